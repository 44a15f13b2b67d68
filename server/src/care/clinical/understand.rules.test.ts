import { BOOK } from "./book.test-support";
import type { KnownFact } from "./case.rules";
import { understand } from "./understand.rules";

/** What is known of a person, as "fever.present" or "denied fever.present". */
function factsOf(message: string, person = "self"): string[] {
  const own = understand(message, BOOK).cases.find((one) => one.person === person);
  return [...(own?.facts ?? [])].map(([id, { standing }]) => (standing === "present" ? id : `${standing} ${id}`));
}

function fact(message: string, id: string, person = "self"): KnownFact | undefined {
  return understand(message, BOOK)
    .cases.find((one) => one.person === person)
    ?.facts.get(id);
}

const personIn = (message: string) => understand(message, BOOK).cases[0];

describe("a message", () => {
  it("names facts, and those that it denies", () => {
    const facts = factsOf("I have a headache and a temperature of 38.6, but no stiff neck");
    expect(facts).toEqual(expect.arrayContaining(["head.pain", "fever.present", "denied neck.stiff"]));
  });

  it("denies what a note lists", () => {
    const facts = factsOf("Headache for a day. Denies fever, neck stiffness and photophobia.");
    expect(facts).toEqual(
      expect.arrayContaining(["head.pain", "denied fever.present", "denied neck.stiff", "denied light.hurts"]),
    );
  });

  it.each([
    ["I have a headache", "self"],
    ["my son has a headache", "son"],
    ["My wife has had a headache since noon", "partner"],
    ["a headache in my dad", "dad"],
    ["65 year old Male. He has a headache.", "self"],
    ["ma fille a mal à la tête", "daughter"],
    ["Mein Mann hat Kopfschmerzen", "partner"],
    ["a mi hijo le duele la cabeza", "son"],
  ])("says whose they are: %s", (message, person) => {
    expect(fact(message, "head.pain", person)?.standing).toBe("present");
  });

  it.each(["Ich bin in der 34. Schwangerschaftswoche und habe Kopfschmerzen", "SSW 34, Kopfweh", "Kopfweh, 34 SSW"])(
    "reads the week of a pregnancy in German: %s",
    (message) => {
      const read = understand(message, BOOK).cases[0];
      expect(factsOf(message)).toEqual(expect.arrayContaining(["person.pregnant-late", "head.pain"]));
      expect(read?.age).toBeUndefined();
      expect(read?.facts.get("head.pain")?.days).toBeUndefined();
      expect(factsOf(message.replace("34", "8"))).not.toContain("person.pregnant-late");
    },
  );

  it.each([
    ["I have taken warfarin for 5 days and my nose bleeds", 5, undefined],
    ["a nosebleed for 2 hours, I take warfarin", undefined, 2 / 24],
    ["I take warfarin and my nose has been bleeding for 2 hours", undefined, 2 / 24],
    ["Ich nehme seit 5 Tagen Blutverdünner und habe Nasenbluten", 5, undefined],
  ])("tells how long a medicine is taken from how long something lasts: %s", (message, taken, lasts) => {
    expect(fact(message, "takes.blood-thinner")?.days).toBe(taken);
    expect(fact(message, "nose.bleeds")?.days).toBe(lasts);
  });

  it("takes the time for which something helps against a complaint for the complaint's", () => {
    expect(fact("back pain, I have taken naproxen for three weeks", "back.pain")?.days).toBe(21);
  });

  it("takes a cough that tickles for no itch of the nose", () => {
    expect(factsOf("a runny nose and a tickly cough")).not.toContain("nose.itchy");
    expect(factsOf("my nose tickles and I sneeze")).toContain("nose.itchy");
  });

  it("takes nobody's illness for another's", () => {
    const message = "My dad had a heart attack at 60, so I worry. I have a headache.";
    expect(factsOf(message)).toContain("head.pain");
    expect(factsOf(message).join()).not.toMatch(/heart/);
  });

  it.each([
    ["headache for 3 days", 3],
    ["3-week history of headache", 21],
    ["Headache. It has been two weeks now.", 14],
    ["headache since yesterday", 1],
    ["I have had headaches for years", 800],
    ["Kopfschmerzen seit drei Tagen", 3],
    ["mal de tête depuis deux semaines", 14],
    ["dolor de cabeza desde hace 5 días", 5],
  ])("says how long: %s", (message, days) => {
    expect(fact(message, "head.pain")?.days).toBeCloseTo(days, 0);
  });

  it.each([
    ["my son is 4 and has a fever", 4],
    ["My daughter, 6, has a fever", 6],
    ["my 3 week old baby has a fever", 3 / 52],
    ["ma fille de 3 ans a de la fièvre", 3],
    ["72M with a fever", 72],
    ["my toddler has a fever", 2],
  ])("says how old: %s", (message, years) => {
    expect(personIn(message)?.age).toBeCloseTo(years, 1);
  });

  it("does not take an age for how long it lasts", () => {
    expect(fact("my son is 4 years old and has a fever", "fever.present", "son")?.days).toBeUndefined();
  });

  it.each([
    ["ma fille de 3 ans a de la fièvre", "fever.present", "daughter"],
    ["mi hija de 5 meses tiene fiebre", "fever.present", "daughter"],
    ["10 semanas de embarazo y fiebre", "fever.present", "self"],
    ["Ich bin in der 30. Woche schwanger und habe Fieber", "fever.present", "self"],
  ])("does so in no language: %s", (message, id, person) => {
    expect(fact(message, id, person)).toMatchObject({ standing: "present" });
    expect(fact(message, id, person)?.days).toBeUndefined();
  });

  it.each([
    ["my baby is 5 months, my mother in law says colic, he has a fever", "child"],
    ["mi niño tiene fiebre y mi suegra dice que no es nada, tiene tos", "child"],
    ["I have a headache, my husband says it is stress, my neck is stiff", "self"],
    ["Been to my sisters in the country. I have a headache", "self"],
  ])("is about whoever is ill, and not about who says what: %s", (message, person) => {
    expect(understand(message, BOOK).cases.map((one) => one.person)).toEqual([person]);
  });

  it("is about somebody who tells of their own illness", () => {
    expect(personIn("my dad says his chest hurts")?.person).toBe("dad");
    expect(personIn("My son says it hurts when he pees")?.person).toBe("son");
  });

  it.each([
    ["Ich möchte wissen, wie ich mich anmelde", "hair.lice"],
    ["Ich habe sie mit der Zange herausgezogen", "mind.compulsions"],
    ["er hat mich mit dem Ball abgeschossen", "injury.stab-or-shot"],
    ["Ich stehe 9 Std an der Kasse", "sex.sti-worry"],
    ["Je me dis qu'il faut du temps pour que ça passe", "fever.present"],
    ["Ich trinke ein Glas und alle gucken komisch", "skin.itchy"],
  ])("takes a word of its language for no slip of another: %s", (message, id) => {
    expect(fact(message, id)).toBeUndefined();
  });

  it("still reads slips in every language", () => {
    expect(factsOf("I have a hedache")).toContain("head.pain");
    expect(factsOf("ich habe Fieeber")).toContain("fever.present");
    expect(factsOf("J'ai de la fiévree depuis hier")).toContain("fever.present");
    expect(factsOf("tengo fiebree desde ayer")).toContain("fever.present");
  });

  it("counts the weeks of a pregnancy in every language", () => {
    for (const message of [
      "I am 30 weeks pregnant",
      "Estoy embarazada de 30 semanas",
      "Je suis enceinte de 30 semaines",
    ])
      expect(factsOf(message)).toContain("person.pregnant-late");
  });

  it.each([
    "I fainted in the dentist's chair when I was a child and have been fine ever since. I have a cold now, what helps?",
    "Mein Schnupfen nervt, was hilft? Als Kind hatte ich einmal einen Krampfanfall, seitdem nie wieder.",
    "Qu'est-ce qui aide contre mon rhume ? À la naissance, j'avais fait un malaise, mais depuis rien.",
    "¿Qué ayuda contra mi resfriado? De pequeño tuve una convulsión y no ha vuelto.",
  ])("sets aside what its writer had long ago: %s", (message) => {
    const facts = understand(message, BOOK).cases.flatMap((one) => [...one.facts]);
    expect(facts.filter(([id, { standing }]) => id.startsWith("danger.") && standing === "present")).toEqual([]);
  });

  it("sees what is there now beside what was long ago", () => {
    expect(factsOf("Years ago I had a stroke. Today my left arm went weak.")).toContain("danger.stroke");
  });

  it.each([
    ["For the past two months I have felt low", "mind.low"],
    ["I have been feeling low for the past few weeks", "mind.low"],
  ])("takes no length of time for the past: %s", (message, id) => {
    expect(factsOf(message)).toContain(id);
  });

  it("tells a contraction from the word that it looks like", () => {
    expect(understand("I'll start swimming, any tips?", BOOK).cases[0]?.asksOnly).toBe(true);
    expect(understand("I am ill, any tips?", BOOK).cases[0]?.asksOnly).toBeUndefined();
  });

  it.each([
    "A letter about screening for an aortic aneurysm has come for my husband",
    "Kann ich mich gegen Gürtelrose impfen lassen?",
    "Had chickenpox at school, can I still get shingles?",
    "How do I know if a cut needs stitches?",
  ])("takes nothing for there that is looked for, kept away or may come: %s", (message) => {
    const present = understand(message, BOOK).cases.flatMap((one) => [...one.facts]);
    const isIll = ([id, known]: [string, KnownFact]) =>
      known.standing === "present" && /^(danger|rash\.one-side|wound)/.test(id);
    expect(present.filter(isIll)).toEqual([]);
  });

  it("does not take the first time in years for how long it lasts", () => {
    expect(fact("My legs ache, I went climbing for the first time in years", "leg.pain")?.days).toBeUndefined();
    expect(fact("I have been anxious all the time for three months", "mind.anxious")?.days).toBe(90);
  });

  it("keeps the profile of its writer from somebody whom it names only as she", () => {
    const known = { age: 35, sex: "female" } as const;
    expect(understand("Her cord fell off this morning", BOOK, known).cases[0]?.age).toBeUndefined();
    expect(understand("I have a cough", BOOK, known).cases[0]?.age).toBe(35);
  });

  it("tells a nursing mother from her baby", () => {
    const known = { age: 32 };
    for (const message of [
      "boob is rock hard and sore feeding my 3 week old",
      "stille mein baby 5 wochen, brust hart rot",
    ])
      expect(understand(message, BOOK, known).cases[0]).toMatchObject({ person: "self", age: 32 });
    expect(understand("3 weeks old, fever", BOOK, known).cases[0]?.age).toBeLessThan(1);
  });

  it("keeps words of illness that no fact explains", () => {
    const empty = { ...BOOK, facts: [] };
    const unexplained = (message: string) => understand(message, empty).cases[0]?.unexplained;
    expect(unexplained("my elbow is swollen")).toEqual(["elbow is swollen"]);
    expect(unexplained("mein Ellbogen ist geschwollen")).toHaveLength(1);
    expect(unexplained("my elbow is not swollen")).toEqual([]);
    expect(unexplained("it hurts")).toEqual([]);
  });

  it("reads any string", () => {
    for (const message of ["", "   ", "🙂", "a".repeat(5000), "no no no not never", "\u0000\uffff"])
      expect(understand(message, BOOK).cases.length).toBeGreaterThan(0);
  });
});
