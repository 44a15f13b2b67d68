import { builtInAnswering } from "../models/answering-model";
import { assess, BOOK } from "./book.test-support";
import { understand } from "./understand.rules";

/** As patients are answered, by book and text model. */
const answered = (text: string) => builtInAnswering().assess(text);

const factsIn = (text: string) => understand(text, BOOK).cases.flatMap(({ facts }) => [...facts.keys()]);

describe("back that means again", () => {
  it.each([
    ["the pain is back", false],
    ["The ache came back today", false],
    ["my knee pain is back", false],
    ["my back pain is back", true],
    ["the pain in my lower back is back", true],
    ["is back pain dangerous", true],
  ])("%s", (text, isOfTheBack) => {
    expect(factsIn(text).includes("back.pain")).toBe(isOfTheBack);
  });
});

describe("a tablet that does not go down", () => {
  it.each([
    "my son can't swallow tablets, is there a syrup?",
    "ma fille n'arrive pas à avaler les comprimés, que faire ?",
    "das Kind kann Tablette nicht schlucken",
    "mein Kind kann die Tablette nicht schlucken",
    "mi hijo no puede tragar la pastilla, ¿hay jarabe?",
    "estoy buscando bebé y tomo pastillas",
    "j'essaie d'avoir un bébé et je prends des comprimés",
  ])("is no emergency: %s", (text) => {
    expect(answered(text).isCritical).toBe(false);
  });

  it.each([
    "my toddler swallowed a tablet of mine",
    "The tablet is stuck in my throat and I can't breathe",
    "I can't swallow tablets, water or my own spit",
    "Kann nichts mehr schlucken, auch keine Tabletten, der Speichel läuft heraus",
    "Ich kann Tabletten und Wasser nicht schlucken",
    "Mein Kind hat eine Tablette geschluckt",
    "mi bebé se tomó mis pastillas",
    "mon bébé a avalé un comprimé",
  ])("hides no emergency: %s", (text) => {
    expect(answered(text).isCritical).toBe(true);
  });
});

describe("many painkillers in a day", () => {
  it.each([
    "14 painkillers today",
    "I have had 12 ibuprofen since this morning, my tooth is killing me",
    "14 antidouleurs aujourd'hui",
    "14 Schmerztabletten heute",
    "14 analgésicos hoy",
  ])("are an overdose: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });

  it.each(["14 painkillers in a box, is that enough for a week?", "2 painkillers today, can I have one more tonight?"])(
    "but not %s",
    (text) => {
      expect(assess(text).isCritical).toBe(false);
    },
  );
});
