import { LANGUAGES, type Language } from "../../people/accounts/account.rules";
import { fold, medicinesIn, namesOf } from "../medicines/names.rules";
import { askerOf } from "./asker.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { knownFrom } from "./profile.rules";

const nobody = { allergies: [], conditions: [], medications: [] };

function answerTo(question: string, language: Language = "en", told: object = {}) {
  const profile = { ...nobody, ...told };
  const assessment = assess(question, knownFrom(profile, BOOK));
  const asker = askerOf(assessment, { profile, changedAt: new Date(0) });
  const { heading, message, recommendations } = composeAnswer(assessment, BOOK, language, undefined, asker);
  const said = [heading, message, ...recommendations.flatMap((one) => [one.title, one.description])];
  return { ...assessment, first: `${heading} ${message}`, text: said.join(" ") };
}

describe("advice about an illness offers ibuprofen to nobody whom it may harm", () => {
  it.each([
    ["en", "I'm on warfarin and my tooth is throbbing", {}],
    ["en", "sore throat since yesterday, I have a stomach ulcer", {}],
    ["en", "I have a terrible earache", { conditions: ["kidney disease"] }],
    ["en", "I have a cold and my nose is blocked, 12 weeks pregnant", {}],
    ["fr", "je prends du xarelto et j'ai une rage de dents", {}],
    ["de", "ich habe Halsschmerzen und nehme Marcumar", {}],
    ["es", "tomo sintrom y me duele la garganta", {}],
  ] as const)("%s %s", (language, question, told) => {
    const { text } = answerTo(question, language, told);
    expect(text).not.toMatch(/Painkiller: Paracetamol or|(?:or|ou|oder|o) ibuprof/i);
    expect(text).toMatch(/parac[eé]tamol/i);
  });

  it("and to everybody else, from every line of the book that names it as something to take", () => {
    expect(answerTo("bad toothache since this morning").text).toMatch(/Paracetamol or ibuprofen/);
    const offers = BOOK.pathways.flatMap(({ advice }) =>
      advice.filter(({ text }) => /paracetamol or ibuprofen|^Ibuprofen/i.test(text.en)),
    );
    expect(offers.length).toBeGreaterThan(10);
    expect(offers.filter(({ offersIbuprofen }) => !offersIbuprofen).map(({ text }) => text.en)).toEqual([]);
  });
});

it("no word in which the book speaks is a slip of a name", () => {
  const { medicines } = BOOK;
  const { names } = namesOf(medicines);
  const isName = (word: string) => names.has(word) || names.has(word.replace(/s$/, ""));
  const texts = BOOK.pathways.flatMap(({ label, rows, advice }) =>
    LANGUAGES.flatMap((language) =>
      [label, ...rows.map(({ because }) => because), ...advice.map(({ text }) => text)].map((one) => one[language]),
    ),
  );
  const words = [...new Set(texts.flatMap((text) => fold(text).split(" ")))];
  const slips = words.filter((word) => !isName(word) && medicinesIn(word, medicines).length > 0);
  // Other forms of the same word are none.
  const OTHER_FORMS =
    /^(?:opioid|vaselin|schnupfenmittel|fluidifi|moisturis|nitrat|allergietablett|beruhigungsmittel|anticonceptiv|antibioti|statin|vitamin)/;
  expect(slips.filter((word) => !OTHER_FORMS.test(word))).toEqual([]);
});

