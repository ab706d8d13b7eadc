/** The mark of the protocol that the page was built for (`scripts/protocol.ts`). */
declare const __PROTOCOL__: string;
