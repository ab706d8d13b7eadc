/** Passkeys by the browser's own interface. */
import { post, send } from "../app/api";
import type { Account, Challenge } from "../protocol";

/** Whether this browser knows passkeys in the form in which they travel. */
export const CAN_SIGN =
  "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Write what a device has signed; nothing if nobody wanted to. */
async function signed(asked: Promise<Credential | null>): Promise<string> {
  const found = await asked.catch(() => null);
  return found instanceof PublicKeyCredential ? JSON.stringify(found.toJSON()) : "";
}

/** Make a passkey on this device; say whether it was made. */
export async function makePasskey(): Promise<boolean> {
  const { token, options } = await post<Challenge>("/api/account/passkey/new", {});
  const wish = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish);
  const credential = await signed(navigator.credentials.create({ publicKey }));
  if (credential) await send("/api/account/passkey", { token, credential });
  return credential !== "";
}

/** Log in by a passkey of this device; nothing if nobody wanted to. */
export async function logInByPasskey(): Promise<Account | null> {
  const { token, options } = await post<Challenge>("/api/account/passkey/challenge", {});
  const wish = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wish);
  const credential = await signed(navigator.credentials.get({ publicKey }));
  if (!credential) return null;
  return post<Account>("/api/account/passkey/log-in", { token, credential });
}