describe("what is asked about stands first", () => {
  it.each([
    ["en", "should I have my lisinopril in the morning or at bedtime", /How to take it/],
    ["de", "Candesartan lieber morgens oder abends nehmen?", /So nehmen Sie es/],
    ["en", "can I crush my ramipril into jam", /Crushing/],
    ["en", "my metformin gives me the runs, is that normal", /Could it come from this.*diarrhoea/],
    ["es", "desde que empecé con la sertralina tengo náuseas, ¿es normal?", /Puede venir de esto.*náuseas/],
    ["fr", "c'est normal d'avoir la bouche sèche avec l'amitriptyline ?", /Est-ce que cela en vient.*bouche sèche/],
    ["en", "can I take Sudafed, I have high blood pressure", /Sudafed: It does not suit an illness/],
    ["es", "tengo la tensión alta, ¿puedo tomar ibuprofeno?", /Ibuprofeno: Puede no convenir/],
    ["en", "how long can I use a nasal spray for", /How long to take it.*5 days/],
    ["en", "do I need a prescription for naproxen", /Where to get it.*prescription/],
    ["en", "can you get omeprazole over the counter or do I need a prescription", /Where to get it/],
    ["en", "my insulin was left out of the fridge all night", /Keeping it.*28 days/],
    ["en", "how many hours between my levothyroxine and my iron tablet", /Leave 4 hours/],
    ["de", "Wie viele Stunden zwischen Thyroxin und Calcium warten?", /4 Stunden/],
    ["fr", "combien d'heures entre deux doses d'ibuprofène", /6 heures d’écart/],
    ["fr", "mon bébé de 7 mois a vomi son doliprane", /Vomi après la prise/],
    ["en", "what withdrawal symptoms does paroxetine have", /Stopping it/],
    ["en", "how do I get rid of old fentanyl patches", /Getting rid of it/],
    ["en", "I gave my cat some ibuprofen by accident", /call a vet now/],
    ["en", "can I fly with my tramadol", /Travelling/],
    ["en", "citalopram has killed my sex drive", /less interest in sex/],
  ] as const)("%s %s", (language, question, expected) => {
    expect(answerTo(question, language).first).toMatch(expected);
  });
});

describe("a painkiller is asked for beside what somebody takes or has", () => {
  it.each([
    ["en", "I'm on edoxaban, what can I take for backache", /edoxaban and ibuprofen: Do not take these together/i],
    ["fr", "sous eliquis, que puis-je prendre contre la douleur ?", /Ne les prenez pas ensemble/],
    ["de", "Ich nehme Eliquis, was kann ich gegen Rückenschmerzen nehmen?", /Nicht zusammen einnehmen/],
    ["es", "tomo sintrom, ¿qué tomo para el dolor de espalda?", /Sintrom.* e ibuprofeno: No los tome juntos/],
    ["en", "which painkillers are safe, I'm 30 weeks pregnant", /never in the last months.*Paracetamol is usually/],
    ["en", "I have asthma, what can I take for period pain?", /Ibuprofen: It may not suit.*Paracetamol: How much/],
  ] as const)("%s %s", (language, question, expected) => {
    expect(answerTo(question, language).text).toMatch(expected);
  });
});

describe("what looks like too much and is none", () => {
  it.each([
    ["en", "had 3 pints last night, is my amoxicillin ok this morning"],
    ["en", "by accident I had a glass of wine with metronidazole"],
    ["fr", "j'ai bu deux verres de vin avec mon amoxicilline"],
    ["de", "habe aus Versehen ein Bier zum Metronidazol getrunken"],
    ["en", "forgot my microgynon two days running and had sex"],
    ["de", "Ich habe meine Pille 5 Stunden zu spät genommen"],
    ["fr", "j'ai pris ma pilule 4 heures en retard"],
  ] as const)("%s %s", (language, question) => {
    const { level, text } = answerTo(question, language);
    expect(level).toBe("SELF_CARE");
    expect(text).not.toMatch(/Too much of it|S’il y en a trop|Zu viel davon/);
  });

  it.each([
    "took my apixaban twice two days ago",
    "mein Sohn, 3 Jahre, hat die doppelte Menge Ibuprofen bekommen",
    "drank wine last night and then had two zopiclone by mistake",
    "I ran out of insulin and the spare pen in the fridge is empty",
    "had a glass of wine and took two zopiclone by mistake",
    "I took my evening gliclazide again by mistake",
  ])("and is: %s", (question) => {
    expect(answerTo(question).level).toBe("URGENT");
  });
});

