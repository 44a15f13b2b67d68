import type { Language } from "../../people/accounts/account.rules";
import type { ChildDose } from "../medicines/table.rules";
import type { DoseLine } from "./medicine-dose.rules";

/** The sentences that say how much, how often and when again. */
interface DoseTexts {
  dose: (each: string, times: number, hours: number) => string;
  childDose: (each: string, times: number, hours: number) => string;
  /** What is added where a weight was told. */
  goesByAge: string;
  /** The dose in mg, for whoever has another syrup. */
  inMg: (mg: number) => string;
  /** The same dose of the reader's own syrup, which has another strength. */
  ofYours: (ml: string, mgPerMl: string, mg: string) => string;
  haveChecked: string;
  /** Doses by age, for a child of whom only the weight is told. */
  byAge: (list: string) => string;
  ages: (from: string, to: string, isInMonths: boolean) => string;
  lightChild: string;
  lightAdult: string;
  nextFrom: (time: string, hours: number, times: number) => string;
  nextIn: (minutes: number, hours: number, times: number) => string;
  nextNow: (hours: number, times: number) => string;
  dayFull: (times: number) => string;
  clock: (minutes: number) => string;
  noDose: string;
  atMost: (times: number, hours: number) => string;
  tooYoung: (years: number) => string;
  ageNeeded: string;
  asPrescribed: string;
  /** What is usual and the most in a day, where the label says nothing else. */
  most: (list: string) => string;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
const onTheClock = (minutes: number) => `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;

/** "1 hour 30 minutes", with the words of a language for one and for several. */
const lasting = (minutes: number, [hour, hours]: readonly [string, string], minute: string): string => {
  const whole = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [...(whole ? [`${whole} ${whole === 1 ? hour : hours}`] : []), ...(rest ? [`${rest} ${minute}`] : [])].join(
    " ",
  );
};

/** How far apart doses are that are spread over day and night: " (about every 6 hours)". */
const every = (words: string, times: number, hours: string): string =>
  times > 1 && times <= 4 ? ` (${words} ${24 / times} ${hours})` : "";

const DOSE_TEXTS: Readonly<Record<Language, DoseTexts>> = {
  en: {
    atMost: (times, hours) =>
      `At most ${times === 1 ? "once" : `${times} times`} in 24 hours, with at least ${hours} hours between.`,
    dose: (each, times, hours) =>
      `Grown-ups usually take ${each}, at most ${times === 1 ? "once" : `${times} times`} in 24 hours${every("about every", times, "hours")}, with at least ${hours} hours between. Follow the leaflet or your doctor if they say something else.`,
    childDose: (each, times, hours) =>
      `At this age: ${each}, at most ${times === 1 ? "once" : `${times} times`} in 24 hours, with at least ${hours} hours between. Compare it with the pack, and measure with its own spoon or syringe.`,
    goesByAge: "The dose goes by age here, not by weight.",
    inMg: (mg) => `That is ${mg}mg: a syrup of another strength needs another amount.`,
    ofYours: (ml, mgPerMl, mg) => `${ml}ml of your syrup with ${mgPerMl}mg in 1ml (${mg}mg)`,
    haveChecked:
      "Your syrup has another strength than the usual one here. Have a pharmacist check the amount before you give it.",
    byAge: (list) =>
      `The dose goes by age, not by weight. ${list}. Compare it with the pack, and ask a pharmacist if you are not sure.`,
    ages: (from, to, isInMonths) => `From ${from} to under ${to} ${isInMonths ? "months" : "years"}`,
    lightChild:
      "That is less than most children of this age weigh, so the usual dose may be too much. Ask a pharmacist, your doctor or 111 how much before you give it.",
    lightAdult:
      "Whoever weighs less than 50kg may need a lower dose than the pack says. Ask a pharmacist or doctor how much before you take it or give it.",
    nextFrom: (time, hours, times) =>
      `Do not take or give more before ${time}: leave at least ${hours} hours between doses, and no more than ${times} in 24 hours.`,
    nextIn: (minutes, hours, times) =>
      `It is too soon. Wait at least ${lasting(minutes, ["hour", "hours"], "minutes")} more: leave at least ${hours} hours between doses, and no more than ${times} in 24 hours.`,
    nextNow: (hours, times) =>
      `The last one is at least ${hours} hours ago, so the next may be taken, if it is no more than number ${times} in 24 hours.`,
    dayFull: (times) =>
      `That is the most for one day: no more than ${times} in 24 hours. Do not take or give another one until 24 hours after the first. If it was more than that, or you are not sure, call 111 now.`,
    clock: (minutes) => {
      const hour = Math.floor(minutes / 60);
      return `${hour % 12 || 12}${minutes % 60 ? `:${twoDigits(minutes % 60)}` : ""}${hour < 12 ? "am" : "pm"}`;
    },
    noDose: "We have no dose for that age. Ask a pharmacist or doctor before you give it.",
    tooYoung: (years) => `It is not for anybody under ${years}: do not give it unless a doctor says so.`,
    ageNeeded: "How much depends on the child’s age. Ask again and say how old the child is, or follow the pack.",
    asPrescribed:
      "The dose is on the label of the pack. Do not take more, or more often, than it says, and ask a pharmacist or your doctor if it does not help.",
    most: (list) =>
      `Where it says nothing else, grown-ups usually take: ${list}. Less with kidney or liver problems, or when you are old.`,
  },
  fr: {
    atMost: (times, hours) => `Au plus ${times} fois en 24 heures, avec au moins ${hours} heures d’écart.`,
    dose: (each, times, hours) =>
      `Un adulte prend en général ${each}, au plus ${times} fois en 24 heures${every("environ toutes les", times, "heures")}, avec au moins ${hours} heures d’écart. Suivez la notice ou votre médecin s’ils disent autre chose.`,
    childDose: (each, times, hours) =>
      `À cet âge : ${each}, au plus ${times} fois en 24 heures, avec au moins ${hours} heures d’écart. Vérifiez sur la boîte et mesurez avec sa cuillère ou seringue.`,
    goesByAge: "Ici la dose dépend de l’âge, pas du poids.",
    inMg: (mg) => `Cela fait ${mg} mg : un sirop d’une autre concentration demande une autre quantité.`,
    ofYours: (ml, mgPerMl, mg) => `${ml} ml de votre sirop à ${mgPerMl} mg dans 1 ml (${mg} mg)`,
    haveChecked:
      "Votre sirop n’a pas la concentration habituelle ici. Faites vérifier la quantité par un pharmacien avant d’en donner.",
    byAge: (list) =>
      `La dose dépend de l’âge, pas du poids. ${list}. Vérifiez sur la boîte et demandez à un pharmacien en cas de doute.`,
    ages: (from, to, isInMonths) => `De ${from} à moins de ${to} ${isInMonths ? "mois" : "ans"}`,
    lightChild:
      "C’est moins que le poids de la plupart des enfants de cet âge : la dose habituelle peut être trop forte. Demandez la dose à un pharmacien, à votre médecin ou au 111 avant d’en donner.",
    lightAdult:
      "À moins de 50 kg, il faut parfois une dose plus faible que celle de la boîte. Demandez à un pharmacien ou un médecin avant d’en prendre ou d’en donner.",
    nextFrom: (time, hours, times) =>
      `N’en prenez pas et n’en donnez pas avant ${time} : au moins ${hours} heures entre deux doses, et pas plus de ${times} en 24 heures.`,
    nextIn: (minutes, hours, times) =>
      `C’est trop tôt. Attendez encore au moins ${lasting(minutes, ["heure", "heures"], "minutes")} : au moins ${hours} heures entre deux doses, et pas plus de ${times} en 24 heures.`,
    nextNow: (hours, times) =>
      `La dernière date d’au moins ${hours} heures : la suivante est possible, si elle n’est pas plus que la numéro ${times} en 24 heures.`,
    dayFull: (times) =>
      `C’est le maximum par jour : pas plus de ${times} en 24 heures. N’en reprenez pas avant 24 heures après la première. Si c’était plus, ou en cas de doute, appelez le 111 maintenant.`,
    clock: onTheClock,
    noDose: "Nous n’avons pas de dose pour cet âge. Demandez à un pharmacien ou un médecin avant d’en donner.",
    tooYoung: (years) => `Pas avant ${years} ans : n’en donnez pas sauf avis d’un médecin.`,
    ageNeeded: "La dose dépend de l’âge de l’enfant. Redemandez en disant son âge, ou suivez la boîte.",
    asPrescribed:
      "La dose est sur l’étiquette de la boîte. N’en prenez pas plus, ni plus souvent, et demandez à un pharmacien ou à votre médecin si cela n’aide pas.",
    most: (list) =>
      `Sauf autre indication, un adulte prend en général : ${list}. Moins en cas de problème de reins ou de foie, ou à un grand âge.`,
  },
  de: {
    atMost: (times, hours) => `Höchstens ${times} Mal in 24 Stunden, mit mindestens ${hours} Stunden Abstand.`,
    dose: (each, times, hours) =>
      `Erwachsene nehmen meist ${each}, höchstens ${times} Mal in 24 Stunden${every("etwa alle", times, "Stunden")}, mit mindestens ${hours} Stunden Abstand. Sagen Beipackzettel oder Arzt etwas anderes, gilt das.`,
    childDose: (each, times, hours) =>
      `In diesem Alter: ${each}, höchstens ${times} Mal in 24 Stunden, mit mindestens ${hours} Stunden Abstand. Vergleichen Sie mit der Packung und messen Sie mit deren Löffel oder Spritze.`,
    goesByAge: "Die Dosis richtet sich hier nach dem Alter, nicht nach dem Gewicht.",
    inMg: (mg) => `Das sind ${mg} mg: Von einem Saft anderer Stärke braucht es eine andere Menge.`,
    ofYours: (ml, mgPerMl, mg) => `${ml} ml von Ihrem Saft mit ${mgPerMl} mg in 1 ml (${mg} mg)`,
    haveChecked:
      "Ihr Saft hat eine andere Stärke als hier üblich. Lassen Sie die Menge in der Apotheke prüfen, bevor Sie ihn geben.",
    byAge: (list) =>
      `Die Dosis richtet sich nach dem Alter, nicht nach dem Gewicht. ${list}. Vergleichen Sie mit der Packung und fragen Sie im Zweifel in der Apotheke.`,
    ages: (from, to, isInMonths) => `Von ${from} bis unter ${to} ${isInMonths ? "Monaten" : "Jahren"}`,
    lightChild:
      "Das ist weniger, als die meisten Kinder in diesem Alter wiegen. Die übliche Dosis kann zu viel sein. Fragen Sie Apotheke, Arzt oder 111, wie viel, bevor Sie es geben.",
    lightAdult:
      "Wer unter 50 kg wiegt, braucht vielleicht weniger, als auf der Packung steht. Fragen Sie in der Apotheke oder beim Arzt, wie viel, bevor Sie es nehmen oder geben.",
    nextFrom: (time, hours, times) =>
      `Nehmen oder geben Sie vor ${time} Uhr nichts mehr: mindestens ${hours} Stunden zwischen zwei Dosen und höchstens ${times} in 24 Stunden.`,
    nextIn: (minutes, hours, times) =>
      `Das ist zu früh. Warten Sie noch mindestens ${lasting(minutes, ["Stunde", "Stunden"], "Minuten")}: mindestens ${hours} Stunden zwischen zwei Dosen und höchstens ${times} in 24 Stunden.`,
    nextNow: (hours, times) =>
      `Die letzte ist mindestens ${hours} Stunden her, also ist die nächste möglich, wenn es in 24 Stunden höchstens die ${times}. ist.`,
    dayFull: (times) =>
      `Mehr geht an einem Tag nicht: höchstens ${times} in 24 Stunden. Geben oder nehmen Sie erst 24 Stunden nach der ersten wieder etwas. War es mehr oder sind Sie unsicher, rufen Sie jetzt 111 an.`,
    clock: onTheClock,
    noDose: "Für dieses Alter haben wir keine Dosis. Fragen Sie in der Apotheke oder beim Arzt, bevor Sie es geben.",
    tooYoung: (years) => `Nicht unter ${years} Jahren: nicht geben, außer ein Arzt sagt es.`,
    ageNeeded:
      "Die Menge hängt vom Alter des Kindes ab. Fragen Sie noch einmal und nennen Sie das Alter, oder folgen Sie der Packung.",
    asPrescribed:
      "Die Dosis steht auf dem Etikett der Packung. Nehmen Sie nicht mehr und nicht öfter, und fragen Sie Apotheke oder Arzt, wenn es nicht hilft.",
    most: (list) =>
      `Steht dort nichts anderes, nehmen Erwachsene meist: ${list}. Weniger bei Problemen mit Nieren oder Leber oder im Alter.`,
  },
  es: {
    atMost: (times, hours) =>
      `Como mucho ${times} ${times === 1 ? "vez" : "veces"} en 24 horas, con al menos ${hours} horas entre tomas.`,
    dose: (each, times, hours) =>
      `Un adulto suele tomar ${each}, como mucho ${times} ${times === 1 ? "vez" : "veces"} en 24 horas${every("más o menos cada", times, "horas")}, con al menos ${hours} horas entre tomas. Si el prospecto o su médico dicen otra cosa, siga eso.`,
    childDose: (each, times, hours) =>
      `A esta edad: ${each}, como mucho ${times} ${times === 1 ? "vez" : "veces"} en 24 horas, con al menos ${hours} horas entre tomas. Compárelo con la caja y mida con su cuchara o jeringa.`,
    goesByAge: "Aquí la dosis va por la edad, no por el peso.",
    inMg: (mg) => `Son ${mg} mg: de un jarabe de otra concentración hace falta otra cantidad.`,
    ofYours: (ml, mgPerMl, mg) => `${ml} ml de su jarabe de ${mgPerMl} mg en 1 ml (${mg} mg)`,
    haveChecked:
      "Su jarabe no tiene la concentración habitual aquí. Pida a un farmacéutico que compruebe la cantidad antes de darlo.",
    byAge: (list) =>
      `La dosis va por la edad, no por el peso. ${list}. Compárelo con la caja y pregunte a un farmacéutico si tiene dudas.`,
    ages: (from, to, isInMonths) => `De ${from} a menos de ${to} ${isInMonths ? "meses" : "años"}`,
    lightChild:
      "Pesa menos que la mayoría de los niños de esa edad y la dosis habitual puede ser demasiada. Pregunte cuánto a un farmacéutico, a su médico o al 111 antes de dársela.",
    lightAdult:
      "Quien pesa menos de 50 kg puede necesitar menos de lo que dice la caja. Pregunte cuánto a un farmacéutico o médico antes de tomarlo o darlo.",
    nextFrom: (time, hours, times) =>
      `No tome ni dé más antes de las ${time}: deje al menos ${hours} horas entre dosis, y no más de ${times} en 24 horas.`,
    nextIn: (minutes, hours, times) =>
      `Es demasiado pronto. Espere al menos ${lasting(minutes, ["hora", "horas"], "minutos")} más: deje al menos ${hours} horas entre dosis, y no más de ${times} en 24 horas.`,
    nextNow: (hours, times) =>
      `La última fue hace al menos ${hours} horas, así que puede tomarse la siguiente, si no pasa de ${times} en 24 horas.`,
    dayFull: (times) =>
      `Es el máximo por día: no más de ${times} en 24 horas. No tome ni dé otra hasta 24 horas después de la primera. Si fueron más, o no está seguro, llame al 111 ahora.`,
    clock: onTheClock,
    noDose: "No tenemos dosis para esa edad. Pregunte a un farmacéutico o médico antes de darlo.",
    tooYoung: (years) => `No es para menores de ${years} años: no lo dé salvo que lo diga un médico.`,
    ageNeeded: "La dosis depende de la edad del niño. Pregunte otra vez diciendo su edad, o siga la caja.",
    asPrescribed:
      "La dosis está en la etiqueta de la caja. No tome más ni más a menudo, y pregunte al farmacéutico o a su médico si no le ayuda.",
    most: (list) =>
      `Si no dice otra cosa, un adulto suele tomar: ${list}. Menos con problemas de riñón o hígado, o de mayor.`,
  },
};

const YEAR = 12;
const BABY = 24;

const decimalIn = (language: Language) => (value: number) =>
  language === "en" ? String(value) : String(value).replace(".", ",");

type Amount = Pick<Extract<DoseLine, { kind: "dose" }>, "mg" | "measured"> & Pick<ChildDose, "each">;

/** What is taken each time, of the reader's own syrup where it has another strength. */
function amountOf({ each, mg, measured }: Amount, texts: DoseTexts, language: Language): string {
  const decimal = decimalIn(language);
  return measured && mg ? texts.ofYours(decimal(measured.ml), decimal(measured.mgPerMl), decimal(mg)) : each[language];
}

/** "From 2 to under 4 years: 7.5ml". */
function doseOfAges(dose: ChildDose & Amount, texts: DoseTexts, language: Language): string {
  const { from, under } = dose;
  const isBaby = from < BABY && under <= BABY;
  const age = isBaby
    ? texts.ages(String(from), String(under), true)
    : texts.ages(String(from / YEAR), String(under / YEAR), false);
  return `${age}: ${amountOf(dose, texts, language)}`;
}

/** One line about a dose, in words. */
export function doseText(line: DoseLine, language: Language): string {
  const texts = DOSE_TEXTS[language];
  switch (line.kind) {
    case "dose": {
      const { mg, measured, dose, isByAge } = line;
      const write = line.ageInMonths === undefined ? texts.dose : texts.childDose;
      const amount = amountOf({ ...line, each: dose.each }, texts, language);
      const strength = measured ? texts.haveChecked : mg && texts.inMg(mg);
      return [write(amount, dose.times, dose.gapHours), strength, isByAge && texts.goesByAge].filter(Boolean).join(" ");
    }
    case "by-age": {
      const [first] = line.doses;
      const list = line.doses.map((dose) => doseOfAges(dose, texts, language)).join("; ");
      const atMost = first && texts.atMost(first.times, first.gapHours);
      return [texts.byAge(list), atMost, first?.measured && texts.haveChecked].filter(Boolean).join(" ");
    }
    case "light":
      return line.isChild ? texts.lightChild : texts.lightAdult;
    case "next": {
      const { gapHours, times } = line.dose;
      if (line.from !== undefined) return texts.nextFrom(texts.clock(line.from), gapHours, times);
      return line.left === undefined ? texts.nextNow(gapHours, times) : texts.nextIn(line.left, gapHours, times);
    }
    case "day-full":
      return texts.dayFull(line.dose.times);
    case "too-young":
      return texts.tooYoung(line.years);
    case "age-needed":
      return texts.ageNeeded;
    case "as-prescribed":
      return [texts.asPrescribed, ...(line.most ? [texts.most(line.most[language])] : [])].join(" ");
    case "no-dose":
      return texts.noDose;
  }
}
