import { byMonth, readAddress, writeAddress } from "./history";

const read = (search: string) => readAddress(new URLSearchParams(search));

describe("the address of the history", () => {
  it("says the filter and the place, and is read back as it was written", () => {
    const address = { type: "REFERRAL" as const, from: "2026-01-01", to: "2026-02-28", after: "abc" };
    expect(read(writeAddress(address).toString())).toEqual({ ...address, before: undefined });
    expect(writeAddress({ type: undefined, from: "" }).toString()).toBe("");
  });

  it.each(["type=NONSENSE", "from=yesterday", "to=2026-99-99", "from=<script>"])("leaves out %s", (search) => {
    expect(Object.values(read(search)).filter(Boolean)).toEqual([]);
  });

  it("has one place: where it has two, the page after counts", () => {
    expect(read("after=a&before=b")).toMatchObject({ after: "a", before: undefined });
  });
});

it("puts entries under their months, also when a month comes again", () => {
  const entries = ["2026-05-02", "2026-05-01", "2026-04-30"].map((date) => ({ date }));
  expect(byMonth(entries, (date) => date.slice(0, 7)).map(({ month, entries: { length } }) => [month, length])).toEqual(
    [
      ["2026-05", 2],
      ["2026-04", 1],
    ],
  );
});
