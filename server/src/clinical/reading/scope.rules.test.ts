import { assess, judged } from "../book.test-support";

const standings = (question: string) =>
  Object.fromEntries([...judged(question).known.facts].map(([id, { standing }]) => [id, standing]));

describe("what is only asked about", () => {
  it.each([
    ["I am doing a first aid course, what are the signs of sepsis?", "danger.sepsis"],
    ["How do you treat anaphylaxis", "danger.anaphylaxis"],
    ["Is meningitis catching?", "danger.meningitis"],
  ])("%j", (question, id) => {
    expect(standings(question)).toMatchObject({ [id]: "asked" });
    expect(assess(question).isCritical).toBe(false);
  });

  it.each(["What are these signs of sepsis in my son?", "I am on warfarin and hit my head"])(
    "is not what somebody has: %j",
    (question) => {
      expect(assess(question).isCritical).toBe(true);
    },
  );
});

describe("the past", () => {
  it("of a childhood is past, whoever's it was", () => {
    expect(standings("My wife had meningitis when she was six")).toMatchObject({ "danger.meningitis": "past" });
  });

  it("does not wash off what holds for life", () => {
    expect(assess("had my spleen out in 2010, fever since lunch").isCritical).toBe(true);
  });
});

describe("what is called normal", () => {
  it.each(["black poos, eating fine", "my poo is black, sleeping well"])(
    "is only what stands before it, not what a comma parts from it: %j",
    (question) => {
      expect(assess(question).isCritical).toBe(true);
    },
  );

  it("may be a list", () => {
    expect(assess("a bit of a cold. Vision, speech and walking normal").level).toBe("SELF_CARE");
  });

  it.each(["No infection: forty bites, itchy, none infected", "Nothing wrong with my speech, only a runny nose"])(
    "may be a denial: %j",
    (question) => {
      expect(assess(question).level).toBe("SELF_CARE");
    },
  );
});

describe("what is denied of two things at the end", () => {
  it.each([
    ["Luftnot oder Brustschmerzen habe ich nicht", ["chest.pain", "breathing.hard"]],
    ["Fieber oder starke Rückenschmerzen habe ich nicht", ["fever.present", "back.pain"]],
  ])("%j is denied of both", (question, denied) => {
    expect(denied.map((id) => standings(question)[id])).toEqual(denied.map(() => "denied"));
    expect(assess(question).isCritical).toBe(false);
  });

  it.each(["Ich habe Luftnot oder Brustschmerzen, Fieber habe ich nicht", "Brustschmerzen oder ich kann nicht atmen"])(
    "%j denies the last thing only",
    (question) => {
      expect(assess(question).isCritical).toBe(true);
    },
  );
});

describe("words that look like a warning sign and are none", () => {
  it.each([
    "I have wind when I have eaten beans",
    "Last night I saw tiny white threads around my son's bottom",
    "Je me suis légèrement tordu la cheville, je peux marcher",
  ])("%j", (question) => {
    expect(assess(question).isCritical).toBe(false);
  });

  it.each([
    "My toddler has swallowed beads",
    "My son is white around the mouth",
    "Ma cheville est tordue dans un angle bizarre",
    "Sa jambe est tordue après la chute",
  ])("but %j is one", (question) => {
    expect(assess(question).isCritical).toBe(true);
  });
});
