import { LANGUAGES } from "../../people/accounts/account.rules";
import { askerOf } from "./asker.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { knownFrom } from "./profile.rules";

const nobody = { allergies: [], conditions: [], medications: [] };

/** The whole answer in words, for somebody who has told this. */
function answerTo(question: string, told: object = {}, language: (typeof LANGUAGES)[number] = "en") {
  const profile = { ...nobody, ...told };
  const assessment = assess(question, knownFrom(profile, BOOK));
  const asker = askerOf(assessment, { profile, changedAt: new Date(0) });
  const { heading, message, recommendations } = composeAnswer(assessment, BOOK, language, undefined, asker);
  const titles = recommendations.map(({ title }) => title);
  const said = [heading, message, ...recommendations.flatMap((one) => [one.title, one.description])];
  return { assessment, heading, titles, text: said.join(" ") };
}

const pairsOf = (question: string, told: object = {}) =>
  (answerTo(question, told).assessment.medicine?.lines ?? []).flatMap((line) =>
    line.kind === "pair"
      ? [`${line.medicines.map(({ what }) => what).join("+")} ${line.row.severity}`]
      : line.kind === "unknown-pair"
        ? [`${line.medicines.map(({ what }) => what).join("+")} unknown`]
        : [],
  );

describe("between all the medicines that a message names, the worst first", () => {
  it.each([
    ["en", "I take apixaban, ramipril and atorvastatin. Can I have ibuprofen?"],
    ["fr", "Je prends apixaban, ramipril et atorvastatine. Puis-je prendre de l’ibuprofène ?"],
    ["de", "Ich nehme Apixaban, Ramipril und Atorvastatin. Darf ich Ibuprofen nehmen?"],
    ["es", "Tomo apixabán, ramipril y atorvastatina. ¿Puedo tomar ibuprofeno?"],
  ] as const)("%s", (language, question) => {
    const pairs = pairsOf(question);
    expect(pairs).toHaveLength(6);
    expect(pairs[0]).toBe("apixaban+ibuprofen never");
    expect(pairs[1]).toBe("ramipril+ibuprofen doctor-first");
    const { heading, text, assessment } = answerTo(question, {}, language);
    expect(heading).toMatch(/ibuprof/i);
    expect(text).toMatch(/ramipril/i);
    expect(assessment.level).toBe("SELF_CARE");
  });

  it("says in one line what is fine, and in one what is not known", () => {
    const { text, titles } = answerTo("can I take enalapril, metformin and simvastatin together");
    expect(text).toMatch(/Enalapril and metformin; enalapril and simvastatin; metformin and simvastatin/);
    expect(titles).toEqual([]);
    const { text: unknown, assessment } = answerTo("methenamine, turmeric and melatonin together?");
    expect(unknown).toMatch(/We do not know these pairs.*Methenamine and turmeric; /);
    expect(assessment.care).toBe("our-pharmacist");
  });

  it("does not say what goes together to whoever forgot a dose", () => {
    const { heading, text } = answerTo("I forgot to take my pill yesterday, what should I do?", {
      medications: ["Cetirizine", "Beclometasone inhaler"],
    });
    expect(heading).toMatch(/missed/i);
    expect(text).not.toMatch(/together/);
  });

  it("whoever must not take two waits for nobody because a third is not known", () => {
    const { heading, text, assessment } = answerTo("is it ok to take warfarin, ibuprofen and methenamine");
    expect(heading).toBe("Warfarin and ibuprofen: Do not take these together");
    expect(text).toMatch(/We do not know/);
    expect(assessment.care).toBe("ask-pharmacist");
  });

  it("looks at twelve of them", () => {
    const question =
      "amlodipine, simvastatin, clarithromycin, bisoprolol, furosemide, spironolactone and digoxin - any clash?";
    const pairs = pairsOf(question);
    expect(pairs).toHaveLength(21);
    expect(pairs[0]).toBe("simvastatin+clarithromycin never");
    expect(pairs.filter((pair) => pair.includes("digoxin"))).toHaveLength(6);
    // Nothing that should not be is left out of the answer.
    const warned = pairs.filter((pair) => /never|doctor-first/.test(pair));
    const { heading, titles } = answerTo(question);
    const told = [heading, ...titles].filter((title) => /Do not take|Ask before/.test(title));
    expect(told).toHaveLength(warned.length);
  });

  it.each([
    ["two names of one medicine", "can I take Panadol and Calpol together", "never"],
    ["two of one kind", "can I take apixaban with rivaroxaban", "never"],
    ["two of a kind without a row", "can I take canagliflozin with dapagliflozin", "doctor-first"],
    ["a medicine and a product with it", "can I take Lemsip and paracetamol", "never"],
  ])("%s are one too many", (_, question, severity) => {
    expect(pairsOf(question)[0]).toMatch(new RegExp(` ${severity}$`));
  });

  it.each([
    "I take enalapril and metformin. Can I take zorblaxin?",
    "Tomo enalapril y metformina, ¿puedo tomar zorblaxina?",
  ])("are not called fine where what is asked about is not known: %s", (question) => {
    const { assessment, text } = answerTo(question);
    expect(assessment.care).toBe("our-pharmacist");
    expect(text).not.toMatch(/usually take these together/);
  });

  it("one that explains the other is named once", () => {
    expect(pairsOf("is Nurofen (ibuprofen) ok with metformin")).toEqual(["ibuprofen+metformin fine"]);
  });

  it("what must not be with the writer's own is said where nobody asks", () => {
    const [worst] = pairsOf("the dentist gave me clarithromycin for my tooth", { medications: ["simvastatin"] });
    expect(worst).toBe("clarithromycin+simvastatin never");
  });
});

