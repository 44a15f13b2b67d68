import { eventSentence } from "./application.rules";
import { isCompanyNumber, isPhone, normaliseCompanyNumber, readCompany, readWebsite } from "./company.rules";
import { type CheckedDocument, mentions, outcomeOf } from "./document-check.rules";
import { isWorkingDay, reviewClock } from "./working-days.rules";

describe("a company", () => {
  it.each([
    ["09876543", true],
    [" 0987 6543 ", true],
    ["sc123456", true],
    ["ni 012345", true],
    ["1234567", false],
    ["123456789", false],
    ["S1234567", false],
    ["SC12345A", false],
    ["", false],
    ["０９８７６５４３", true],
  ])("has the number %p: %p", (text, fits) => {
    expect(isCompanyNumber(normaliseCompanyNumber(text))).toBe(fits);
  });

  it.each([
    ["0151 496 0412", true],
    ["+44 (0)151-496.0412", true],
    ["+1 212 555 0100", true],
    ["0151–496–0412", true],
    ["123456", false],
    ["1234567890123456", false],
    ["0151 496 0412 ext 3", false],
    ["++441514960412", false],
    ["44+1514960412", false],
  ])("has the phone %p: %p", (text, fits) => {
    expect(isPhone(text)).toBe(fits);
  });

  it.each([
    ["northbank.example", "https://northbank.example"],
    ["HTTP://Northbank.Example/", "http://northbank.example"],
    ["https://northbank.example/a?b=c", "https://northbank.example/a?b=c"],
    ["northbank.example:8080/x", "https://northbank.example:8080/x"],
    ["localhost", null],
    ["javascript:alert(1)", null],
    ["mailto:a@b.example", null],
    ["ftp://northbank.example", null],
    ["https://user:secret@northbank.example", null],
    ["https://northbank.", null],
    ["two words.example", null],
    ["", null],
  ])("has the website %p: %p", (text, website) => {
    expect(readWebsite(text)).toBe(website);
  });

  it("keeps null for what may be missing", () => {
    const typed = {
      name: "A",
      registrationNumber: "12345678",
      contactPerson: "B",
      phone: "0151 496 0412",
      email: "a@b.test",
    };
    expect(readCompany(typed)).toEqual({ details: { ...typed, address: null, website: null }, problems: [] });
  });
});

describe("a document mentions", () => {
  it.each([
    ["Northbank Allergy Care Ltd", "NORTHBANK  ALLERGY\nCARE LIMITED.", true],
    ["Northbank Allergy Care Limited", "to North bank Allergy-Care, Ltd", true],
    ["Smith & Sons", "Smith and Sons", true],
    ["Smith and Sons", "SMITH&SONS", true],
    ["Café Zürich Ltd", "Cafe Zurich Ltd", true],
    ["Nuco", "the menu company", false],
    ["Nuco", "Nuco", true],
    ["Nuco Ltd", "Nuco", false],
    ["09876543", "No. 0987 6543", true],
    ["09876543", "No09876543/2", true],
    ["09876543", "1098765432", false],
    ["SC123456", "sc 123 456", true],
    ["Ltd", "", false],
    ["&", "anything", false],
  ])("%p in %p: %p", (wanted, text, found) => {
    expect(mentions(text, wanted)).toBe(found);
  });
});

describe("what comes of sending", () => {
  const company = { name: "Nuco Ltd", registrationNumber: "09876543" };
  const today = "2026-11-22";
  const good: CheckedDocument = {
    key: "tax_compliance",
    name: "Tax Compliance Certificate",
    dateKind: "EXPIRES",
    date: today,
    problem: null,
    text: "Nuco Ltd",
  };

  it.each([
    [{}, "SUBMITTED", undefined],
    [{ text: "No. 09876543" }, "SUBMITTED", undefined],
    [{ dateKind: "ISSUED" as const, date: "2001-01-01" }, "SUBMITTED", undefined],
    [{ dateKind: null, date: null }, "SUBMITTED", undefined],
    [{ date: "2026-11-21" }, "ADDITIONAL_DOCUMENTS", /expired on 21 November 2026/],
    [{ dateKind: "ISSUED" as const, date: "2026-11-23" }, "ADDITIONAL_DOCUMENTS", /in the future/],
    [{ text: " \n" }, "ADDITIONAL_DOCUMENTS", /no text/],
    [{ text: "Other Ltd" }, "ADDITIONAL_DOCUMENTS", /neither/],
    [{ problem: "encrypted" as const }, "REJECTED", /^Document format incorrect or information unclear$/],
    [{ problem: "unreadable" as const, date: "2001-01-01" }, "REJECTED", /^Document format/],
    [{ problem: "script" as const }, "REJECTED", /^Document format/],
  ])("%p: %s", (changes, outcome, reason) => {
    const judged = outcomeOf([good, { ...good, key: "other", ...changes }], company, today);
    expect(judged.outcome).toBe(outcome);
    expect(judged.reasons.map(({ key }) => key)).toEqual(reason ? ["other"] : []);
    if (reason) expect(judged.reasons[0]?.reason).toMatch(reason);
  });

  it("names files that cannot be taken before anything else", () => {
    const documents = [
      { ...good, text: "" },
      { ...good, key: "other", problem: "form" as const },
    ];
    expect(outcomeOf(documents, company, today)).toMatchObject({ outcome: "REJECTED", reasons: [{ key: "other" }] });
  });
});

describe("the review", () => {
  it.each([
    ["2026-12-25", false],
    ["2026-12-26", false],
    ["2026-12-28", false],
    ["2026-12-29", true],
    ["2027-12-27", false],
    ["2027-03-29", false],
    ["2025-08-25", false],
    ["2026-11-22", false],
    ["2026-11-23", true],
  ])("counts %s as a working day: %p", (day, counts) => {
    expect(isWorkingDay(day)).toBe(counts);
  });

  it.each([
    ["2026-11-20T05:30:00Z", "2026-11-24T17:00:00.000Z", true], // Friday to Tuesday
    ["2026-11-20T17:00:00Z", "2026-11-25T17:00:00.000Z", true], // closing time: counts from Monday
    ["2026-11-22T12:00:00Z", "2026-11-25T17:00:00.000Z", true], // Sunday
    ["2026-12-24T10:00:00Z", "2026-12-30T17:00:00.000Z", true], // over Christmas
    ["2026-06-01T15:30:00Z", "2026-06-03T16:00:00.000Z", true], // summer time
    ["2027-12-30T10:00:00Z", "2028-01-03T17:00:00.000Z", false], // no table for 2028 yet
  ])("of what was sent at %s is due at %s", (sent, due, known) => {
    const clock = reviewClock(new Date(sent));
    expect([clock.reviewDueAt.toISOString(), clock.reviewClockKnown]).toEqual([due, known]);
  });

  it.each([
    ["Priya Shah", "Priya Shah approved this application at 10:42."],
    [null, "A colleague approved this application at 10:42."],
  ])("was decided by %p", (by, sentence) => {
    const at = new Date("2026-11-20T10:42:30Z");
    expect(eventSentence({ what: "APPROVED", at, by }, at)).toBe(sentence);
    expect(eventSentence({ what: "SUBMITTED", at, by: null }, new Date("2026-11-21T00:00:00Z"))).toBe(
      "The applicant sent this application at 10:42 on 20 November 2026.",
    );
  });
});
