import { flashesInSecond, luminanceOf } from "./flash.rules";

const CELLS = 16;
/** Frames of one luminance each in a part of the picture; the rest is dark. */
const frames = (values: readonly number[], ms: number, part = 1) =>
  values.map((value) => ({ cells: Array.from({ length: CELLS }, (_, at) => (at < CELLS * part ? value : 0)), ms }));
const blinking = (times: number) => Array.from({ length: times }, (_, at) => at % 2);

describe("flashes of an animation", () => {
  it.each([
    ["none in a still picture", frames([1], 1_000), 0],
    ["none in a slow fade", frames([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4], 100), 0],
    ["one when it goes on and off", frames([0, 1, 0], 200), 1],
    ["five when it blinks ten times a second", frames(blinking(20), 100), 5],
    ["two when it blinks slowly", frames(blinking(20), 250), 2],
    ["none in less than a quarter of the picture", frames(blinking(20), 50, 0.15), 0],
    ["ten in a quarter of it", frames(blinking(40), 50, 0.25), 10],
    [
      "none when it changes by less than a tenth",
      frames(
        blinking(20).map((on) => 0.5 + on * 0.09),
        50,
      ),
      0,
    ],
    [
      "none among light tones",
      frames(
        blinking(20).map((on) => 0.82 + on * 0.15),
        50,
      ),
      0,
    ],
    // Small steps that add up to a change count when they turn around.
    ["some when steps add up", frames([0, 0.06, 0.12, 0.06, 0, 0.06, 0.12, 0.06, 0, 0.06, 0.12, 0.06, 0], 50), 3],
  ])("%s", (_name, given, flashes) => {
    expect(flashesInSecond(given)).toBe(flashes);
  });

  it("are judged by relative luminance", () => {
    expect(luminanceOf(255, 255, 255)).toBeCloseTo(1);
    expect(luminanceOf(0, 0, 0)).toBe(0);
    expect(luminanceOf(118, 118, 118)).toBeCloseTo(0.181, 2);
    expect(luminanceOf(255, 0, 0)).toBeCloseTo(0.2126);
  });
});