describe("a dose for a child", () => {
  it.each([
    ["my 3 year old weighs 14 kg, how much Calpol", /7\.5ml.*at most 4 times.*180mg.*by age here, not by weight/],
    ["he is 5 and weighs 12kg, how much calpol", /less than most children of this age weigh/],
    ["gave her 5 ml calpol at 6pm, can I give more now at 8? she is 3", /not take or give more before 10pm.*7\.5ml/],
    ["he had calpol an hour ago, can i give more, he's 4", /too soon\. Wait at least 3 hours more/],
    ["gave calpol at 1pm, can he have more at 7pm, he is 4", /last one is at least 4 hours ago/],
    ["she's had calpol 4 times today already, can I give more? she's 3", /the most for one day/],
    [
      "my son is 4, how much ibuprofen 200mg/5ml",
      /3\.7ml of your syrup with 40mg in 1ml \(150mg\).*Have a pharmacist check/,
    ],
    ["my daughter is 3, how much Apiretal", /1\.8ml of your syrup with 100mg in 1ml/],
    ["my 8 week old had his jabs, how much paracetamol", /2\.5ml of 120mg\/5ml/],
  ])("%s", (question, expected) => {
    expect(answerTo(question).text).toMatch(expected);
  });

  it.each([
    ["en", "how much Calpol for a child of 14 kg", /From 2 to under 4 years: 7\.5ml/],
    ["fr", "mon enfant pèse 14 kg, combien de Doliprane", /De 2 à moins de 4 ans: 7,5 ml/],
    ["de", "mein Kind wiegt 14 kg, wie viel Paracetamol", /Von 2 bis unter 4 Jahren: 7,5 ml/],
    ["es", "mi hija pesa 14 kilos, ¿cuánto Apiretal?", /De 2 a menos de 4 años: 1,8 ml/],
  ] as const)("of whom only the weight is told goes by the ages that it fits: %s", (language, question, expected) => {
    expect(answerTo(question, {}, language).text).toMatch(expected);
  });

  it("what was given last is the one named before the time", () => {
    const { text } = answerTo("gave my toddler (2) ibuprofen at 2pm, when can I give calpol");
    expect(text).toMatch(/Ibuprofen: The next dose Do not take or give more before 8pm/);
    expect(text).not.toMatch(/Calpol[^:]*: The next dose/);
  });

  it("is never told where too much was taken or swallowed", () => {
    for (const question of [
      "my 4 year old drank a whole bottle of calpol",
      "ma fille de 15 ans vient d'avaler une boite entière de doliprane",
    ])
      expect(answerTo(question).text).not.toMatch(/ml of 120mg|ml de sirop|comprimés de 500/);
  });

  it.each([
    ["gave my 3 year old 15ml of calpol by mistake", "urgent-111"],
    ["le di 10 ml de Apiretal 100 mg/ml a mi hija de 2 años", "ae"],
    ["gave my 3 year old 7.5ml of calpol at 2pm, can she have more at 7pm", "home"],
  ])("more than the dose of its age is too much: %s", (question, care) => {
    expect(answerTo(question).assessment.care).toBe(care);
  });

  it("a grown-up under 50 kg asks first", () => {
    const { text, assessment } = answerTo("I weigh 45kg how many paracetamol can I take");
    expect(text).toMatch(/weighs less than 50kg/);
    expect(text).not.toMatch(/8 in 24 hours/);
    expect(assessment.care).toBe("ask-pharmacist");
  });
});

