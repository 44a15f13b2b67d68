import { assess } from "./assessment.rules";
import { BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { forOrdinaryAppointment } from "./raised.rules";

describe("what can wait", () => {
  const opened = assess("stuffed up nose and sinus pressure two days, no fever", BOOK);
  const eased = forOrdinaryAppointment(opened);

  it("is for an ordinary appointment, and nothing of it sooner", () => {
    expect(opened).toMatchObject({ care: "urgent-111", level: "URGENT" });
    expect(eased).toMatchObject({ care: "gp-routine", level: "SELF_CARE", label: "routine" });
    expect(new Set(eased.judged.walked.map(({ likely }) => likely))).toEqual(new Set(["gp-routine"]));
    expect(eased.signals.every(({ level }) => level === "SELF_CARE")).toBe(true);
  });

  it.each(["en", "fr", "de", "es"] as const)("names what is sure, not what was perhaps misread (%s)", (language) => {
    const { message, recommendations } = composeAnswer(eased, BOOK, language);
    const misread = opened.judged.walked.map(({ pathway }) => pathway).find(({ id }) => id === "object-stuck");
    if (!misread) throw new Error("Nothing was misread: take another message.");
    expect(message).not.toContain(misread.label[language]);
    const told = misread.advice.map(({ text }) => text[language].split(/\s?:/)[0]);
    expect(recommendations.map(({ title }) => title).filter((title) => told.includes(title))).toEqual([]);
  });

  it.each([
    "I have a chronic rash on my arm. Which cream can I use?",
    "I had a stroke in 2019. My knee has hurt for three weeks.",
  ])("is still read by a pharmacist where it was: %s", (message) => {
    const before = assess(message, BOOK);
    expect(before.level).toBe("PHARMACIST");
    expect(forOrdinaryAppointment(before)).toMatchObject({ care: "gp-routine", level: "PHARMACIST" });
  });

  it("keeps its signs in sight", () => {
    const { safetyNet } = composeAnswer(eased, BOOK, "en");
    expect(safetyNet?.signs.join(" ")).toMatch(/button battery/);
  });
});
