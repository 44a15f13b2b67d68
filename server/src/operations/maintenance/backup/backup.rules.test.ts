import { backupsToExpire, fileNameOf, isBackupName, isUnfinishedName } from "./backup.rules";

const at = (time: string) => ({ id: time, madeAt: new Date(time) });
const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, day) => at(new Date(Date.parse(from) - day * 86_400_000).toISOString()));

describe("which backups are kept", () => {
  it("nothing of few, and never the newest", () => {
    expect(backupsToExpire([])).toEqual([]);
    expect(backupsToExpire([at("2020-01-01T00:00:00Z")])).toEqual([]);
    expect(backupsToExpire(daily("2026-11-23T02:00:00.000Z", 7))).toEqual([]);
  });

  it("the newest of seven days, four weeks and six months", () => {
    const all = daily("2026-11-23T02:00:00.000Z", 365); // a Monday
    const gone = new Set(backupsToExpire(all));
    expect(all.filter(({ id }) => !gone.has(id)).map(({ id }) => id.slice(0, 10))).toEqual([
      ...["2026-11-23", "2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17"],
      ...["2026-11-15", "2026-11-08"], // weeks; the 23rd and 22nd are two of the four
      ...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
    ]);
  });

  it("one of a day of London, also where UTC has another date", () => {
    const [late, early] = [at("2026-06-30T23:30:00Z"), at("2026-07-01T10:00:00Z")];
    expect(backupsToExpire([late, early])).toEqual([late.id]);
    const winter = [at("2026-12-01T23:30:00Z"), at("2026-12-02T00:30:00Z")];
    expect(backupsToExpire(winter)).toEqual([]);
  });

  it("in whichever order they are given", () => {
    const [older, newer] = [at("2026-11-23T01:00:00Z"), at("2026-11-23T02:00:00Z")];
    expect(backupsToExpire([older, newer])).toEqual([older.id]);
    expect(backupsToExpire([newer, older])).toEqual([older.id]);
  });
});

it("the name of a file tells when it was made, and is known again", () => {
  const name = fileNameOf(new Date("2026-11-23T02:00:00.123Z"), "0f0e0d0c-0b0a-4000-8000-000000000000");
  expect(name).toBe("backup-20261123T020000123Z-0f0e0d0c.hab");
  expect([name, `${name}.part`, "other.hab", `../${name}`].map(isBackupName)).toEqual([true, true, false, false]);
  expect([name, `${name}.part`].map(isUnfinishedName)).toEqual([false, true]);
});
