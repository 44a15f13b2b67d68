import type { Language } from "../../people/accounts/account.rules";

/** The sentences into which names and texts of the table of medicines are put. */
interface MedicineTexts {
  and: string;
  unknownPair: { title: string; text: string };
  notKnown: string;
  uses: (list: string) => string;
  common: (list: string) => string;
  mayCause: (list: string) => string;
  mayNotCause: string;
  dose: (each: string, times: number, hours: number) => string;
  childDose: (each: string, times: number, hours: number) => string;
  tooYoung: (years: number) => string;
  ageNeeded: string;
  asPrescribed: string;
  longGap: string;
  unnamed: string;
  vomited: string;
  contains: (list: string) => string;
  different: string;
  ofOneKind: string;
  serious: (what: string, care: string) => string;
  titles: Readonly<
    Record<
      | "alcohol"
      | "driving"
      | "pregnancy"
      | "breastfeeding"
      | "sun"
      | "missed"
      | "stopping"
      | "starts"
      | "supply"
      | "overdose"
      | "storage"
      | "how"
      | "food"
      | "organs"
      | "uses"
      | "effects"
      | "cause"
      | "dose"
      | "vomited"
      | "same"
      | "with",
      string
    >
  >;
  /** What is done now, where nothing has to be. */
  step: { title: string; description: string };
}

