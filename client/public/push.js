/** Shows what is pushed to this browser, and opens the table when it is clicked. */
self.addEventListener("push", (event) => {
  const { title, body, link, tag } = event.data.json();
  const shown = { body, tag, icon: "/icon.svg", data: { link } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = new URL(event.notification.data.link, self.location.origin);
  if (target.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === target.href);
      return open ? open.focus() : self.clients.openWindow(target.href);
    }),
  );
});