describe("what the table tells", () => {
  it.each([
    ["en", "can I just stop lansoprazole after a year", /more acid for some weeks/],
    ["de", "Pantoprazol nach zwei Jahren absetzen?", /mehr Säure/],
    ["en", "having a CT scan with contrast, do I stop metformin", /2 days after/],
    ["es", "me hacen un TAC con contraste y tomo metformina", /2 días después/],
    ["en", "my gums bleed since I started apixaban", /can be a side effect: bleeding gums/],
    ["en", "can I take loperamide, I'm on antibiotics", /infection of the bowel/],
    ["en", "is ibuprofen ok with blood pressure tablets", /harm your kidneys/],
    ["fr", "anti-inflammatoire et comprimés pour la tension ?", /abîmer les reins/],
    ["de", "Ibuprofen zu Blutdrucktabletten?", /Nieren schaden/],
    ["es", "¿ibuprofeno con pastillas para la tensión?", /dañar los riñones/],
    ["en", "can my lad have aspirin", /not for anybody under 16/],
    ["de", "darf mein 9-jähriger Sohn Aspirin nehmen", /Nicht unter 16 Jahren/],
    ["en", "shingles on my chest, can I take naproxen", /Do not take or give it for chickenpox or shingles/],
    ["en", "my ozempic froze in the fridge", /do not use it before you have asked/],
    ["en", "cold and flu tablets with fluoxetine?", /Ask before you take these together/],
  ] as const)("%s %s", (language, question, expected) => {
    expect(answerTo(question, language).text).toMatch(expected);
  });

  it("blood pressure tablets are those that somebody takes", () => {
    const told = { medications: ["ramipril"], age: 34 };
    const { text, level } = answerTo("I take blood pressure tablets and have just found out I'm pregnant", "en", told);
    expect(text).toMatch(/Ramipril: Pregnancy/i);
    expect(level).toBe("URGENT");
  });
});