export const MEDICINE_TEXTS: Readonly<Record<Language, MedicineTexts>> = {
  en: {
    and: "and",
    unknownPair: {
      title: "We do not know this pair",
      text: "We have nothing on these two together. That does not mean that they are safe together: ask a pharmacist before you take both.",
    },
    notKnown: "We have nothing certain on this.",
    uses: (list) => `It is for ${list}.`,
    common: (list) => `More than 1 in 100 people get: ${list}. Most people get none or only some.`,
    mayCause: (list) =>
      `This can be a side effect: ${list}. Do not stop a medicine that a doctor gave you before you have asked. A pharmacist or your doctor can find one that suits you better.`,
    mayNotCause: "It is not among its common side effects. It may still come from it: ask a pharmacist.",
    dose: (each, times, hours) =>
      `Grown-ups usually take ${each}, at most ${times} times in 24 hours, with at least ${hours} hours between. Follow the leaflet or your doctor if they say something else.`,
    childDose: (each, times, hours) =>
      `At this age: ${each}, at most ${times} times in 24 hours, with at least ${hours} hours between. Compare it with the pack, and measure with its own spoon or syringe.`,
    tooYoung: (years) => `It is not for anybody under ${years} unless a doctor says so.`,
    ageNeeded: "How much depends on the child’s age. Ask again and say how old the child is, or follow the pack.",
    asPrescribed:
      "The dose is on the label of the pack. Do not take more, or more often, than it says, and ask a pharmacist or your doctor if it does not help.",
    longGap:
      "After more than a day or two without it, ask your doctor, a pharmacist or 111 before you start again: you may need to start with less. Never take two doses to make up for it.",
    unnamed:
      "We do not know which medicines those are. Ask again with their names, and ask a pharmacist before you take it with them.",
    vomited:
      "If you were sick within 30 minutes, the dose may not have worked. Ask a pharmacist before you take another one. With the pill it is 3 hours: take another one now.",
    contains: (list) => `It contains: ${list}.`,
    different:
      "These are two different medicines. Take the one that was given to you, and ask a pharmacist before you change.",
    ofOneKind:
      "These are two different medicines of one kind: one does instead of the other. Do not take both unless a doctor told you to.",
    serious: (what, care) => `This can be a serious side effect: ${what}. ${care}.`,
    titles: {
      with: "With other medicines",
      ...{ alcohol: "Alcohol", driving: "Driving", pregnancy: "Pregnancy", breastfeeding: "Breastfeeding", sun: "Sun" },
      ...{
        missed: "If you missed a dose",
        stopping: "Stopping it",
        starts: "How long it takes",
        supply: "Where to get it",
      },
      ...{ overdose: "Too much of it", storage: "Keeping it", how: "How to take it", food: "Food and drink" },
      ...{
        organs: "Kidneys and liver",
        uses: "What it is for",
        effects: "Side effects",
        cause: "Could it come from this?",
      },
      ...{ dose: "How much", vomited: "Sick after taking it", same: "What is in it" },
    },
    step: {
      title: "Read the leaflet too",
      description: "This is general advice. The leaflet in the pack and your pharmacist know more.",
    },
  },
  fr: {
    and: "et",
    unknownPair: {
      title: "Nous ne connaissons pas cette association",
      text: "Nous n’avons rien sur ces deux médicaments ensemble. Cela ne veut pas dire que c’est sûr : demandez à un pharmacien avant de prendre les deux.",
    },
    notKnown: "Nous n’avons rien de certain à ce sujet.",
    uses: (list) => `Il sert contre ou pour : ${list}.`,
    common: (list) => `Plus d’une personne sur 100 a : ${list}. La plupart n’ont rien ou presque.`,
    mayCause: (list) =>
      `Cela peut être un effet indésirable : ${list}. N’arrêtez pas un médicament prescrit avant d’avoir demandé. Un pharmacien ou votre médecin peut en trouver un autre.`,
    mayNotCause: "Ce n’est pas un de ses effets fréquents. Cela peut quand même en venir : demandez à un pharmacien.",
    dose: (each, times, hours) =>
      `Un adulte prend en général ${each}, au plus ${times} fois en 24 heures, avec au moins ${hours} heures d’écart. Suivez la notice ou votre médecin s’ils disent autre chose.`,
    childDose: (each, times, hours) =>
      `À cet âge : ${each}, au plus ${times} fois en 24 heures, avec au moins ${hours} heures d’écart. Vérifiez sur la boîte et mesurez avec sa cuillère ou seringue.`,
    tooYoung: (years) => `Pas avant ${years} ans, sauf avis d’un médecin.`,
    ageNeeded: "La dose dépend de l’âge de l’enfant. Redemandez en disant son âge, ou suivez la boîte.",
    asPrescribed:
      "La dose est sur l’étiquette de la boîte. N’en prenez pas plus, ni plus souvent, et demandez à un pharmacien ou à votre médecin si cela n’aide pas.",
    longGap:
      "Après plus d’un ou deux jours sans en prendre, demandez à votre médecin, à un pharmacien ou au 111 avant de recommencer : il faut parfois reprendre avec moins. Jamais deux doses à la fois.",
    unnamed:
      "Nous ne savons pas de quels médicaments il s’agit. Redemandez avec leurs noms, et demandez à un pharmacien avant de le prendre avec eux.",
    vomited:
      "Si vous avez vomi dans les 30 minutes, la dose n’a peut-être pas agi. Demandez à un pharmacien avant d’en reprendre. Pour la pilule, c’est 3 heures : reprenez-en une maintenant.",
    contains: (list) => `Il contient : ${list}.`,
    different:
      "Ce sont deux médicaments différents. Prenez celui qu’on vous a donné et demandez à un pharmacien avant de changer.",
    ofOneKind:
      "Ce sont deux médicaments différents du même type : l’un remplace l’autre. Ne prenez pas les deux sauf avis d’un médecin.",
    serious: (what, care) => `Cela peut être un effet grave : ${what}. ${care}.`,
    titles: {
      with: "Avec d’autres médicaments",
      ...{
        alcohol: "Alcool",
        driving: "Conduite",
        pregnancy: "Grossesse",
        breastfeeding: "Allaitement",
        sun: "Soleil",
      },
      ...{ missed: "En cas d’oubli", stopping: "L’arrêter", starts: "Délai d’action", supply: "Où l’obtenir" },
      ...{
        overdose: "S’il y en a trop",
        storage: "Conservation",
        how: "Comment le prendre",
        food: "Repas et boissons",
      },
      ...{
        organs: "Reins et foie",
        uses: "À quoi il sert",
        effects: "Effets indésirables",
        cause: "Est-ce que cela en vient ?",
      },
      ...{ dose: "Combien", vomited: "Vomi après la prise", same: "Ce qu’il contient" },
    },
    step: {
      title: "Lisez aussi la notice",
      description: "Ce sont des conseils généraux. La notice et votre pharmacien en savent plus.",
    },
  },
  de: {
    and: "und",
    unknownPair: {
      title: "Diese Kombination kennen wir nicht",
      text: "Wir haben nichts über diese beiden zusammen. Das heißt nicht, dass es sicher ist: Fragen Sie in der Apotheke, bevor Sie beide nehmen.",
    },
    notKnown: "Dazu haben wir nichts Sicheres.",
    uses: (list) => `Es ist für oder gegen: ${list}.`,
    common: (list) => `Mehr als 1 von 100 Menschen hat: ${list}. Die meisten haben nichts davon oder wenig.`,
    mayCause: (list) =>
      `Das kann eine Nebenwirkung sein: ${list}. Setzen Sie ein verordnetes Mittel nicht ab, bevor Sie gefragt haben. Apotheke oder Arzt können ein anderes finden.`,
    mayNotCause:
      "Das gehört nicht zu den häufigen Nebenwirkungen. Es kann trotzdem davon kommen: Fragen Sie in der Apotheke.",
    dose: (each, times, hours) =>
      `Erwachsene nehmen meist ${each}, höchstens ${times} Mal in 24 Stunden, mit mindestens ${hours} Stunden Abstand. Sagen Beipackzettel oder Arzt etwas anderes, gilt das.`,
    childDose: (each, times, hours) =>
      `In diesem Alter: ${each}, höchstens ${times} Mal in 24 Stunden, mit mindestens ${hours} Stunden Abstand. Vergleichen Sie mit der Packung und messen Sie mit deren Löffel oder Spritze.`,
    tooYoung: (years) => `Nicht unter ${years} Jahren, außer ein Arzt sagt es.`,
    ageNeeded:
      "Die Menge hängt vom Alter des Kindes ab. Fragen Sie noch einmal und nennen Sie das Alter, oder folgen Sie der Packung.",
    asPrescribed:
      "Die Dosis steht auf dem Etikett der Packung. Nehmen Sie nicht mehr und nicht öfter, und fragen Sie Apotheke oder Arzt, wenn es nicht hilft.",
    longGap:
      "Nach mehr als ein oder zwei Tagen ohne fragen Sie Arzt, Apotheke oder 111, bevor Sie wieder anfangen: Vielleicht müssen Sie mit weniger beginnen. Nie zwei Dosen auf einmal.",
    unnamed:
      "Wir wissen nicht, welche Mittel das sind. Fragen Sie noch einmal mit deren Namen, und in der Apotheke, bevor Sie es dazu nehmen.",
    vomited:
      "Haben Sie innerhalb von 30 Minuten erbrochen, hat die Dosis vielleicht nicht gewirkt. Fragen Sie in der Apotheke, bevor Sie noch eine nehmen. Bei der Pille sind es 3 Stunden: Nehmen Sie jetzt noch eine.",
    contains: (list) => `Es enthält: ${list}.`,
    different:
      "Das sind zwei verschiedene Mittel. Nehmen Sie das, das man Ihnen gegeben hat, und fragen Sie in der Apotheke, bevor Sie wechseln.",
    ofOneKind:
      "Das sind zwei verschiedene Mittel von einer Art: eines ersetzt das andere. Nehmen Sie nicht beide, außer ein Arzt sagt es.",
    serious: (what, care) => `Das kann eine schwere Nebenwirkung sein: ${what}. ${care}.`,
    titles: {
      with: "Mit anderen Mitteln",
      ...{
        alcohol: "Alkohol",
        driving: "Autofahren",
        pregnancy: "Schwangerschaft",
        breastfeeding: "Stillen",
        sun: "Sonne",
      },
      ...{
        missed: "Dosis vergessen",
        stopping: "Absetzen",
        starts: "Wie lange es dauert",
        supply: "Wo Sie es bekommen",
      },
      ...{ overdose: "Zu viel davon", storage: "Aufbewahren", how: "So nehmen Sie es", food: "Essen und Trinken" },
      ...{
        organs: "Nieren und Leber",
        uses: "Wofür es ist",
        effects: "Nebenwirkungen",
        cause: "Kann es davon kommen?",
      },
      ...{ dose: "Wie viel", vomited: "Nach der Einnahme erbrochen", same: "Was darin ist" },
    },
    step: {
      title: "Lesen Sie auch den Beipackzettel",
      description: "Das ist allgemeiner Rat. Beipackzettel und Apotheke wissen mehr.",
    },
  },
  es: {
    and: "y",
    unknownPair: {
      title: "No conocemos esta combinación",
      text: "No tenemos nada sobre estos dos juntos. Eso no significa que sea seguro: pregunte a un farmacéutico antes de tomar los dos.",
    },
    notKnown: "No tenemos nada seguro sobre esto.",
    uses: (list) => `Sirve para o contra: ${list}.`,
    common: (list) => `Más de 1 de cada 100 personas tiene: ${list}. La mayoría no nota nada o poco.`,
    mayCause: (list) =>
      `Puede ser un efecto secundario: ${list}. No deje un medicamento recetado antes de preguntar. Un farmacéutico o su médico puede encontrar otro.`,
    mayNotCause: "No está entre sus efectos frecuentes. Aun así puede venir de él: pregunte a un farmacéutico.",
    dose: (each, times, hours) =>
      `Un adulto suele tomar ${each}, como mucho ${times} veces en 24 horas, con al menos ${hours} horas entre tomas. Si el prospecto o su médico dicen otra cosa, siga eso.`,
    childDose: (each, times, hours) =>
      `A esta edad: ${each}, como mucho ${times} veces en 24 horas, con al menos ${hours} horas entre tomas. Compárelo con la caja y mida con su cuchara o jeringa.`,
    tooYoung: (years) => `No es para menores de ${years} años salvo que lo diga un médico.`,
    ageNeeded: "La dosis depende de la edad del niño. Pregunte otra vez diciendo su edad, o siga la caja.",
    asPrescribed:
      "La dosis está en la etiqueta de la caja. No tome más ni más a menudo, y pregunte al farmacéutico o a su médico si no le ayuda.",
    longGap:
      "Tras más de uno o dos días sin tomarlo, pregunte a su médico, a un farmacéutico o al 111 antes de volver a empezar: quizá deba empezar con menos. Nunca dos dosis juntas.",
    unnamed:
      "No sabemos qué medicamentos son. Pregunte otra vez con sus nombres, y a un farmacéutico antes de tomarlo con ellos.",
    vomited:
      "Si vomitó en los 30 minutos siguientes, quizá la dosis no hizo efecto. Pregunte a un farmacéutico antes de tomar otra. Con la píldora son 3 horas: tome otra ahora.",
    contains: (list) => `Contiene: ${list}.`,
    different: "Son dos medicamentos distintos. Tome el que le dieron y pregunte a un farmacéutico antes de cambiar.",
    ofOneKind:
      "Son dos medicamentos distintos del mismo tipo: uno sustituye al otro. No tome los dos salvo que lo diga un médico.",
    serious: (what, care) => `Puede ser un efecto grave: ${what}. ${care}.`,
    titles: {
      with: "Con otros medicamentos",
      ...{ alcohol: "Alcohol", driving: "Conducir", pregnancy: "Embarazo", breastfeeding: "Lactancia", sun: "Sol" },
      ...{ missed: "Si olvidó una dosis", stopping: "Dejarlo", starts: "Cuánto tarda", supply: "Dónde conseguirlo" },
      ...{ overdose: "Si tomó demasiado", storage: "Conservarlo", how: "Cómo tomarlo", food: "Comida y bebida" },
      ...{
        organs: "Riñones e hígado",
        uses: "Para qué es",
        effects: "Efectos secundarios",
        cause: "¿Puede venir de esto?",
      },
      ...{ dose: "Cuánto", vomited: "Vómitos tras tomarlo", same: "Qué contiene" },
    },
    step: {
      title: "Lea también el prospecto",
      description: "Son consejos generales. El prospecto y su farmacéutico saben más.",
    },
  },
};
