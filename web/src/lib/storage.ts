/** What this browser stores: settings, and the secrets of seats. In memory if there is no local storage. */
import type { StudyText } from "../api/types";

interface Seat {
  table: string;
  game: string;
  secret: string;
  at: number;
  /** Whether we joined somebody else's table. */
  guest?: boolean;
  /** Whether the match is over: these are removed first. */
  over?: boolean;
}

/** Unsaved comments on a match or in a study. */
interface Draft {
  /** The table, or the study. */
  of: string;
  /** The version of the study that was changed; 0 for a new one. */
  version: number;
  text: StudyText;
}

/** How many secrets a request to the server may have. */
const MOST_SEATS = 200;
const MOST_DRAFTS = 20;

const memory = new Map<string, string>();

function load(key: string): string | null {
  try {
    return localStorage.getItem(`kagemusha.${key}`);
  } catch {
    return null;
  }
}

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = load(key) ?? memory.get(key);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  try {
    if (text === null) localStorage.removeItem(`kagemusha.${key}`);
    else localStorage.setItem(`kagemusha.${key}`, text);
  } catch {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
}

export const storage = {
  get language(): string | null {
    return read<string | null>("language", null);
  },
  set language(value: string | null) {
    write("language", value);
  },
  get theme(): "light" | "dark" | null {
    return read<"light" | "dark" | null>("theme", null);
  },
  set theme(value: "light" | "dark" | null) {
    write("theme", value);
  },
  get sound(): boolean {
    return read("sound", false);
  },
  set sound(value: boolean) {
    write("sound", value);
  },
  get name(): string {
    return read("name", "");
  },
  set name(value: string) {
    write("name", value);
  },
  /** Whether the player was asked for a name. */
  get nameAsked(): boolean {
    return read("name-asked", false);
  },
  set nameAsked(value: boolean) {
    write("name-asked", value);
  },
  get seats(): Seat[] {
    return read<Seat[]>("seats", []);
  },
  /** The secret of a table, which all games at the table share. */
  secretOf(...tables: string[]): string | null {
    return this.seats.find((seat) => tables.includes(seat.table))?.secret ?? null;
  },
  isGuest(table: string): boolean {
    return this.seats.some((seat) => seat.table === table && seat.guest);
  },
  saveSeat(seat: Seat): void {
    const all = [seat, ...this.seats.filter((other) => other.table !== seat.table)];
    while (all.length > MOST_SEATS) all.splice(all.findLastIndex(({ over }) => over), 1); // at -1: the last
    write("seats", all);
  },
  /** The tables at which matches are running; all others are over. */
  setRunning(tables: ReadonlySet<string>): void {
    const marked = this.seats.map((seat) => ({ ...seat, over: !tables.has(seat.table) || undefined }));
    if (marked.some(({ over }, n) => over !== this.seats[n]!.over)) write("seats", marked);
  },
  /** The secrets of our own studies. */
  secretOfStudy(study: string): string | null {
    return read<Record<string, string>>("studies", {})[study] ?? null;
  },
  saveStudy(study: string, secret: string | null): void {
    const { [study]: _, ...others } = read<Record<string, string>>("studies", {});
    write("studies", secret === null ? others : { ...others, [study]: secret });
  },
  draftOf(of: string): Draft | null {
    return read<Draft[]>("drafts", []).find((draft) => draft.of === of) ?? null;
  },
  saveDraft(of: string, draft: Omit<Draft, "of"> | null): void {
    const others = read<Draft[]>("drafts", []).filter((other) => other.of !== of);
    write("drafts", draft ? [{ of, ...draft }, ...others].slice(0, MOST_DRAFTS) : others);
  },
  /** Invitation links of a table, by seat. */
  linksOf(table: string): Record<number, string> {
    return read(`links.${table}`, {});
  },
  saveLinks(table: string, links: Record<number, string>): void {
    write(`links.${table}`, Object.keys(links).length ? links : null);
  },
  /** Tables that are hidden from the list, although a secret for another game there is stored. */
  get forgotten(): string[] {
    return read<string[]>("forgotten", []);
  },
  forget(table: string): void {
    const secret = this.secretOf(table);
    if (this.seats.some((seat) => seat.table !== table && seat.secret === secret)) write("forgotten", [table, ...this.forgotten].slice(0, 200));
    write(`links.${table}`, null);
    write(
      "seats",
      this.seats.filter((seat) => seat.table !== table),
    );
  },
};
