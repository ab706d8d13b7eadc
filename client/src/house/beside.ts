/** What the house says beside its pages: above all of them, and below the tables. */
export { Keeping, Strip } from "./server/beside";