describe("what a pharmacist is asked as well", () => {
  it.each([
    ["going in for a knee op, do I keep taking apixaban", /Do not stop it on your own: a clot/, "home"],
    ["taking my insulin on a plane, how", /cool bag/, "home"],
    ["taking my son (11) to dubai, hes on concerta. any trouble at customs", /embassy/, "home"],
    ["can I crush my sertraline", /Do not crush/, "home"],
    ["my EpiPen is out of date, can I keep it", /better than none/, "home"],
    ["what do i do with leftover morphine", /back to any pharmacy/, "home"],
    ["ran out of my ramipril, surgery shut till tuesday", /emergency supply/, "home"],
    ["ran out of my lamotrigine, surgery shut till tuesday", /emergency supply/, "urgent-111"],
    ["how long can I use otrivine", /5 days/, "home"],
    ["can I take metformin in ramadan", /before the fast/, "home"],
    ["is zopiclone addictive?", /can become addictive/, "home"],
    ["can dogs have paracetamol", /vet/, "home"],
    ["can my wife have my propranolol? she has asthma", /asthma.*best not to take it/, "home"],
    ["is my levothyroxine the same in another colour", /works the same/, "home"],
    ["my metformin and I have norovirus, keep taking it?", /often paused/, "gp-today"],
  ])("%s", (question, expected, care) => {
    const { text, assessment } = answerTo(question);
    expect(text).toMatch(expected);
    expect(assessment.care).toBe(care);
  });

  it.each([
    [
      "an allergy that the message tells",
      "my daughter is allergic to penicillin, is cefalexin ok",
      /allergy: penicillin/,
    ],
    ["an allergy, in Spanish", "soy alérgica a la aspirina, ¿puedo tomar ibuprofeno?", /alergia: aspirina/],
    [
      "a painkiller beside a medicine",
      "what painkiller can i take with warfarin",
      /Warfarin and ibuprofen: Do not take/,
    ],
    ["weeks of a pregnancy without its word", "paracetamol at 8 weeks ok?", /usually take it in pregnancy/],
    ["its form beside its name", "Augentropfen Latanoprost - wie lange haltbar?", /28 Tage/],
    ["how pee looks", "is it normal that my wee is orange on sulfasalazine", /harmless/],
  ])("%s is understood", (_, question, expected) => {
    const language = /[¿á]/.test(question) ? "es" : /haltbar/.test(question) ? "de" : "en";
    expect(answerTo(question, {}, language).text).toMatch(expected);
  });

  it.each(LANGUAGES)("in %s", (language) => {
    const questions = {
      en: "I have run out of insulin",
      fr: "je n'ai plus d'insuline, il ne m'en reste plus",
      de: "mein Insulin ist ausgegangen",
      es: "se me ha acabado la insulina",
    };
    const { assessment, text } = answerTo(questions[language], {}, language);
    expect(assessment.level).toBe("URGENT");
    expect(text).toMatch(/111/);
  });

  it("who is to be seen today is told of the medicine too", () => {
    const { assessment, text } = answerTo("I have CKD stage 3b, can I take ibuprofen for gout?");
    expect(assessment.level).toBe("URGENT");
    expect(text).toMatch(/not taken with serious kidney problems/);
  });

  it("a flight beside a swollen leg asks nothing about a journey", () => {
    const { text } = answerTo(
      "Nach einem langen Flug am Wochenende ist mein linker Unterschenkel geschwollen und schmerzt beim Auftreten. Ich nehme seit einem Jahr die Pille.",
      {},
      "de",
    );
    expect(text).not.toMatch(/Handgepäck/);
  });
});
