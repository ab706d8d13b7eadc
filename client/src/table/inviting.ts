/** Invitations to seats: they are claimed once, made anew, and taken back. */
import { get, post, remove, Refusal } from "../app/api";
import { exchangeKey, keyFor } from "../app/memory";
import type { Addresses, Invitation, Taken } from "../protocol";
import type { Table } from "./table.svelte";

const PAUSE = 1000;

/** Claim the seat that an invitation is for; return the key that this browser has made for it. */
export async function claim(table: string, invitation: string): Promise<string> {
  const key = keyFor(invitation);
  for (;;) {
    try {
      await post<Taken>(`/api/tables/${table}/claim`, { invitation, key });
      exchangeKey(table, invitation, key);
      return key;
    } catch (error) {
      const isLost = error instanceof Refusal && error.status === 0;
      if (!isLost) {
        exchangeKey(table, invitation, "");
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const seatOf = (table: Table, seat: number) => `/api/tables/${table.id}/seats/${seat}`;
const placeOf = (table: Table, seat: number) => `${seatOf(table, seat)}/invitation`;

/** Make an invitation to a seat, in place of the one before. */
export async function invite(table: Table, seat: number): Promise<string> {
  return (await post<Invitation>(placeOf(table, seat), {}, table.key)).invitation;
}

/** Take back the invitation to a seat. */
export function revoke(table: Table, seat: number): Promise<void> {
  return remove(placeOf(table, seat), table.key);
}

/** Make an invitation by which the own seat goes to somebody else for good. */
export async function handOver(table: Table, seat: number): Promise<string> {
  return (await post<Invitation>(`${seatOf(table, seat)}/hand-over`, {}, table.key)).invitation;
}

/** Send somebody away who has come to a seat and not answered anything yet. */
export function sendAway(table: Table, seat: number): Promise<void> {
  return remove(seatOf(table, seat), table.key);
}

/** Throw all other browsers out of the own seat. */
export function signOut(table: Table, seat: number): Promise<void> {
  return remove(`${seatOf(table, seat)}/others`, table.key);
}

const NEAR = /^(localhost|127\..*|\[::1\])$/;

/** Where links may begin: where this page came from, unless that is this machine, and elsewhere. */
export function beginnings({ addresses }: Addresses, page: URL): string[] {
  const own = NEAR.test(page.hostname) ? [] : [page.origin];
  const found = [...new Set([...own, ...addresses])];
  return found.length > 0 ? found : [page.origin];
}

/** Say whether nobody but this machine reaches the table at an address. */
export function isNear(address: string): boolean {
  return NEAR.test(new URL(address).hostname);
}

/** Ask where others reach the table. */
export function askAddresses(): Promise<Addresses> {
  return get<Addresses>("/api/addresses");
}
