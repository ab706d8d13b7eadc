/** The service of the page: everything is kept for when there is no internet. */
import { root } from "./parts";

/** A busy browser may lose a word to a service: it is said again after so many milliseconds. */
const PATIENCE = 1000;

class Updates {
  /** A new version that waits to be loaded. */
  waiting = $state.raw<ServiceWorker | null>(null);
  /** Whether everything is kept that works without the internet. */
  isKept = $state(false);

  /** Have everything kept; a new version is offered, and never forced on a game. */
  async start(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const service = await navigator.serviceWorker.register(new URL("service.js", root));
    this.#offer(service);
    void navigator.serviceWorker.ready.then(() => (this.isKept = true));
    service.onupdatefound = () => {
      const coming = service.installing;
      if (coming) coming.onstatechange = () => this.#offer(service);
    };
  }

  /** Load the new version, here and now. */
  load(): void {
    const coming = this.waiting;
    if (coming === null) return;
    const urge = () => {
      if (coming.state === "installed") coming.postMessage("take over");
      else location.reload();
    };
    navigator.serviceWorker.oncontrollerchange = () => location.reload();
    urge();
    setInterval(urge, PATIENCE);
  }

  #offer({ waiting, active }: ServiceWorkerRegistration): void {
    this.waiting = active ? waiting : null;
  }
}

export const updates = new Updates();
