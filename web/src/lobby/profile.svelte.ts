/** Who this browser is in the lobby: a key and a name, both made here. The server knows a hash of the key. */
import { api } from "../api/http";
import type { Me } from "../api/types";
import { read, storage, write } from "../lib/storage";

interface Kept {
  key: string;
  id: string;
}

/** Default names, which need no translation. */
const NAMES = ["Fuji", "Hayabusa", "Kaede", "Kitsune", "Koi", "Momiji", "Nami", "Ookami", "Sakura", "Tanuki", "Tsuru", "Yuki"];

function random(limit: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % limit;
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const madeUp = () => `${NAMES[random(NAMES.length)]} ${100 + random(900)}`;

class Profile {
  #kept = $state.raw(read<Kept | null>("profile", null));
  name = $state(storage.name);

  /** The public id; null until the server has created the profile. */
  get id(): string | null {
    return this.#kept?.id ?? null;
  }

  get key(): string | null {
    return this.#kept?.key ?? null;
  }

  /** The key, created if there is none. The server deletes unused profiles, so it may need the key again. */
  async known(name = this.name): Promise<string> {
    const key = this.#kept?.key;
    if (key && (!name || name === this.name) && (await api.me(key))) return key;
    return this.call(name || madeUp());
  }

  /** Change the name. */
  async call(name: string): Promise<string> {
    const key = this.#kept?.key ?? newKey();
    this.#keep(key, await api.saveMe(key, name));
    return key;
  }

  /** The profile with this key; null if there is none. */
  who(key: string): Promise<Me | null> {
    return api.me(key);
  }

  /** Use the profile with this key, with all its seats. */
  adopt(key: string, me: Me): void {
    this.#keep(key, me);
    for (const { table, game, secret } of me.seats) storage.saveSeat({ table, game, secret, at: Date.now() });
  }

  /** Delete everything here and on the server. */
  async forget(): Promise<void> {
    if (this.#kept) await api.deleteMe(this.#kept.key);
    write("profile", null);
    this.#kept = null;
    this.name = storage.name = "";
  }

  #keep(key: string, { id, name }: Me): void {
    this.#kept = { key, id };
    write("profile", this.#kept);
    this.name = storage.name = name;
  }
}

export const profile = new Profile();
