/** Which page is shown, and moving on without loading the page anew. */
import { routeOf } from "./route";

class Place {
  route = $state.raw(routeOf(location.pathname, location.hash));

  constructor() {
    const read = () => (this.route = routeOf(location.pathname, location.hash));
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  /** Go to another page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Take the key out of the address bar, so that it is not shown to who looks on. */
  hideKey(): void {
    history.replaceState(null, "", location.pathname);
  }

  /** Let a click on a link of our own move on without loading. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const place = new Place();
