/** The house that this page was built for; `vite.config.ts` puts that of a browser in its place. */
export { house } from "./server";
