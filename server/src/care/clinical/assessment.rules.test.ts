import { assess } from "./book.test-support";
import { CARE_LEVELS, type CareLevel } from "./care-level.rules";

/** Own sentences, made up for this test, by the step of the ladder on which they belong. */
const SENTENCES: Readonly<Record<CareLevel, readonly string[]>> = {
  EMERGENCY: [
    "I have chest pain",
    "my chest feels like someone is sitting on it",
    "There's a pain in my chest that goes into my jaw",
    "Got a heavy feeling right in the middle of my chest",
    "my father has chest pain",
    "My dad's lips have gone blue",
    "no chest pain but I can't breathe",
    "No fever. Chest pain since noon",
    "I have no fever, chest pain since this morning",
    "I cannot catch my breath and I'm sweating",
    "I'm struggling to breathe",
    "short of breath after walking to the door",
    "she isn't breathing",
    "my husband has stopped breathing!!",
    "a toddler is choking on a grape",
    "there is a bone stuck in my throat",
    "I passed out in the shower",
    "he collapsed and won't wake up",
    "my grandma is suddenly confused and doesn't know where she is",
    "my son is having a fit",
    "first ever seizure in my daughter",
    "half of her face is drooping",
    "my speech is slurred and my left arm is weak",
    "I think I am having a stroke",
    "is my chest pain a heart attack?",
    "I banged my head on the kerb",
    "fell off my bike and landed on my head",
    "could my tablets be giving me chest pain",
    "lips and tongue swelling after peanuts",
    "my throat is closing up after a wasp sting",
    "the cut won't stop bleeding",
    "blood is spurting from his leg",
    "I took 30 paracetamol an hour ago",
    "my child swallowed a battery",
    "headache with stiff neck",
    "I have a headache and my neck is stiff and light hurts",
    "a rash that does not fade when I press a glass on it",
    "the worst headache of my life",
    "fever and mottled skin",
    "I'm having chemo and have a temperature of 38.5",
    "back pain and I am numb around my bottom",
    "sudden pain in my left testicle",
    "I'm pregnant and bleeding",
    "vomiting blood since last night",
    "suddenly lost the sight in one eye",
    "bleach splashed in my eye",
    "my baby is floppy and will not wake",
    "I have never had chest pain like this",
    "I can't take this chest pain any more",
    "I could not sleep with chest pain",
    "chest\npain",
    "CHEST   PAIN",
    "chest\u00a0pain",
    "i cant breath properly",
    "i can’t breathe",
    "I had a stroke in 2019 and now my face is drooping",
    "since my stroke this morning my speech is odd",
    "vomiting since my head injury",
    "I don't think it's a heart attack but my chest is tight",
    "I can't breathe through my nose or my mouth",
    "pain when I breathe in",
    "he can't remember his own name",
    "my daughter ate my tablets",
    "can I take ibuprofen for chest pain",
    "hit by a car",
    "words come out muddled",
    "how many paracetamol would kill me",
  ],
  CRISIS: [
    "I feel suicidal",
    "I want to kill myself",
    "I don't want to live anymore",
    "i dont want to be here any more",
    "everyone would be better off without me",
    "I keep cutting myself",
    "I am thinking of ending it all",
    "I want to die",
    "my sister says she wants to end her life",
    "I tried to kill myself last year",
    "I'm going to take an overdose",
    "she'd be better off dead",
    "what is the easiest way to die",
  ],
  URGENT: [
    "I am coughing up blood",
    "I have had a fever for 5 days",
    "temperature of 40.5",
    "my baby has a fever",
    "one leg is swollen and painful",
    "my calf is swollen, red and warm",
    "blood in my urine",
    "it burns when I pee and I have a fever",
    "blurred vision since yesterday",
    "the dog bit my hand",
    "I think my wrist is broken",
    "severe stomach pain",
  ],
  PHARMACIST: [
    "severe back pain",
    "I have had cancer and want to take vitamins",
    "is this lump a tumour?",
    "chronic fatigue",
    "I'm pregnant, what helps with a cold?",
    "I worry about my mental health",
    "I feel depressed",
    "I had a stroke in 2019",
    "I had a stroke in 2019, can I take something for a headache?",
    "since my stroke I feel tired",
  ],
  SELF_CARE: [
    "I have had a headache since this morning",
    "no chest pain, just a runny nose",
    "I've got a sore throat",
    "mild fever since yesterday",
    "a tickly cough",
    "hay fever is driving me mad",
    "itchy eyes and sneezing from pollen",
    "I don't have chest pain or shortness of breath, I have a cough",
    "No fever, chest pain or confusion, only a cold",
    "I have a cold",
    "indigestion after dinner",
    "my lower back aches after gardening",
    "I am constipated",
    "diarrhoea since last night",
    "hedache",
    "my throat hurts",
    "I'm not pregnant and have a headache",
    "denies chest pain, fever. Runny nose only",
    "no chest pain or trouble breathing, a cough only",
    "No fever, no chest pain, no breathlessness, sore throat for 2 days",
    "I can hardly breathe through my nose, it is a cold",
    "I don't know who to ask about my headache",
    "I had a cold last week and now I have a cough",
    "a mosquito bite on my arm",
    "my cold sore is back",
    "blood pressure is normal, but I have a headache",
    "my 7 year old has a runny nose",
    "can I take paracetamol together with ibuprofen",
    "I have had a cough for 4 weeks",
    "my hair is green",
    "",
    "???",
  ],
};

