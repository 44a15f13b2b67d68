import { pageNumbers } from "../../platform/pages";
import { fittingTitle, rangeProblem, TITLE_MAX_LENGTH } from "./record.rules";

describe("a range of days", () => {
  it.each([
    [{}, undefined],
    [{ from: "2026-03-29", to: "2026-03-29" }, undefined],
    [{ from: "2024-02-29" }, undefined],
    [{ from: "2026-02-29" }, "from"],
    [{ from: "29/03/2026" }, "from"],
    [{ to: "2026-3-9" }, "to"],
    [{ from: "2026-03-30", to: "2026-03-29" }, "to"],
  ])("%j is wrong at %s", (filter, field) => {
    expect(rangeProblem(filter)?.field).toBe(field);
  });
});

describe("the number of a page", () => {
  it.each([
    [0, 0, 1, 1],
    [0, 20, 1, 1],
    [0, 21, 1, 2],
    [20, 168, 2, 9],
    [160, 168, 9, 9],
    [13, 168, 2, 9], // after a place that is not the end of a page
    [168, 168, 9, 9],
  ])("after %i of %i is %i of %i", (before, total, pageNumber, pageCount) => {
    expect(pageNumbers(before, total, 20)).toEqual({ pageNumber, pageCount });
  });
});

it("cuts a title by characters, never in the middle of one", () => {
  expect(fittingTitle("  Sore \n throat ")).toBe("Sore throat");
  const long = fittingTitle("😀".repeat(TITLE_MAX_LENGTH + 1));
  expect([...long]).toHaveLength(TITLE_MAX_LENGTH);
  expect(long.endsWith("😀…")).toBe(true);
});
