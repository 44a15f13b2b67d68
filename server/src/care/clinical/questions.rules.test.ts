import { BOOK, judged } from "./book.test-support";
import type { Case } from "./case.rules";
import { interview } from "./interview.rules";
import { answer, CORRECTS, EXPLAINS, type Question } from "./question.rules";
import { openQuestion } from "./question-texts.rules";
import { nextQuestions } from "./questions.rules";
import { triageCase } from "./triage.rules";
import { factsById } from "./understand.rules";

describe("questions", () => {
  it("ask the dangers of the complaint first, as one list to tick", () => {
    const questions = nextQuestions(judged("I have had a headache since this morning"), BOOK);
    expect(questions[0]).toMatchObject({ kind: "ticks", urgency: "danger" });
    expect(questions.flatMap((one) => (one.kind === "ticks" ? one.facts : []))).toContain("neck.stiff");
  });

  it.each([
    ["I have a cold since yesterday", "danger.meningitis"],
    ["my knee has been aching since the operation", "danger.clot-on-the-lung"],
    ["I keep leaking a bit of pee", "danger.cauda-equina"],
  ])("ask about the dangers that fit the complaint: %j", (message, danger) => {
    const asked = nextQuestions(judged(message), BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    expect(asked).toContain(danger);
  });

  const OF_CHILDREN = /^(child|baby)\.|general\.limp|child$/;
  const askedOf = (message: string) =>
    nextQuestions(judged(message), BOOK)
      .flatMap((one) => (one.kind === "ticks" ? one.facts : []))
      .filter((fact) => OF_CHILDREN.test(fact));

  it.each([
    "I have a fever of 39 and a rash",
    "j'ai de la fièvre et des boutons",
    "ich habe Fieber und einen Ausschlag",
    "tengo fiebre y un sarpullido",
  ])("ask whoever writes of themself about nothing of a child: %j", (message) => {
    expect(askedOf(message)).toEqual([]);
  });

  it.each(["fever of 39 and a rash", "I gave him syrup, fever of 39 and a rash", "My little boy has a fever, I worry"])(
    "ask about what may be of a child where it may be one: %j",
    (message) => {
      expect(askedOf(message)).not.toEqual([]);
    },
  );

  it("ask how long something has lasted by its name alone", () => {
    const question = { kind: "duration", id: "duration:allergy.hives", fact: "allergy.hives" } as const;
    const { text } = openQuestion(question, factsById(BOOK), "fr", "own");
    expect(text).toBe("Urticaire : depuis combien de temps ?");
  });

  it.each(["an itchy rash on my arm", "my eye is red and has yellow pus"])(
    "ask once how long one complaint has lasted, and it holds for all of it: %j",
    (message) => {
      const { known, ...rest } = judged(message, { age: 30 });
      const durations = nextQuestions({ known, ...rest }, BOOK).filter(({ kind }) => kind === "duration");
      expect(durations).toHaveLength(1);
      const [duration] = durations as [Question];
      const lasting = (days: number | null) =>
        nextQuestions(triageCase(answer(known, duration, { days }, BOOK), BOOK), BOOK).map(({ kind }) => kind);
      expect(lasting(20)).not.toContain("duration");
      expect(lasting(null)).not.toContain("duration");
      const { facts } = answer(known, duration, { days: 20 }, BOOK);
      expect([...facts.values()].filter(({ days }) => days === 20).length).toBeGreaterThan(1);
    },
  );

  it("ask nothing of a small child that cannot be told of one, and of everybody what can", () => {
    const asked = (age: number) =>
      nextQuestions(judged("a cough and a fever for two days", { age, isOfSubject: true }), BOOK).flatMap((one) =>
        one.kind === "ticks" ? one.facts : [],
      );
    expect(asked(3)).not.toContain("sweats.night");
    expect(asked(3)).not.toContain("condition.copd");
    expect(asked(3)).toEqual(expect.arrayContaining(["weight.loss", "cough.tb-contact"]));
    expect(asked(30)).toContain("sweats.night");
    expect(judged("night sweats", { age: 3, isOfSubject: true }).likely).toBe("gp-days");
  });

  it.each([
    ["I missed my pill yesterday", /^womb\.coil$|^sex\.coil/],
    ["my eye is red and sticky", /^penis\.|^vagina\./],
  ])("ask nothing that has no place in the complaint: %j", (message, foreign) => {
    const asked = nextQuestions(judged(message), BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    expect(asked.filter((fact) => foreign.test(fact))).toEqual([]);
  });

  it.each([
    ["a red eye and discharge from my penis", "urgent-111"],
    ["vaginal discharge and a red eye", "sexual-health"],
    ["missed my pill, I have a coil and pelvic pain with a fever", "urgent-111"],
  ])("are not needed for what is told: %j", (message, care) => {
    expect(judged(message).likely).toBe(care);
  });

  it("ask nobody about a danger of others", () => {
    const asked = (age: number, sex: "female" | "male") =>
      nextQuestions(judged("I have been vomiting since last night", { age, sex }), BOOK).flatMap((one) =>
        one.kind === "ticks" ? one.facts : [],
      );
    expect(asked(40, "male")).not.toContain("danger.very-ill-child");
    expect(asked(40, "male")).not.toContain("danger.ectopic-pregnancy");
    expect(asked(40, "female")).not.toContain("danger.testicular-torsion");
  });

  it.each([
    [
      "somebody of 80",
      "burning when I pee since yesterday",
      { age: 80, sex: "female" },
      /pregnan|^period\.|^baby\.|^child\./,
    ],
    [
      "a man",
      "tummy pain since this morning",
      { age: 40, sex: "male" },
      /pregnan|^period\.|^bleed\.|^vagina\.|ectopic/,
    ],
    ["a woman", "tummy pain since this morning", { age: 40, sex: "female" }, /^testicle\.|^penis\.|testicular/],
    [
      "a child of 4",
      "tummy pain and fever since this morning",
      { age: 4, sex: "female" },
      /pregnan|^sex\.|injecting|smoker/,
    ],
    ["a grown-up with a cold", "I have had a cold for three days", { age: 38 }, /^baby\.|^child\.|very-ill-child/],
  ] as const)("ask nobody what cannot be: %s", (_, message, known, never) => {
    const { asked } = interview(message, BOOK, known);
    const facts = asked.flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.filter((id) => never.test(id))).toEqual([]);
  });

  it("ask no more about what comes with a fever once there is none", () => {
    const asked = nextQuestions(judged("I have had a cold for three days, no fever"), BOOK).flatMap((one) =>
      one.kind === "ticks" ? one.facts : [],
    );
    expect(asked.filter((id) => /fever/.test(id))).toEqual([]);
    const open = interview("I have had a cold for three days", BOOK).asked.flatMap((one) =>
      one.kind === "ticks" ? one.facts : [],
    );
    expect(open).toContain("fever.present");
    expect(open).not.toContain("danger.fever-after-the-tropics");
  });

  it("show a danger as what somebody would notice, not by its name", () => {
    const [question] = nextQuestions(judged("I have a cold since yesterday"), BOOK);
    if (!question) throw new Error("Nothing was asked.");
    const { choices } = openQuestion(question, factsById(BOOK), "en", "own");
    expect(choices.find(({ fact }) => fact === "danger.meningitis")?.label).toContain("stiff neck");
  });

  it("ask in one line what stands in it, and take its 'no' for all of it", () => {
    const opened = judged("I have had a headache since this morning");
    const [question] = nextQuestions(opened, BOOK);
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const asked = nextQuestions(opened, BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    expect(asked).toContain("danger.stroke");
    expect(asked).not.toContain("face.droops");
    const { facts } = answer(opened.known, question, { present: [] }, BOOK);
    expect(facts.get("face.droops")?.standing).toBe("denied");
    const unsure = answer(opened.known, question, { present: [], unsure: question.facts }, BOOK);
    expect(unsure.facts.get("face.droops")).toBeUndefined();
  });

  it("do not ask what was said", () => {
    const asked = nextQuestions(judged("headache since this morning, no stiff neck"), BOOK).flatMap((one) =>
      one.kind === "ticks" ? one.facts : [],
    );
    expect(asked).not.toContain("neck.stiff");
  });

  it("are never asked twice, and raise when a danger is ticked", () => {
    const opened = judged("I have had a headache since this morning");
    const [question] = nextQuestions(opened, BOOK);
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const none = triageCase(answer(opened.known, question, { present: [] }, BOOK), BOOK);
    expect(nextQuestions(none, BOOK).map(({ id }) => id)).not.toContain(question.id);
    const ticked = triageCase(answer(opened.known, question, { present: question.facts.slice(0, 1) }, BOOK), BOOK);
    expect(["emergency", "ae", "crisis"]).toContain(ticked.likely);
  });

  it("take 'not sure' of a danger for more than no", () => {
    const opened = judged("I have had a mild headache since this morning");
    const [question] = nextQuestions(opened, BOOK);
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const unsure = triageCase(answer(opened.known, question, { present: [], unsure: question.facts }, BOOK), BOOK);
    expect(unsure.likely).toBe("urgent-111");
  });

  it.each([
    [40, "gp-routine"],
    [8, "gp-days"],
  ])("lead whoever is not sure of a sign for a GP a step lower, but no child: at %i", (age, care) => {
    const { known } = judged("my elbow hurts", { age });
    const question: Question = { kind: "ticks", id: "later:joint.many", urgency: "later", facts: ["joint.many"] };
    expect(triageCase(answer(known, question, { present: [], unsure: ["joint.many"] }, BOOK), BOOK).likely).toBe(care);
  });

  describe("whether something that was told is there", () => {
    /** What is known of a fact when somebody has said how it stands, one time after the other. */
    const corrected = (message: string, fact: string, said: "yes" | "no") => {
      const { known } = judged(message);
      const question = { kind: "ticks", id: `${CORRECTS}${fact}`, urgency: "later", facts: [fact] } as const;
      const now = answer(known, question, { present: said === "yes" ? [fact] : [] }, BOOK);
      return { before: known.facts, after: now.facts, care: triageCase(now, BOOK).likely };
    };

    it("keeps how long it has lasted", () => {
      const { after } = corrected("I have had a cough for 3 days and no fever", "fever.present", "yes");
      expect(after.get("fever.present")).toEqual({ standing: "present", from: "answer", days: 3 });
    });

    it.each([
      ["I have had a fever for 3 days", "fever.present", "yes"],
      ["I have had a cough for 3 days and no fever", "fever.present", "no"],
      ["a headache for 3 days, no stiff neck", "neck.stiff", "no"],
    ] as const)("leaves it as it was where it is said as it was told: %j", (message, fact, said) => {
      const { before, after, care } = corrected(message, fact, said);
      expect([...after.entries()]).toEqual([...before.entries()]);
      expect(care).toBe(judged(message).likely);
    });

    it("takes back what only followed from it", () => {
      const { before, after } = corrected("a cold for 4 days, no neck pain", "neck.pain", "yes");
      expect(before.get("neck.woke-with")?.standing).toBe("denied");
      expect(after.has("neck.woke-with")).toBe(false);
    });
  });

  describe("for what may explain a complaint", () => {
    const explaining = (message: string, known = {}) =>
      nextQuestions(judged(message, known), BOOK).find(({ id }) => id.startsWith(EXPLAINS));

    it("come last, and make the care less urgent where something is ticked", () => {
      const opened = judged("There is blood in my pee");
      expect(opened.likely).toBe("gp-today");
      const asked = nextQuestions(opened, BOOK);
      expect(asked.at(-1)).toMatchObject({ kind: "ticks", urgency: "later", facts: ["pee.red-food"] });
      const said = (present: string[]) =>
        triageCase(answer(opened.known, asked.at(-1) as Question, { present }, BOOK), BOOK).likely;
      expect([said([]), said(["pee.red-food"])]).toEqual(["gp-today", "home"]);
    });

    it.each([
      ["chest pain, scared it is my heart", "chest.one-sore-spot", { age: 26 }],
      ["mein auge zuckt, hab angst dass es ein schlaganfall ist", "stroke.only-feared", {}],
    ])(
      "are asked of a danger that the message alone tells of, and the dangers after them: %j",
      (message, fact, known) => {
        const opened = judged(message, known);
        expect(["emergency", "ae"]).toContain(opened.likely);
        const question = nextQuestions(opened, BOOK).find(({ id }) => id.startsWith(EXPLAINS)) as Question;
        expect(question).toMatchObject({ kind: "ticks", facts: [fact] });
        const said = (present: string[]) => triageCase(answer(opened.known, question, { present }, BOOK), BOOK);
        expect(said([]).likely).toBe(opened.likely);
        expect(["emergency", "ae"]).not.toContain(said([fact]).likely);
        const [next] = nextQuestions(said([fact]), BOOK);
        expect(next).toMatchObject({ kind: "ticks", urgency: "danger" });
      },
    );

    it("are asked of nobody of whom it cannot be, nor where a sign of the danger is told", () => {
      for (const known of [{}, { age: 55 }])
        expect(explaining("chest pain, scared it is my heart", known)).toBeUndefined();
      expect(explaining("my face droops, is it a stroke?")).toBeUndefined();
      expect(explaining("I want to die")).toBeUndefined();
    });

    it("are not asked where nothing would change", () => {
      expect(explaining("I am peeing blood and cannot pee at all, my bladder is bursting")).toBeUndefined();
      expect(explaining("I have a sore throat")).toBeUndefined();
    });
  });

  const OF_THE_MIND = /^(safety|mind)\.|withdrawal|danger-from-the-mind/;
  const asksOfMind = (message: string) =>
    nextQuestions(judged(message, { age: 40 }), BOOK)
      .flatMap((one) => (one.kind === "ticks" ? one.facts : []))
      .filter((fact) => OF_THE_MIND.test(fact));

  it.each(["I am so anxious all the time, and a dark mole on my back", "me duele la barriga y no duermo del estrés"])(
    "ask of worry beside a complaint of the body about low mood alone: %j",
    (message) => {
      expect(asksOfMind(message)).toEqual(["mind.low"]);
    },
  );

  it.each([
    "I am so anxious all the time",
    "I feel so low and have a rash",
    "a rash since the birth, and so stressed, I gave birth last week",
  ])("ask all where it is of the mind, told as low mood, or after birth: %j", (message) => {
    expect(asksOfMind(message)).toContain("safety.suicidal");
  });

  it("ask what it is about first, then the signs of that topic alone", () => {
    const opened = judged("something is odd with me", { age: 40 });
    const [topic] = nextQuestions(opened, BOOK);
    expect(topic?.id).toBe("topic");
    const said = (present: string[]) => {
      const known = answer(opened.known, topic as Question, { present }, BOOK);
      const [complaint] = nextQuestions(triageCase(known, BOOK), BOOK);
      const next = complaint?.id.startsWith("topic:") ? answer(known, complaint, { present: [] }, BOOK) : known;
      return nextQuestions(triageCase(next, BOOK), BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    };
    expect(said(["topic.skin"])).toContain("swelling.face-or-tongue");
    expect(said(["topic.skin"]).filter((fact) => OF_THE_MIND.test(fact))).toEqual([]);
    expect(said([])).toEqual(expect.arrayContaining(["safety.suicidal", "rash.does-not-fade", "danger.stroke"]));
    expect(said([]).length).toBeLessThanOrEqual(16);
  });

  it("ask one line of what stands behind another complaint, and all of it of whoever ticks that", () => {
    const spots = judged("spots all over my face", { age: 19 });
    const asked = (known: Case) =>
      nextQuestions(triageCase(known, BOOK), BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    expect(asked(spots.known)).toContain("rash.new-and-ill");
    expect(asked(spots.known)).not.toContain("rash.does-not-fade");
    const list = nextQuestions(spots, BOOK).find(
      (one) => one.kind === "ticks" && one.facts.includes("rash.new-and-ill"),
    );
    expect(asked(answer(spots.known, list as Question, { present: ["rash.new-and-ill"] }, BOOK))).toContain(
      "rash.does-not-fade",
    );
    expect(asked(judged("spots all over his face", { age: 3, isOfSubject: true }).known)).toContain(
      "rash.does-not-fade",
    );
    const cold = asked(judged("runny nose, sore throat and a bit of a cough", { age: 27 }).known);
    expect(cold).toContain("danger.clot-on-the-lung");
    expect(cold).not.toContain("cough.tb-contact");
  });

  it("show the milder thought beside the wish to die", () => {
    const lists = nextQuestions(judged("I feel so low"), BOOK).flatMap((one) =>
      one.kind === "ticks" ? [one.facts] : [],
    );
    const facts = lists.find((list) => list.includes("safety.suicidal")) ?? [];
    expect(facts[facts.indexOf("safety.suicidal") + 1]).toBe("safety.passive");
  });

  it("end, whatever is answered", () => {
    for (const { say } of BOOK.examples.slice(0, 150)) {
      const { asked } = interview(say, BOOK, {}, { writes: "the first sentence", unnamed: "not sure" });
      expect(asked.filter(({ kind }) => kind !== "age").length).toBeLessThanOrEqual(8);
      expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    }
  });
});
