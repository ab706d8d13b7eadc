/* global SITE */
/**
 * Keeps everything that the page is made of, so that it works without the internet.
 *
 * `aevum site` writes above this what the folder is made of: SITE.version and SITE.files. A new
 * version is fetched beside the old one and waits until the person wants it, or until no page of
 * the old one is open. What pages of the version before still need is kept until the next one.
 */
const PREFIX = `aevum ${new URL(self.registration.scope).pathname} `;
const NAME = PREFIX + SITE.version;

/** Whether a file never changes: its name, or that of its folder, has a hash or a version in it. */
const isLasting = (file) => file.includes("/") || /\.(zip|whl)$/.test(file);

async function keep(cache, file) {
  const address = new URL(file, self.registration.scope);
  const known = isLasting(file) ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: isLasting(file) ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${answer.status} ${address.href}`);
  await cache.put(address, answer);
}

async function keepAll() {
  const cache = await caches.open(NAME);
  for (const file of SITE.files) await keep(cache, file);
}

async function forgetOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const address = request.mode === "navigate" ? self.registration.scope : request.url;
  const known = (await cache.match(address)) ?? (await caches.match(address));
  return known ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope))
    event.respondWith(answer(event.request));
});
