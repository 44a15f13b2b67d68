import { LANGUAGES } from "../../people/accounts/account.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";

/** Whether it gets a general answer about care. */
const isAnsweredAsCare = (question: string) => assess(question).understood === "care";

const conceptsIn = (question: string) => assess(question).judged.services.map(({ id }) => id);

describe("a question about care", () => {
  it.each([
    ["How do I order my repeat prescription", "prescriptions"],
    ["Comment renouveler mon ordonnance", "prescriptions"],
    ["Cómo renuevo mi receta", "prescriptions"],
    ["Ich muss den Termin am Donnerstag absagen", "appointments"],
    ["I need a fit note for my employer", "notes-and-results"],
    ["When is my baby's next vaccination due", "vaccination-plan"],
    ["Should I take my statin at night or in the morning", "medicine-timing"],
    ["Soll ich meine Tabletten im Kühlschrank lagern", "medicine-storage"],
    ["Quiero dejar de fumar", "stop-smoking"],
  ])("has an answer of its own: %s", (question, concept) => {
    expect(assess(question).level).toBe("SELF_CARE");
    expect(conceptsIn(question)).toEqual([concept]);
    for (const language of LANGUAGES) {
      const { recommendations, steps, message } = composeAnswer(assess(question), BOOK, language);
      expect(recommendations.map(({ type }) => type)).toEqual(["LIFESTYLE", "LIFESTYLE"]);
      expect(steps).toHaveLength(1);
      expect(message).not.toBe("");
    }
  });

  it.each([
    ["No rash, how do I order my repeat prescription", "prescriptions"],
    ["I feel fine and have no pain. How many weeks before a trip to Kenya do I need jabs", "vaccination-plan"],
    ["My nan says so, but how long can I keep soup in the freezer, we had chips at the match on Sunday", "food-safety"],
    ["Can I take my iron with orange juice instead of coffee", "usual-tablets"],
    ["I had pneumonia in 2015 and am well. Does it go on the form for the diving club", "forms-and-costs"],
    ["Ich schreibe ein Referat über das Herz für Biologie, wie viele Schläge sind es am Tag", "school-and-stories"],
    ["Quelle brosse à dents me conseillez-vous", "eye-and-tooth-checks"],
    ["Writing an essay about carbon monoxide, how does it harm", "school-and-stories"],
  ])("is answered beside what is denied, past or of everyday life: %s", (question, concept) => {
    expect(conceptsIn(question)).toContain(concept);
    expect(assess(question).level).toBe("SELF_CARE");
  });

  it.each([
    "Writing an essay about carbon monoxide, and our alarm has gone off",
    "Which jabs do I need for Kenya, the garage floor was hard and he just lay there",
    "How long does soup keep in the freezer, I have counted my pills for tonight",
    "I wrote an essay on hearts and my heart aches",
    "When should my screening letter come, the last one was positive",
    "Took my pill late, and missed two last week",
    "Should I make an appointment with my GP",
    "Puis-je congeler de la soupe, je pleure tous les jours",
    "Wie lange hält Suppe im Gefrierschrank, ich weine jeden Tag",
    "Cuánto dura la sopa en el congelador, esta noche se acaba todo",
  ])("hides no danger beside it: %s", (question) => {
    expect(isAnsweredAsCare(question)).toBe(false);
  });

  it("is headed as an answer and not as an illness to treat", () => {
    const { heading, message } = composeAnswer(assess("What does a prescription cost"), BOOK, "en");
    expect(heading).toBe("Here is an answer to your question");
    expect(message).toContain("for people who feel well");
  });

  it.each([
    "How do I order my repeat prescription, my chest is tight",
    "I need to cancel my appointment, my hands shake",
    "How do I order my repeat prescription, I feel strange",
    "Comment renouveler mon ordonnance, je respire mal",
    "Cómo renuevo mi receta, me mareo",
    "Ich muss den Termin absagen, mir geht es schlecht",
    "I ran out of tablets, how do I order my repeat prescription",
    "My rash is back, how do I order my repeat prescription",
    "I need to renew my prescription for my angina spray, used it four times today",
    "My reliever is nearly empty, needed it twice tonight, how do I order a repeat prescription",
    "Comment renouveler mon ordonnance de natispray",
    "Cómo renuevo mi receta, lo he usado cinco veces hoy",
    "Wie bekomme ich ein neues Rezept für mein Nitrospray, heute dreimal gebraucht",
  ])("counts only when nothing else is named: %s", (question) => {
    expect(isAnsweredAsCare(question)).toBe(false);
  });

  it.each([
    "Can I take paracetamol and ibuprofen together with warfarin",
    "Can I take paracetamol and ibuprofen and naproxen together",
    "How many paracetamol may I take in a day, I am pregnant",
    "How many paracetamol may my son of 6 take in a day",
    "I took all the paracetamol, how long until the next",
    "Should I take my metformin and my statin in the morning",
    "Can I drink wine with my antibiotic metronidazole",
    "May I take paracetamol with beer, I have a liver problem",
    "Kann ich Paracetamol und Ibuprofen mit Marcumar nehmen",
    "Puedo tomar paracetamol e ibuprofeno con Sintrom",
    "Puis-je prendre du paracétamol et de l'ibuprofène avec mon anticoagulant",
  ])("about a medicine stays with a person where it is not ordinary: %s", (question) => {
    expect(isAnsweredAsCare(question)).toBe(false);
  });
});

describe("words of everyday complaints", () => {
  it.each([
    "The new manager starts on Monday and my nose is stuffy",
    "A blocked nose, and we fly to Spain in three weeks",
    "My ears are full of wax, as every couple of years",
    "I nicked my finger with a knife, it bled for a minute and stopped",
    "We choked in the cup final, and my nose is stuffy",
  ])("are not taken for more by what belongs to something else: %s", (question) => {
    expect(assess(question).level).toBe("SELF_CARE");
  });

  it.each([
    "a stuffy nose for three weeks",
    "my knee has been stiff for two months",
    "it has not eased in six weeks, my back aches",
  ])("are read by a person when they last: %s", (question) => {
    expect(assess(question).care).not.toBe("home");
  });

  it.each([
    ["j'ai un rhume", "cold-and-flu"],
    ["j'ai des nausées", "vomiting"],
    ["tengo gases", "bloating-and-wind"],
    ["Das Baby zahnt und kaut auf allem", "teething"],
    ["Ich habe Hitzewallungen", "menopause"],
    ["an ingrown toenail, a little sore", "nail-problem"],
  ])("are understood: %j", (question, pathway) => {
    expect(assess(question).judged.walked.map(({ pathway }) => pathway.id)).toContain(pathway);
    expect(assess(question).care).toBe("home");
  });

  it.each(["it's only wind, but I am doubled up and drenched"])("do not outweigh words of distress: %s", (question) => {
    expect(assess(question).care).not.toBe("home");
  });
});
