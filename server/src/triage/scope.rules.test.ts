import { recognise } from "./recognise.rules";
import { assess } from "./triage.rules";

const standings = (question: string) =>
  Object.fromEntries(recognise(question).recognised.map(({ concept, standing }) => [concept.id, standing]));

describe("what is only asked about", () => {
  it.each([
    ["I am doing a first aid course, what are the signs of sepsis?", "sepsis"],
    ["How do you treat anaphylaxis", "anaphylaxis"],
    ["Is meningitis catching?", "meningitis"],
    ["Writing an essay about carbon monoxide, how does it harm", "carbon-monoxide"],
  ])("%j", (question, id) => {
    expect(standings(question)).toMatchObject({ [id]: "asked" });
    expect(assess(question).level).toBe("PHARMACIST");
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
    expect(standings("My wife had meningitis when she was six")).toMatchObject({ meningitis: "past" });
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
