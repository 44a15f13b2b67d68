import { fitTranslation } from "./translation.rules";

it.each([
  ["Rest.", " Repos. ", "Repos."],
  ["Rest.", "", null],
  ["Rest.", " \n ", null],
  ["Rest.", "a".repeat(5 * 4 + 200), "a".repeat(220)],
  ["Rest.", "a".repeat(5 * 4 + 201), null],
])("a translation of %p as %p is shown as %p", (source, translation, shown) => {
  expect(fitTranslation(source, translation)).toBe(shown);
});
