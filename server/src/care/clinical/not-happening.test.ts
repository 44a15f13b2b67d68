import { LANGUAGES } from "../../people/accounts/account.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";

/** Dangers by name, in each language with its article. */
const NAMED = {
  en: ["a heart attack", "a stroke", "a seizure", "chest pain", "sepsis", "an electric shock"],
  fr: ["un infarctus", "un AVC", "une méningite", "une douleur à la poitrine", "une embolie pulmonaire"],
  de: ["einen Herzinfarkt", "einen Schlaganfall", "Brustschmerzen", "eine Hirnblutung", "Atemnot"],
  es: ["un infarto", "un ictus", "dolor en el pecho", "una meningitis", "un derrame cerebral"],
};

/** Sentences in which nobody has it. */
const SPOKEN_OF = {
  en: [
    "What should I do if somebody has {}?",
    "What would I do if my child ever had {}?",
    "If I ever have {}, who do I call?",
    "How can I recognise {}?",
    "In the film last night a man had {}. Is that realistic?",
    "I watched a film last night where a man had {}. It got me thinking.",
    "I am writing a story in which a woman has {}. How long is she in hospital?",
    "My doctor ruled out {}. I am fine now and go back to work.",
    "The nurse told me to call 999 if I get {}. I feel fine, may I have a bath?",
    "My insurance asks whether I have ever had {}. What counts?",
    "Last summer I had {}, I recovered completely. When can I book a holiday?",
    "A colleague of mine had {} on Monday and is in hospital. What can I bring her?",
  ],
  fr: [
    "Que faire si quelqu'un a {} ?",
    "Comment reconnaître {} ?",
    "Dans le film d'hier soir un homme a eu {}. C'est réaliste ?",
    "Le médecin a exclu {}. Je vais bien et je reprends le travail.",
    "Personne n'a {} ici. Je veux seulement savoir où me faire vacciner contre la grippe.",
  ],
  de: [
    "Was mache ich, wenn jemand {} hat?",
    "Woran erkennt man {}?",
    "Im Film gestern Abend hatte ein Mann {}. Ist das realistisch?",
    "Der Arzt hat {} ausgeschlossen. Mir geht es gut und ich gehe wieder arbeiten.",
  ],
  es: [
    "¿Qué hago si alguien tiene {}?",
    "¿Cómo se reconoce {}?",
    "En la película de anoche un hombre tenía {}. ¿Es realista?",
    "El médico descartó {}. Estoy bien y vuelvo a trabajar.",
  ],
};

describe("what is only spoken of", () => {
  it.each(LANGUAGES)("is no emergency, in %s", (language) => {
    const said = SPOKEN_OF[language].flatMap((text) => NAMED[language].map((name) => text.replace("{}", name)));
    expect(said.filter((text) => assess(text).isCritical)).toEqual([]);
  });

  it.each(LANGUAGES)("is answered with what to do if it happens, in %s", (language) => {
    const answer = composeAnswer(
      assess(SPOKEN_OF[language][0]?.replace("{}", NAMED[language][1] ?? "") ?? ""),
      BOOK,
      language,
    );
    expect([answer.heading, JSON.stringify(answer.steps)]).toEqual([
      expect.stringContaining("999"),
      expect.stringContaining("999"),
    ]);
  });
});