describe("what was asked is read first", () => {
  it.each([
    ["en", "got the runs before a flight, how many imodium capsules can i take", /2 capsules of 2mg at first/],
    ["de", "wieviel imodium darf ich am tag nehmen vor dem flug", /2 Kapseln zu 2 mg/],
    ["en", "flying to greece, do my lantus pens go in the hold or my hand luggage", /hand luggage in a cool bag/],
    ["en", "bisoprolol making me knackered, can i stop taking it from tomorrow", /^Bisoprolol: Stopping it/],
    ["en", "metformin giving me the runs, normal?", /can be a side effect: diarrhoea/],
    ["de", "trockener husten seit ramipril", /Reizhusten/],
    ["en", "poo gone black since starting ferrous sulphate, not sticky", /normal and harmless/],
    ["fr", "selles noires depuis que je prends du tardyferon, normal ?", /normal et sans danger/],
    ["en", "opened my eye drops 6 weeks ago can i still use them chloramphenicol", /28 days/],
    ["es", "gotas de los ojos abiertas hace dos meses, valen?", /28 días/],
    ["en", "got d&v should i keep taking my metformin", /often paused/],
    ["en", "clopidogrel and omeprazole together?", /Lansoprazole or pantoprazole is usually taken instead/],
    ["en", "nurofen for my 5 year old with chickenpox?", /Do not take or give it for chickenpox/],
    ["en", "Gave nurofen for chickenpox earlier, is that bad", /Do not take or give it for chickenpox/],
    ["en", "wegovy pen left on the kitchen side overnight", /below 30 degrees for 6 weeks/],
    ["de", "Trulicity 3 Tage ungekühlt, noch gut?", /14 Tage unter 25 Grad/],
    ["fr", "je porte des lentilles, je peux mettre du collyre Cromabak ?", /Enlevez d’abord les lentilles/],
    ["es", "¿puedo llevar lentillas con rifampicina?", /teñir para siempre/],
    ["en", "does omeprazole have lactose in it", /^Omeprazole: Other things in it/],
    ["de", "Sind die Kapseln von Duloxetin vegan?", /Abschnitt 6 des Beipackzettels/],
    ["en", "doctor gave me duloxetine for nerve pain isnt that an antidepressant", /: What it is for/],
    ["es", "me dieron amitriptilina para el dolor pero ¿no es para la depresión?", /: Para qué es/],
    ["en", "is cetirizine better than loratadine", /not the same, but similar/],
    ["fr", "je peux remplacer la cétirizine par la loratadine ?", /pas identiques, mais proches/],
    ["en", "is it ok to have lemsip max and 2 paracetamol", /Both contain paracetamol/],
    ["en", "is feeling sleepy normal on buprenorphine?", /can be a side effect: feeling sleepy/],
    ["de", "Schwitzen durch Venlafaxin, ist das normal?", /Nebenwirkung sein: Schwitzen/],
    ["fr", "goût métallique à cause de la zopiclone, normal ?", /effet indésirable : goût modifié/],
    ["es", "calambres por furosemida, ¿es normal?", /efecto secundario: calambres/],
    ["en", "can I give sudafed to my 4 year old who is bunged up", /Salt-water drops/],
    ["en", "do antibiotics stop the pill working", /only rifampicin and rifabutin/],
    ["en", "clari with my simva?", /Clari \(clarithromycin\) and simva \(simvastatin\): Do not take these together/],
    ["en", "breastfeeding and they gave me paracetamol and codeine, ok?", /^Codeine: Breastfeeding/],
    ["en", "how long after finishing metronidazole before i can drink", /nor for 2 days after/],
    ["en", "amoxicillin and microgynon, do i need condoms", /does not stop the pill from working/],
    ["en", "can i have naproxen with my water tablet", /^Naproxen and water tablet: Ask before/],
  ] as const)("%s %s", (language, question, expected) => {
    expect(answerTo(question, language).first).toMatch(expected);
  });

  it("chickenpox is answered at home, unless a danger is told", () => {
    expect(answerTo("chickenpox, can he have nurofen").care).toBe("home");
    expect(answerTo("my 4 year old has chickenpox and is really drowsy, can he have nurofen").level).toBe("EMERGENCY");
  });

  it.each([
    ["diarrhoea since I started colchicine, normal?", "gp-today"],
    ["been on colchicine for gout and clarithromycin 4 days now, being sick and legs weak", "ae"],
    ["took my husband's amlodipine by mistake instead of mine", "urgent-111"],
    ["I accidentally gave my son my daughter's antibiotics", "ask-pharmacist"],
    ["can i take 2 paracetamol if i already had lemsip at 1pm", "ask-pharmacist"],
    ["took 6 paracetamol at 1pm can I have lemsip at 3", "urgent-111"],
    ["got clarithromycin for a chest cough, I'm already on simvastatin is that ok?", "gp-today"],
    ["feeling sick and runny tummy since metformin is that normal", "home"],
    ["can i take co-amox if allergic to penicillin", "ask-pharmacist"],
  ])("%s: %s", (question, care) => {
    expect(answerTo(question).care).toBe(care);
  });

  it("makes light of nothing that may be the first sign of worse", () => {
    expect(answerTo("nausea since I started digoxin, normal?").text).not.toMatch(/often gets better/);
    expect(answerTo("nausea since I started metformin, normal?").text).toMatch(/often gets better/);
  });

  it("of a pregnancy, and not of the baby", () => {
    const { text } = answerTo("12 weeks pregnant with a banging headache, is paracetamol ok for baby");
    expect(text).toMatch(/first choice for pain and fever/);
    expect(text).not.toMatch(/How much depends on the child/);
  });

  it("of what goes with what somebody takes, before their age", () => {
    const told = { medications: ["Losartan 50mg"], age: 66 };
    expect(answerTo("can I take ibuprofen with my usual tablets", "en", told).first).toMatch(/harm your kidneys/);
  });

  it.each([
    "gave my son 10ml calpol instead of 5 hes 3",
    "my mum with dementia has taken 2 days worth of bisoprolol",
    "my nan took her morning and evening tablets together, bisoprolol and apixaban",
    "gave my daughter my sons epilepsy medicine",
    "calf pain on tamoxifen",
    "heart rate 42 and dizzy on bisoprolol",
    "migraine with zigzag lines started since i went on microgynon",
    "sore throat and mouth ulcers on mirtazapine",
  ])("a dose too many, or a danger, is no question of another kind: %s", (question) => {
    expect(answerTo(question).level).toBe("URGENT");
  });

  it.each([
    ["fr", "mon fils de 5 ans 18 kg a 39 de fièvre, combien de doliprane sirop", "SELF_CARE"],
    ["en", "my lad is 10 bad headache only got aspirin 300 in the cupboard can he have half", "SELF_CARE"],
    ["en", "toddler got only 2 aspirin from the cupboard, can you help", "EMERGENCY"],
    ["en", "my 2 year old has eaten 3 of my amlodipine", "EMERGENCY"],
    ["de", "meine Tochter 3 Jahre hat zwei Amlodipin geschluckt", "EMERGENCY"],
    ["en", "methotrexate every day for a week by mistake", "EMERGENCY"],
    ["en", "my 2 year old has eaten and can he have calpol now", "SELF_CARE"],
    ["en", "can i crush my omeprazole cant swallow it", "SELF_CARE"],
    ["en", "cant swallow anything, not even water", "EMERGENCY"],
    ["en", "left my insulin out the fridge overnight is it ruined", "SELF_CARE"],
  ] as const)("what sounds like a danger and is none, and what is: %s %s", (language, question, level) => {
    expect(answerTo(question, language).level).toBe(level);
  });
});
