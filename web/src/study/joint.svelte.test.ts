import { expect, test, vi } from "vitest";
import type { PastUpdates, Place } from "../api/types";
import type { LiveTable } from "../table/live-table.svelte";
import type { StudyState } from "./study.svelte";

const PAST = { moves: 20, spectator: {}, seats: [{}, {}] } as unknown as PastUpdates;
vi.mock("../api/http", () => ({ api: { updatesAt: () => Promise.resolve(PAST) } }));
vi.mock("../lib/i18n.svelte", () => ({ i18n: { language: "en" } }));
const { Timeline } = await import("../table/timeline.svelte");
const { Joint } = await import("./joint.svelte");

const place = (move: number | null, viewer: number | null): Place => ({ move, viewer, study: null, variation: null, step: 0 });
const newTimeline = () => new Timeline({ id: "t", secret: "s", seat: 0, over: true } as unknown as LiveTable);

test("who follows ends where the leader is, also if an earlier place takes longer to load", async () => {
  const timeline = newTimeline();
  const joint = new Joint(timeline, { aside: false, card: null } as unknown as StudyState);
  await Promise.all([joint.show(place(null, 1)), joint.show(place(9, 1))]);
  expect([timeline.at, timeline.viewer]).toEqual([9, 1]);
});

test("a moment that was asked for before is not shown later", async () => {
  const timeline = newTimeline();
  const late = timeline.go(3);
  timeline.toNow();
  await late;
  expect(timeline.at).toBe(null);
});
