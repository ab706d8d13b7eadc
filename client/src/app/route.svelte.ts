/** Which page is shown, and moving on without loading the page anew. */
import { house } from "../house";
import { routeOf } from "./route";

/** Read which page is shown. */
const routeHere = () => routeOf(house.pathOf(location), location.hash);

class Place {
  route = $state.raw(routeHere());

  constructor() {
    const read = () => (this.route = routeHere());
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  /** Go to another page. */
  go(address: string): void {
    history.pushState(null, "", house.hrefOf(address));
    this.route = routeHere();
    scrollTo(0, 0);
  }

  /** Take the key out of the address bar, so that it is not shown to who looks on. */
  hideKey(): void {
    history.replaceState(null, "", house.hrefOf(house.pathOf(location)));
  }

  /** Let a click on a link of our own move on without loading. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    const path = house.pathOf(link);
    if (path === house.pathOf(location) && link.hash) return;
    event.preventDefault();
    this.go(path + link.hash);
  };
}

export const place = new Place();
