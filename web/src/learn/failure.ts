/** Why a course or a lesson cannot be shown, without the ids that the server lists for programmers. */
import { ApiError } from "../api/http";
import { say } from "../lib/i18n.svelte";

const PLAIN: Record<string, string> = {
  "option-no-such-lesson": "web-learn-no-such-lesson",
  "option-no-such-puzzle": "web-puzzles-no-such",
  "option-no-such-game": "web-learn-no-such-game",
};

export function failure(error: Error): string {
  const plain = error instanceof ApiError ? PLAIN[error.problem.id] : undefined;
  return plain ? say(plain) : error.message;
}
