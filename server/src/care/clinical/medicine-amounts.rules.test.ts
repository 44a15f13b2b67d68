import { agesOfWeight, isLightFor, lastDoseIn, strengthIn, takenTodayIn, weightIn } from "./medicine-amounts.rules";

it.each([
  ["my 3 year old weighs 14 kg", 14],
  ["Mein Kind wiegt 9,5 Kilo", 9.5],
  ["mi hija pesa 12 kilos", 12],
  ["nan weighs 6 stone 12", 43.5],
  ["he is 2 stone", 12.7],
  ["she is 88 pounds", 39.9],
  ["I lost 5 kg since I take it", undefined],
  ["15 mg/kg", undefined],
  ["two tablets of 500 mg", undefined],
])("the weight that is told: %s", (text, kg) => {
  const found = weightIn(text);
  expect(found === undefined ? undefined : Math.round(found * 10) / 10).toBe(kg);
});

it.each([
  ["120mg/5ml", 24],
  ["Dalsy 20 mg/ml", 20],
  ["Ibuprofen Saft 4%", 40],
  ["Doliprane 2,4 %", 24],
  ["500 mg", undefined],
])("the strength of a liquid: %s", (text, mgPerMl) => {
  expect(strengthIn(text)).toBe(mgPerMl);
});

it.each([
  ["gave her 5 ml at 6pm, can I give more now at 8?", { at: 18 * 60, ago: 120 }],
  ["gave it at 6, can I give more at 8", { ago: 120 }],
  ["gave it at 11:30, its now 14:00", { at: 11 * 60 + 30, ago: 150 }],
  ["took two at 10pm, now it's 1am", { at: 22 * 60, ago: 180 }],
  ["took two 2 hours ago", { ago: 120 }],
  ["j'ai donné du sirop à 18h, je peux en redonner à 20h ?", { at: 18 * 60, ago: 120 }],
  ["il y a 3 heures j'ai pris un comprimé", { ago: 180 }],
  ["hatte um 12 Uhr 40 Tropfen", { at: 12 * 60 }],
  ["vor einer Stunde genommen", { ago: 60 }],
  ["le di jarabe a las 6 de la tarde, ¿puedo darle más a las 8?", { at: 18 * 60, ago: 120 }],
  ["hace dos horas le di jarabe", { ago: 120 }],
])("when it was taken last: %s", (text, expected) => {
  const { place, ...told } = lastDoseIn(text) ?? { place: -1 };
  expect(place).toBeGreaterThanOrEqual(0);
  expect(told).toEqual(expected);
});

it("tells of no last dose where nothing was taken, and of no second time where there are two medicines", () => {
  expect(lastDoseIn("when does the chemist open, at 9?")).toBeUndefined();
  expect(lastDoseIn("he is 4")).toBeUndefined();
  expect(lastDoseIn("gave one at 2pm, can I give the other at 4pm", true)).toMatchObject({ at: 14 * 60 });
  expect(lastDoseIn("gave one at 2pm, can I give the other at 4pm", true)).not.toHaveProperty("ago");
});

it.each([
  ["she's had 4 doses today already", 4],
  ["hat heute schon drei Mal bekommen", 3],
  ["il en a pris 4 fois aujourd'hui", 4],
  ["take it 4 times a day", undefined],
])("how often it was taken today: %s", (text, times) => {
  expect(takenTodayIn(text)).toBe(times);
});

it("weights fit ages", () => {
  expect(isLightFor(12, 60)).toBe(true);
  expect(isLightFor(16, 60)).toBe(false);
  const { from, to } = agesOfWeight(14);
  expect(from).toBeLessThanOrEqual(36);
  expect(to).toBeGreaterThan(36);
});

it("any text can be read", () => {
  for (const text of ["", "\ud800", "kg", "99999999 kg at 99pm", "1 ".repeat(5_000), "%".repeat(5_000)])
    for (const read of [weightIn, strengthIn, lastDoseIn, takenTodayIn]) expect(() => read(text)).not.toThrow();
});
