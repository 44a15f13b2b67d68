import { readConversionsCsv, readLines, readPence } from "./conversionsCsv";

const CAMPAIGNS = [
  { id: "00000000-0000-4000-8000-000000000001", name: "Saline spray" },
  { id: "00000000-0000-4000-8000-000000000002", name: "Twin" },
  { id: "00000000-0000-4000-8000-000000000003", name: "Twin" },
];
const line = (given: object = {}) => ({
  line: 2,
  campaign: "Saline spray",
  day: "2026-11-19",
  count: "3",
  revenue: "10",
  ...given,
});
const read = (given: object) => readLines([line(given)], CAMPAIGNS, "2026-11-20")[0];

it.each([
  ["campaign,day,conversions,revenue\r\nA,2026-11-19,3,10.50\r\n", [line({ campaign: "A", revenue: "10.50" })]],
  ["\uFEFFRevenue;Day;Campaign;Conversions;Note\n10;2026-11-19;A;3;x\n\n", [line({ campaign: "A" })]],
  [
    'campaign\tday\tconversions\trevenue\n"A ""best""\tone\nof two"\t2026-11-19\t3\t10\nB\t2026-11-19\t3\t10',
    [line({ campaign: 'A "best"\tone\nof two' }), line({ line: 4, campaign: "B" })],
  ],
  ["campaign,day,conversions,revenue\nA", [line({ campaign: "A", day: "", count: "", revenue: "" })]],
  [
    "Order,Code,campaign,day,conversions,revenue\nA-1,SPRING10,,2026-11-19,3,10",
    [line({ campaign: "", code: "SPRING10", order: "A-1" })],
  ],
  ["campaign,day,conversions,revenue,All orders\nA,2026-11-19,3,10,24", [line({ campaign: "A", all: "24" })]],
  ["campaign,day,conversions,revenue", []],
  ["campaign,day,revenue\nA,2026-11-19,10", null],
  ["", null],
])("reads %j", (text, lines) => {
  expect(readConversionsCsv(text)).toEqual(lines);
});

it.each([
  ["10", 1_000],
  ["10.5", 1_050],
  ["£1,234.56", 123_456],
  ["", 0],
  ["10.555", null],
  ["1,23", null],
  ["-5", null],
  ["ten", null],
])("takes %j for %p pence", (text, pence) => {
  expect(readPence(text)).toBe(pence);
});

it("finds a campaign by its name or id, and says what is wrong with a line", () => {
  expect(read({})).toMatchObject({
    problem: null,
    row: { campaignId: CAMPAIGNS[0]?.id, day: "2026-11-19", count: 3, revenuePence: 1_000 },
  });
  expect(read({ campaign: CAMPAIGNS[1]?.id })).toMatchObject({ problem: null });
  expect(read({ campaign: "Other" })).toMatchObject({ problem: "campaign", row: null });
  expect(read({ campaign: "twin" })).toMatchObject({ problem: "sameName" });
  expect(read({ day: "19/11/2026" })).toMatchObject({ problem: "day" });
  expect(read({ day: "2026-02-30" })).toMatchObject({ problem: "day" });
  expect(read({ day: "2026-11-21" })).toMatchObject({ problem: "future" });
  expect(read({ count: "1.5" })).toMatchObject({ problem: "count" });
  expect(read({ count: "" })).toMatchObject({ problem: "count" });
  expect(read({ revenue: "x" })).toMatchObject({ problem: "revenue" });
});

it("takes a line with a code and an order for an order by code", () => {
  const order = { campaign: "", code: "SPRING10", order: "A-1" };
  expect(read(order)?.row).toEqual({
    promoCode: "SPRING10",
    orderId: "A-1",
    ...{ day: "2026-11-19", count: 3, revenuePence: 1_000 },
  });
  for (const half of [{ code: "" }, { order: "" }, { campaign: "Saline spray" }]) {
    expect(read({ ...order, ...half })).toMatchObject({ problem: "order", row: null });
  }
});

it.each([
  [{ all: "1,024" }, 1_024, null],
  [{ all: "3" }, 3, null],
  [{ all: " " }, undefined, null],
  [{ all: "2" }, undefined, "all"],
  [{ all: "some" }, undefined, "all"],
  [{ campaign: "", code: "SPRING10", order: "A-1", count: "1", all: "24" }, undefined, "all"],
])("takes all orders of the day when they are given: %j", (given, allOrders, problem) => {
  const found = read(given);
  expect(found?.problem).toBe(problem);
  expect(found?.row?.allOrders).toBe(allOrders);
});
