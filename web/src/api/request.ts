/** A request to our own server: the least that is needed, so that the first can be sent early. */
import type { Problem } from "./types";

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached. */
export class Away extends Error {}

/** Milliseconds until a page that could not be loaded asks once more. */
export const AGAIN = 3000;

/** How far the server's clock is ahead of ours, as far as whole seconds tell. */
export let ahead = 0;

function compared(date: string | null): void {
  const apart = date ? Date.parse(date) - Date.now() : NaN;
  ahead = Math.abs(apart) > 2000 ? apart : 0;
}

export interface Wish {
  language: string;
  body?: unknown;
  secret?: string | null;
  /** Where it is neither GET nor, with a body, POST. */
  method?: "DELETE";
  query?: Record<string, string | number | boolean | null | undefined>;
}

/** Send it; what comes back is read by `answered`. */
export function send(path: string, { language, body, secret, method, query }: Wish): Promise<Response> {
  const url = new URL(`api/${path}`, document.baseURI);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value != null) url.searchParams.set(key, String(value));
  }
  const headers: Record<string, string> = { "Accept-Language": language };
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return fetch(url, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  });
}

export async function answered<T>(sent: Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await sent;
  } catch {
    throw new Away();
  }
  compared(answer.headers.get("Date"));
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const text = `${answer.status} ${answer.statusText}`;
  throw new Refused(answer.status, (data as Problem | null) ?? { id: "", text, rule: "", reasons: [] });
}

export const request = <T>(path: string, wish: Wish): Promise<T> => answered<T>(send(path, wish));

/** What was written into an address; as it stands, if an address was cut or mistyped. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of a table. */
export const at = (table: string): string => `tables/${encodeURIComponent(table)}`;