describe("what somebody has", () => {
  it.each([
    "What do I do if someone is having a heart attack, my husband has crushing chest pain",
    "What should I do if my baby is not breathing",
    "The GP told me to call 999 if I get chest pain and now I have it",
    "They ruled out a heart attack yesterday but my chest pain is back and worse",
    "I read about heart attacks and I have crushing chest pain and sweating",
    "In the film I got chest pain and my arm is numb",
    "My mum is in hospital and I have crushing chest pain",
    "If someone can help, my dad has chest pain and is sweating",
    "There is no sign of breathing",
    "Nobody is breathing in the car",
    "Qu'est-ce que je peux faire, douleur à la poitrine qui serre depuis une heure",
    "une douleur à la poitrine qui ne passe pas",
    "il a des petites taches violettes qui ne s'effacent pas",
    "Wenn jemand helfen kann: mein Mann hat einen Schlaganfall",
    "Si alguien puede ayudarme, mi padre tiene dolor en el pecho y suda",
    "el bebé tomó pastillas",
    "Have I overdosed, took 30 paracetamol",
  ])("is an emergency: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });
});

describe("a pet", () => {
  it.each([
    "my dog ate a whole bar of chocolate",
    "mein Hund hat Schokolade gefressen",
    "mon chien a mangé du chocolat",
    "mi perro se ha comido una tableta de chocolate",
    "my rabbit is not breathing",
    "our dog ate grapes, what should I do?",
  ])("is for a vet: %s", (text) => {
    const { care, judged } = assess(text);
    expect([care, judged.services.map(({ id }) => id)]).toEqual(["home", ["animals"]]);
  });

  it.each([
    "my dog bit me and the wound is deep and bleeding heavily",
    "Our dog bit our son on the face",
    "my husband fell over the dog and is unconscious",
    "My dog is asleep. Chest pain and sweating.",
    "My cat is called Max. he got stung by a wasp in his mouth and his tongue is swelling",
    "the cat is drowsy, headache all evening, boiler on",
    "The dog next door got him in the face, his cheek is hanging",
    "my son swallowed the dog's tablets",
  ])("hides nobody: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });
});

it.each([
  ["tengo un bebé y tomo pastillas para la garganta", "overdose"],
  ["Des décharges électriques dans la tête depuis que j'ai arrêté la venlafaxine", "electric-shock"],
  ["Stromschläge im Kopf seit ich Venlafaxin abgesetzt habe", "electric-shock"],
  ["brûlure à l'huile", "serious-injury"],
  ["je ne sais pas quel médicament acheter pour un rhume", "confusion"],
  ["no sé dónde pedir cita con el dentista", "confusion"],
  ["Ich weiß nicht, wo ich einen Termin bekomme", "confusion"],
  ["no quiero ir a mi médica, que conoce a mi tía", "mini-stroke"],
  ["had a TIA in 2019, can I fly?", "mini-stroke"],
])("%s is no %s", (text) => {
  expect(assess(text).isCritical).toBe(false);
});

it.each([
  "elle ne sait plus où elle est",
  "no sabe dónde está ni qué día es",
  "Er weiß nicht mehr, wo er ist",
  "got an electric shock from a wire",
])("%s stays an emergency", (text) => {
  expect(assess(text).isCritical).toBe(true);
});

it.each([
  "The hospital ruled out sepsis on Monday, but it has come back and is worse",
  "Le médecin a exclu une méningite hier mais c'est pire et il a de nouveau mal",
  "Der Arzt hat einen Schlaganfall ausgeschlossen, jetzt ist es wieder da und schlimmer",
  "El médico descartó un ictus ayer, pero ha vuelto y está peor",
])("what was ruled out and came back is no longer ruled out: %s", (message) => {
  expect(assess(message).level).toBe("EMERGENCY");
});

describe("a long illness that is only a guess", () => {
  it.each([
    ["had a headache all week, convinced its a brain tumour", "condition.cancer"],
    ["ankles swollen, heart failure isnt it, same as my dad", "condition.heart"],
    ["I keep forgetting words, scared ive got dementia", "condition.dementia"],
    ["tengo miedo de que sea cancer, me duele la espalda", "condition.cancer"],
    ["j'ai mal au dos, j'ai peur que ce soit un cancer", "condition.cancer"],
    ["Rückenschmerzen, ich glaube ich habe Krebs", "condition.cancer"],
  ])("is nobody's: %j", (message, fact) => {
    expect(assess(message).judged.known.facts.get(fact)?.standing).not.toBe("present");
  });

  it.each([
    ["I have bowel cancer and my back hurts", "condition.cancer"],
    ["worried because I have diabetes and my foot is red", "condition.diabetes"],
    ["I had breast cancer, scared it is back, my back hurts", "condition.cancer"],
    ["is it my diabetes? thirsty all day", "condition.diabetes"],
  ])("is had by whoever says so: %j", (message, fact) => {
    expect(assess(message).judged.known.facts.get(fact)?.standing).toBe("present");
  });
});
