/** Who this browser is in the lobby: a key and a name, both made here. The server knows a hash of the key. */
import { api } from "../api/http";
import type { Me } from "../api/types";
import { read, storage, write } from "../lib/storage";

interface Kept {
  key: string;
  id: string;
}

/** Names that need no translation, for those who chose none. */
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

  /** The public id; null until there is something to play. */
  get id(): string | null {
    return this.#kept?.id ?? null;
  }

  get key(): string | null {
    return this.#kept?.key ?? null;
  }

  /** The key, made if there is none. The server forgets who is never there: then it is told again. */
  async known(name = this.name): Promise<string> {
    const key = this.#kept?.key;
    if (key && (!name || name === this.name) && (await api.me(key))) return key;
    return this.call(name || madeUp());
  }

  /** Take another name. */
  async call(name: string): Promise<string> {
    const key = this.#kept?.key ?? newKey();
    this.#keep(key, await api.saveMe(key, name));
    return key;
  }

  /** Who has this key; null if nobody has. */
  who(key: string): Promise<Me | null> {
    return api.me(key);
  }

  /** Become who has this key, with all seats. */
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
