import { assess } from "./assessment.rules";
import { BOOK } from "./book.test-support";
import { doubted } from "./doubted.rules";
import { nextQuestions } from "./questions.rules";

const asked = (assessment: ReturnType<typeof assess>) =>
  nextQuestions(assessment.judged, BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));

describe("a danger that a reader doubts", () => {
  const danger = assess(
    "I have had crushing chest pain for an hour and I am sweating, with a cough since Monday. I am 60, I smoke, and I took paracetamol for my headache.",
    BOOK,
  );

  it("leads one step below it, and is what is asked first", () => {
    const below = doubted(danger, false);
    expect(danger.care).toBe("emergency");
    expect(below).toMatchObject({ care: "urgent-111", level: "URGENT", label: "urgent", isCritical: false });
    expect(below?.judged).toMatchObject({ worst: "emergency", settled: false });
    expect(asked(danger)).not.toContain("chest.pain");
    expect(below && asked(below)).toEqual(expect.arrayContaining(["chest.pain"]));
    expect(below?.signals.some(({ level }) => level === "EMERGENCY")).toBe(false);
  });

  it("takes no sign along whose words stand between those of the danger", () => {
    const message =
      "My eleven year old has asthma and an itchy patch behind his knees since the heating went on, no weeping, no fever, sleeping well. The inhaler and the cream ran out last week but he has not needed it since summer.";
    const below = doubted(assess(message, BOOK), false);
    expect(below && asked(below)).toEqual(expect.arrayContaining(["danger.severe-asthma"]));
    expect(below && asked(below)).not.toContain("skin.itchy");
    expect(below?.judged.known.facts.get("skin.itchy")?.standing).toBe("present");
  });

  it("is doubted in fewer words, with no sign beside it, only where readers find next to nothing of it", () => {
    const told = assess(
      "For the school form: he bumped his head at nursery last week and it was called a concussion",
      BOOK,
    );
    expect(told.isCritical).toBe(true);
    expect(doubted(told, false)).toBeUndefined();
    expect(doubted(told, true)).toMatchObject({ level: "URGENT", isCritical: false });
  });

  it.each([
    ["a short cry for help", "crushing chest pain"],
    [
      "one among courtesies",
      "Hello, I hope you are well and can help. Crushing chest pain. I live in Leeds with my two cats and love gardening.",
    ],
    [
      "a crisis",
      "I want to kill myself tonight, with tablets that I saved. A dry cough and a runny nose for three days, no fever, no rash, and I eat and drink as usual",
    ],
    [
      "no danger",
      "A dry cough and a runny nose for three days, no fever, no rash, and I eat and drink as usual, only my throat is a bit sore",
    ],
  ])("is never doubted in %s", (_, message) => {
    for (const isNothing of [false, true]) expect(doubted(assess(message, BOOK), isNothing)).toBeUndefined();
  });

  it("is no longer doubted once it was ticked", () => {
    const below = doubted(danger, false);
    const question = below && nextQuestions(below.judged, BOOK)[0];
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const ticked = assess(danger.present, BOOK, {}, [{ question, said: { present: question.facts } }]);
    expect(ticked.isCritical).toBe(true);
    expect(doubted(ticked, true)).toBeUndefined();
    // One that tells in other words what was told already, as the message did.
    const told = assess(
      "can my dad have calpol, he is a bit hot, and the heating is off and he is 71 and he sits in his chair with crushing chest pain",
      BOOK,
    );
    const asked = doubted(told, true);
    const list = asked && nextQuestions(asked.judged, BOOK)[0];
    if (list?.kind !== "ticks") throw new Error("Nothing was asked.");
    expect(
      doubted(assess(told.present, BOOK, {}, [{ question: list, said: { present: list.facts.slice(0, 1) } }]), true),
    ).toBeUndefined();
    const denied = assess(danger.present, BOOK, {}, [{ question, said: { present: [] } }]);
    expect(denied.care).not.toBe("emergency");
  });
});
