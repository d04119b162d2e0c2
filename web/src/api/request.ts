/** Requests to our server. Small, because the inline script contains it. */
import type { Problem } from "./types";

/** The server refused a request; the message is its text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** Milliseconds until a failed page load is tried again. */
export const RETRY_MS = 3000;

/** Milliseconds that the server's clock is ahead of ours; differences below two seconds are ignored. */
export let clockOffset = 0;

function compareClocks(date: string | null): void {
  const apart = date ? Date.parse(date) - Date.now() : NaN;
  clockOffset = Math.abs(apart) > 2000 ? apart : 0;
}

export interface RequestOptions {
  language: string;
  body?: unknown;
  secret?: string | null;
  /** If it is neither GET nor, with a body, POST. */
  method?: "DELETE";
  query?: Record<string, string | number | boolean | null | undefined>;
  /** Ends the request when its answer is not wanted any more. */
  signal?: AbortSignal;
}

/** Send a request; `readAnswer` reads the response. */
export function send(path: string, { language, body, secret, method, query, signal }: RequestOptions): Promise<Response> {
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
    signal: signal ?? null,
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  });
}

export async function readAnswer<T>(sent: Promise<Response>): Promise<T> {
  let answer: Response;
  try {
    answer = await sent;
  } catch {
    throw new Unreachable();
  }
  compareClocks(answer.headers.get("Date"));
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const text = `${answer.status} ${answer.statusText}`;
  throw new ApiError(answer.status, (data as Problem | null) ?? { id: "", text, rule: "", reasons: [] });
}

export const request = <T>(path: string, options: RequestOptions): Promise<T> => readAnswer<T>(send(path, options));

/** A decoded part of an address; unchanged if it is malformed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of a table. */
export const tablePath = (table: string): string => `tables/${encodeURIComponent(table)}`;
