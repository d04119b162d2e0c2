/** Rooms with a door on every side: what is in them stands in the corners. */
import type { RoomArt } from "./index";
import { box, bush, byobu, corners, cushion, each, lamps, ring, rings, stone } from "./shapes";

const blossoms = each([[44, -66], [58, -78], [70, -60], [54, -52], [78, -74], [36, -54], [66, -44]], (x, y) => ring(x, y, 4));

export const halls: Record<string, RoomArt> = {
  "audience-hall": {
    floor: "tatami",
    parts: [
      ["carpet", "M-22 -94H22V94H-22Z"],
      ["wood", box(36, -84, 50, 40)],
      ["gold", byobu(38, -88, 2)],
      ["red", cushion(61, -58)],
      ["cloth", cushion(-62, 52) + cushion(-62, 76) + cushion(62, 52) + cushion(62, 76)],
    ],
  },
  "hall-of-pillars": {
    floor: "flags",
    parts: [
      ["stone", each(corners(60), (x, y) => box(x - 19, y - 19, 38, 38))],
      ["wood", each(corners(60), (x, y) => ring(x, y, 14))],
      ["line", each(corners(60), (x, y) => rings(x, y, 9, 4))],
    ],
  },
  "lantern-hall": { floor: "tatami", parts: [...lamps(...corners(72, 62), ...corners(42, 62))] },
  "moss-garden": {
    floor: "moss",
    parts: [
      ["leaf", bush(-66, -50, 1.4) + bush(64, 62, 1.6) + bush(-70, 74, 1) + bush(72, -64, 1.1)],
      ["stone", stone(46, -54, 15) + stone(62, -40, 8) + stone(-44, 62, 13)],
      ["stone", each([[-16, -78], [-4, -58], [-14, -38], [8, 40], [-4, 60], [12, 80]], (x, y) => ring(x, y, 8))],
    ],
  },
  dojo: {
    floor: "boards",
    parts: [
      ["mat", box(-46, -42, 92, 84)],
      ["wood", box(-88, 58, 44, 10) + box(44, -70, 44, 10)],
      ["line", "M-84 54V80M-76 54V80M-68 54V80M-60 54V80M-52 54V80M48 -74V-46M56 -74V-46M64 -74V-46M72 -74V-46M80 -74V-46"],
      ["wood", ring(68, 66, 10) + box(64, 46, 8, 40) + box(48, 62, 40, 8)],
      ["cloth", cushion(-70, -46)],
    ],
  },
  shrine: {
    floor: "flags",
    parts: [
      ["red", box(38, -84, 48, 8) + box(42, -72, 40, 5)],
      ["wood", box(46, -64, 32, 22)],
      ["lit", ring(52, -53, 3.4) + ring(72, -53, 3.4)],
      ["gold", rings(62, -53, 5)],
      ["stone", rings(-64, 64, 16, 10) + box(-76, -66, 20, 20) + box(58, 58, 20, 20)],
      ["lit", ring(-64, 64, 5) + ring(-66, -56, 4) + ring(68, 68, 4)],
      ["line", "M-64 52q5 -6 0 -12q-5 -5 0 -10"],
    ],
  },
  courtyard: {
    floor: "moss",
    parts: [
      ["line", "M-82 -58A20 20 0 0 0 -42 -58M-89 -58A27 27 0 0 0 -35 -58"],
      ["stone", stone(-62, -58, 15) + stone(-41, -52, 8) + stone(20, 78, 9)],
      ["water", "M24 60C18 42 42 36 58 41C82 45 84 73 62 79C42 84 28 78 24 60Z"],
      ["ripple", "M34 62a8 8 0 0 1 16 0M52 62a8 8 0 0 1 16 0M43 73a8 8 0 0 1 16 0M43 52a8 8 0 0 1 16 0"],
      ["leaf", bush(72, -62, 1.2) + bush(-74, 74, 0.9)],
    ],
  },
  "plum-courtyard": {
    floor: "moss",
    parts: [
      ["branch", "M84 -86Q66 -72 56 -58Q46 -62 38 -56M62 -66Q66 -52 62 -44M70 -74Q78 -66 78 -58M60 -74L56 -82"],
      ["blossom", blossoms],
      ["stone", stone(-60, 62, 16) + stone(-38, 72, 9) + each([[-62, -40], [-48, -54], [-66, -62]], (x, y) => ring(x, y, 7))],
      ["wood", box(46, 56, 40, 14)],
      ["blossom", each([[-20, -70], [30, 30], [-36, 30], [66, 40], [10, 74]], (x, y) => ring(x, y, 2.2))],
    ],
  },
  "stone-courtyard": {
    floor: "sand",
    parts: [
      ["line", rings(-58, -50, 30, 38) + rings(56, 58, 32, 40)],
      ["stone", stone(-64, -54, 17) + stone(-44, -42, 9) + stone(54, 52, 20) + stone(76, 66, 9) + stone(66, -64, 10)],
      ["leaf", bush(-62, 72, 0.8)],
    ],
  },
};
