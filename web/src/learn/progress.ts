/** What was done in lessons, kept in this browser: there are no accounts. */
import type { LessonCard, LessonState } from "../api/types";
import { read, write } from "../lib/storage";

export interface Progress {
  /** What was chosen so far: the lesson continues from there. */
  trail: string[][];
  step: number;
  /** Whether it was finished once. */
  done: boolean;
}

type Lessons = Record<string, Record<string, Progress>>;

const KEY = "lessons";
const NONE: Progress = { trail: [], step: 0, done: false };

export const progressOf = (game: string, lesson: string): Progress => read<Lessons>(KEY, {})[game]?.[lesson] ?? NONE;

function keep(game: string, lesson: string, progress: Progress): void {
  const all = read<Lessons>(KEY, {});
  write(KEY, { ...all, [game]: { ...all[game], [lesson]: progress } });
}

/** Store the progress in a lesson; a finished one starts again from the beginning. */
export function keepProgress(game: string, lesson: string, { trail, step, verdict }: LessonState): void {
  const { done } = progressOf(game, lesson);
  keep(game, lesson, verdict === "done" ? { ...NONE, done: true } : { trail, step, done });
}

/** The lessons of a game that were finished. */
export const doneLessons = (game: string): string[] =>
  Object.entries(read<Lessons>(KEY, {})[game] ?? {}).flatMap(([lesson, { done }]) => (done ? [lesson] : []));

/** Forget the choices of a lesson, but not that it was done. */
export const startAgain = (game: string, lesson: string): void =>
  keep(game, lesson, { ...NONE, done: progressOf(game, lesson).done });

/** The lesson to continue: one that was started, otherwise the first that is not done. */
export function nextLesson(game: string, lessons: LessonCard[]): LessonCard | undefined {
  const open = lessons.filter(({ id }) => !progressOf(game, id).done);
  return open.find(({ id }) => progressOf(game, id).step > 0) ?? open[0];
}
