import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Problem, Reason, Tip, Update } from "../api/types";
import type { GameModule } from "../table/game-module";

vi.mock("../lib/media.svelte", () => ({ reducedMotion: { current: false } }));
vi.mock("../table/table.svelte", () => ({
  Table: class {
    update: Update | null = null;
    show(update: Update) {
      this.update = update;
    }
    close() {}
  },
}));
const { FrameTable } = await import("./frame-table.svelte");

class Line extends FrameTable {
  async play(frames: Update[]): Promise<void> {
    this.playing = true;
    await this.presentAll(frames);
    this.playing = false;
  }
  protected send = (): Promise<Problem | null> => Promise.resolve(null);
  protected ask = (): Promise<Reason[]> => Promise.resolve([]);
  protected askTips = (): Promise<Tip[]> => Promise.resolve([]);
}

const FRAMES = ["a", "b", "c"].map((seen) => ({ view: seen, said: null, pending: [0], legal: [] }) as unknown as Update);
let skipped = 0;
const newLine = () => new Line("x", "game", 0, { skip: () => (skipped += 1) } as unknown as GameModule);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("frames are shown one after another, with nothing to choose", async () => {
  const line = newLine();
  const done = line.play(FRAMES);
  expect([line.update?.view, line.update?.pending, line.busy]).toEqual(["a", [], true]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(line.update?.view).toBe("b");
  await vi.advanceTimersByTimeAsync(3000);
  await done;
  expect([line.update?.view, line.busy]).toEqual(["c", false]);
});

test("a line that is skipped ends at once where it leads, and the next one is shown again", async () => {
  const line = newLine();
  const done = line.play(FRAMES);
  line.skip();
  await done;
  expect([line.update?.view, line.busy, skipped]).toEqual(["c", false, 1]);
  void line.play(FRAMES);
  await vi.advanceTimersByTimeAsync(100);
  expect(line.update?.view).toBe("a");
});
