import { changesBetween } from "./reach";

const asked = (given: object) => JSON.stringify({ cities: [], languages: [], topics: [], signals: [], ...given });

it.each([
  [asked({}), asked({ cities: ["London"] }), 1],
  [asked({ cities: ["London"] }), asked({ cities: [] }), 1],
  [asked({}), asked({ cities: ["London", "Leeds"], languages: ["en"] }), 3],
  [asked({ cities: ["London"] }), asked({ cities: ["Leeds"] }), 2],
  [asked({ cities: ["Leeds", "London"] }), asked({ cities: ["London", "Leeds"] }), 0],
])("counts the choices that two questions about reach differ by: %j, %j", (before, after, count) => {
  expect(changesBetween(before, after)).toBe(count);
});