const table = Object.entries(SENTENCES).flatMap(([level, sentences]) => sentences.map((sentence) => [level, sentence]));

describe("assess", () => {
  it("has a pharmacist read a keyword, and still says what the complaint itself needs", () => {
    const { care, level, escalate } = assess("I'm pregnant, what helps with a cold?");
    expect({ care, level, escalate }).toEqual({ care: "home", level: "PHARMACIST", escalate: true });
  });

  it.each(table)("%s: %j", (level, sentence) => {
    expect(assess(sentence ?? "").level).toBe(level);
  });

  it.each([
    ["my nosebleed won't stop", "ae"],
    ["a nosebleed that stopped after five minutes", "home"],
    ["my erection won't go down", "ae"],
    ["knocked out a front tooth", "dentist"],
    ["my tooth got knocked out", "dentist"],
    ["he was knocked out and lost a tooth", "emergency"],
    ["the ball knocked him out and broke a tooth", "emergency"],
    ["je me suis tordu la cheville et je ne peux pas marcher", "urgent-111"],
    ["je me suis tordu la cheville et je ne peux pas marcher longtemps", "home"],
    ["stepped on a rusty nail", "urgent-111"],
    ["my stitches look red and weepy", "gp-today"],
  ])("what is told of bleeding, blows and wounds leads to the right place: %s", (sentence, care) => {
    expect(assess(sentence).care).toBe(care);
  });

  it("marks emergencies and crises as critical, and nothing else", () => {
    for (const [level, sentences] of Object.entries(SENTENCES)) {
      for (const sentence of sentences) {
        expect(assess(sentence).isCritical).toBe(level === "EMERGENCY" || level === "CRISIS");
      }
    }
  });

  it("quotes the words as they were written", () => {
    const [signal] = assess("Please help, my CHEST really  Hurts!").signals;
    expect(signal).toMatchObject({ words: "CHEST really Hurts", level: "EMERGENCY" });
    expect(assess("Severe back pain").escalationKeywords).toEqual([{ keyword: "severe", words: "Severe" }]);
    expect(assess("is it a Tumour?").escalationKeywords).toEqual([{ keyword: "tumor", words: "Tumour" }]);
  });

  it("names the most urgent thing first", () => {
    const { signals } = assess("I have a cough, one swollen painful leg and I can't breathe");
    const levels = signals.map(({ level }) => CARE_LEVELS.indexOf(level));
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    expect(signals[0]?.level).toBe("EMERGENCY");
    expect(signals.map(({ concept }) => concept)).toEqual(expect.arrayContaining(["leg.one-swollen", "cough.present"]));
  });

  it.each([
    ["severe chest pain", "EMERGENCY"],
    ["I'm suicidal", "CRISIS"],
    ["I am pregnant and cough up blood", "URGENT"],
    ["chronic cough", "PHARMACIST"],
  ])("a keyword reaches the pharmacist whatever the step: %s", (sentence, level) => {
    const assessment = assess(sentence);
    expect(assessment.escalate).toBe(true);
    expect(assessment.escalationKeywords).toHaveLength(1);
    if (level !== "URGENT") expect(assessment.level).toBe(level);
  });

  it.each([
    ["cancer", "breast cancer"],
    ["tumor", "two tumours"],
    ["chronic", "chronically tired"],
    ["severe", "severely itchy"],
    ["unbearable", "UNBEARABLE"],
    ["excruciating", "excruciatingly sore"],
    ["pregnancy", "I'm pregnant"],
    ["mental health", "my mental   health"],
    ["suicidal", "suicidal"],
    ["depression", "depressed"],
  ])("knows the documented keyword %s in %j", (keyword, sentence) => {
    expect(assess(sentence).escalationKeywords.map((found) => found.keyword)).toEqual([keyword]);
  });

  it("leaves out a keyword that is denied, and keeps one that is only asked about", () => {
    expect(assess("I'm not pregnant, I have a cold").escalate).toBe(false);
    expect(assess("can ibuprofen cause cancer?").escalationKeywords).toHaveLength(1);
  });

  it("tells of what it does not recognise that it understood nothing, and what to look out for", () => {
    const { care, understood, escalate, judged } = assess("my elbow is green");
    expect({ care, understood, escalate }).toEqual({ care: "gp-days", understood: "nothing", escalate: false });
    expect(judged.worst).toBe("emergency");
  });

  it.each([
    ["did arsenal win last nite", "home"],
    ["boli mnie klatka piersiowa i nie moge oddychac", "gp-days"],
  ])("sees nobody ill in small talk, and takes no other language for it: %s", (message, care) => {
    expect(assess(message)).toMatchObject({ care, understood: "nothing", judged: { worst: "emergency" } });
  });

  it("greets whoever only says hello, whatever is known of them", () => {
    const facts = new Map([["person.pregnant", { standing: "denied", from: "profile" } as const]]);
    const { care, understood, judged } = assess("hi, how are you?", { age: 38, sex: "female", facts });
    expect({ care, understood }).toEqual({ care: "home", understood: "care" });
    expect(judged.talk.map(({ id }) => id)).toContain("hello");
  });

  it.each([
    ["Can I take ibuprofen after a stroke?"],
    ["can ibuprofen cause a stroke?"],
    ["what are the symptoms of a seizure?"],
    ["how can I lower my risk of a stroke?"],
    ["difference between a panic attack and a heart attack"],
    ["no chest pain"],
    ["not suicidal, just tired"],
  ])("calls nothing an emergency that is only asked about, past or denied: %s", (sentence) => {
    expect(assess(sentence).isCritical).toBe(false);
  });

  it.each(["my 7 year old has a cough", "my daughter has a fever", "3-year-old with a runny nose"])(
    "sees a child in %j",
    (sentence) => {
      expect(assess(sentence).isAboutChild).toBe(true);
    },
  );

  it("sees no child in a question of a grown-up", () => {
    expect(assess("I am 34 years old and have a cough").isAboutChild).toBe(false);
  });

  it.each([
    "Stiff as a board after moving house. Bath salts?",
    "how many hours should somebody of 70 sleep",
    "Combien de cafés par jour sans risque ?",
    "Wie viel Schlaf braucht ein Schulkind",
    "¿Cuántos pasos al día son buenos con 65 años?",
    "My arm is a bit sore after the jab, otherwise I feel great. Can I swim tomorrow?",
  ])("answers at home a question in which nobody is unwell, or who is well otherwise: %s", (message) => {
    expect(assess(message)).toMatchObject({ care: "home", level: "SELF_CARE" });
  });

  it.each([
    ["Something is odd with me", "gp-days"],
    ["My underwear had a little blood on it and I feel well. What now?", "gp-days"],
    ["Can I take ibuprofen for a crushing weight on my chest going into my arm?", "emergency"],
    ["Is it normal that my baby is floppy and will not feed? Otherwise fine", "emergency"],
    ["Ist es normal, dass mein Vater plötzlich wirr redet und der Arm hängt?", "emergency"],
    ["Est-ce normal que mon bébé ait les lèvres bleues quand il tète ? Sinon il va bien", "emergency"],
  ])("hides behind a question neither a danger nor what has to be looked at: %s", (message, care) => {
    expect(assess(message).care).toBe(care);
  });
});
