/**
 * Passkeys: a way to bring the key of a profile to another device.
 *
 * The passkey's PRF extension gives a secret to this site only. With it we encrypt the key. The server stores the
 * encrypted key and returns it when the passkey signs in, but cannot decrypt it.
 */
import { api } from "../api/http";
import type { PasskeyCard } from "../api/types";

type Json = Record<string, never>;
interface Extensions {
  prf?: { enabled?: boolean; results?: { first?: BufferSource } };
}

/** The PRF input: the same for all passkeys, each of which gives a different secret. */
const FOR = new TextEncoder().encode("kagemusha: the key of a profile");
const IV = 12;

/** The passkey has no PRF secret. */
export class CannotSeal extends Error {}
/** This passkey cannot decrypt the key. */
export class CannotOpen extends Error {}

const text = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The credential for the server, without the results of extensions, because these contain the secret. */
function toSend(credential: PublicKeyCredential): Json {
  return { ...(credential.toJSON() as object), clientExtensionResults: {} } as unknown as Json;
}

const results = (credential: PublicKeyCredential) => credential.getClientExtensionResults() as Extensions;
const withSecret = (options: object): object => ({ ...options, extensions: { prf: { eval: { first: FOR } } } });

async function sealing(secret: BufferSource): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: FOR };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

async function seal(key: string, secret: BufferSource): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const how = { name: "AES-GCM", iv, additionalData: FOR };
  const sealed = await crypto.subtle.encrypt(how, await sealing(secret), new TextEncoder().encode(key));
  return text(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

async function unseal(sealed: string, secret: BufferSource): Promise<string> {
  const all = bytes(sealed);
  const how = { name: "AES-GCM", iv: all.slice(0, IV), additionalData: FOR };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, await sealing(secret), all.slice(IV)));
  } catch {
    throw new CannotOpen();
  }
}

async function ask(options: Json): Promise<PublicKeyCredential> {
  const publicKey = withSecret(PublicKeyCredential.parseRequestOptionsFromJSON(options as never));
  return (await navigator.credentials.get({ publicKey } as CredentialRequestOptions)) as PublicKeyCredential;
}

/** Create a passkey that stores this key; CannotSeal if it has no PRF secret. */
export async function addPasskey(key: string): Promise<PasskeyCard> {
  const { public_key: options } = await api.beginPasskey(key);
  const publicKey = withSecret(PublicKeyCredential.parseCreationOptionsFromJSON(options as never));
  const made = (await navigator.credentials.create({ publicKey } as CredentialCreationOptions)) as PublicKeyCredential;
  let secret = results(made).prf?.results?.first;
  if (!secret && results(made).prf?.enabled) {
    // Some return the secret only when they sign in, so ask again.
    const again = (await api.beginSignIn()).public_key as Json;
    const allowCredentials = [{ type: "public-key", id: made.id }];
    secret = results(await ask({ ...again, allowCredentials } as never)).prf?.results?.first;
  }
  if (!secret) throw new CannotSeal();
  return api.addPasskey(key, toSend(made), await seal(key, secret));
}

/** The key that is stored with a passkey of this browser or device. */
export async function signIn(): Promise<string> {
  const { public_key: options } = await api.beginSignIn();
  const signed = await ask(options as Json);
  const secret = results(signed).prf?.results?.first;
  const { sealed } = await api.signIn(toSend(signed));
  if (!secret) throw new CannotOpen();
  return unseal(sealed, secret);
}
