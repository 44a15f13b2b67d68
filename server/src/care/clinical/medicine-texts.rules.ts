import type { Language } from "../../people/accounts/account.rules";

/** The sentences into which names and texts of the table of medicines are put. */
interface MedicineTexts {
  and: string;
  unknownPair: { title: string; text: string };
  /** Several pairs of which nothing is known. */
  unknownPairs: { title: string; text: string };
  notKnown: string;
  uses: (list: string) => string;
  /** Of which class it is. */
  kind: (label: string) => string;
  common: (list: string) => string;
  /** For which serious ones help is called, and where. */
  callFor: (number: string, list: string) => string;
  mayCause: (list: string) => string;
  mayNotCause: string;
  longGap: string;
  unnamed: string;
  vomited: string;
  /** The same, of what protects from a pregnancy. */
  vomitedPill: string;
  contains: (list: string) => string;
  /** Of two that should not be taken together, as they have the same in them. */
  bothContain: (list: string) => string;
  twoNames: string;
  /** Of each of two that have something in common. */
  inBoth: string;
  different: string;
  ofOneKind: string;
  /** Whether it is one of a class. */
  oneOf: (isOne: boolean, what: string, kind: string) => string;
  serious: (what: string, care: string) => string;
  /** What is done now, where nothing has to be. */
  step: { title: string; description: string };
}

export const MEDICINE_TEXTS: Readonly<Record<Language, MedicineTexts>> = {
  en: {
    inBoth:
      "Both have some of the same in them, but the strength, or what else is in them, may not be the same: numbers such as 8/500 or 30/500 say how much of each, so one can be stronger or weaker. Together they can be too much. Do not take both unless a doctor or pharmacist told you how.",
    longGap:
      "After more than a day or two without it, ask your doctor, a pharmacist or 111 before you start again: you may need to start with less. Never take two doses to make up for it.",
    unnamed:
      "We do not know which medicines those are. Ask again with their names, and ask a pharmacist before you take it with them.",
    vomited:
      "If it came up within 30 minutes, the dose may not have worked. Ask a pharmacist before you take or give another one. If it was longer ago, do not: take or give the next one at the usual time.",
    vomitedPill:
      "If you were sick within 3 hours of taking it, take another one now and carry on as usual. If you are sick again, or for more than a day, ask a pharmacist.",
    and: "and",
    unknownPair: {
      title: "We do not know this pair",
      text: "We have nothing on these two together. That does not mean that they are safe together: ask a pharmacist before you take both.",
    },
    unknownPairs: {
      title: "We do not know these pairs",
      text: "We have nothing on these together. That does not mean that they are safe together: ask a pharmacist before you take them.",
    },
    notKnown: "We have nothing certain on this.",
    uses: (list) => `It is for ${list}.`,
    kind: (label) => `It is one of these: ${label}.`,
    common: (list) => `More than 1 in 100 people get: ${list}. Most people get none or only some.`,
    callFor: (number, list) => `Call ${number} now for: ${list}.`,
    mayCause: (list) =>
      `This can be a side effect: ${list}. Do not stop a medicine that a doctor gave you before you have asked. A pharmacist or your doctor can find one that suits you better.`,
    mayNotCause: "It is not among its common side effects. It may still come from it: ask a pharmacist.",
    contains: (list) => `It contains: ${list}.`,
    bothContain: (list) => `Both contain ${list}.`,
    twoNames:
      "Whatever the maker, the name or the colour, a medicine with the same in it and of the same strength is the same medicine and works the same. Do not take both. If the pharmacy gave you another make, ask there whether the dose is the same and, with an inhaler or pen, to be shown how it works.",
    different:
      "These are not the same: they are two different medicines. Take the one that was given to you, and ask a pharmacist before you change.",
    ofOneKind:
      "They are not the same, but similar: two different medicines of one kind, in different doses. One does instead of the other. Do not take both unless a doctor told you to, and ask the pharmacist if yours was changed.",
    oneOf: (isOne, what, kind) => `${isOne ? "Yes" : "No"}, ${what} is ${isOne ? "" : "not "}one of these: ${kind}.`,
    serious: (what, care) => `This can be a serious side effect: ${what}. ${care}.`,
    step: {
      title: "Read the leaflet too",
      description: "This is general advice. The leaflet in the pack and your pharmacist know more.",
    },
  },
  fr: {
    inBoth:
      "Les deux contiennent en partie la même chose, mais le dosage ou le reste peut être différent : l’un peut être plus fort ou plus faible, comparez les chiffres sur les boîtes. Ensemble, c’est peut-être trop. Ne prenez pas les deux sauf si un médecin ou un pharmacien vous a dit comment.",
    longGap:
      "Après plus d’un ou deux jours sans en prendre, demandez à votre médecin, à un pharmacien ou au 111 avant de recommencer : il faut parfois reprendre avec moins. Jamais deux doses à la fois.",
    unnamed:
      "Nous ne savons pas de quels médicaments il s’agit. Redemandez avec leurs noms, et demandez à un pharmacien avant de le prendre avec eux.",
    vomited:
      "Si tout est ressorti en moins de 30 minutes, la dose n’a peut-être pas agi. Demandez à un pharmacien avant d’en prendre ou d’en donner une autre. Si c’était plus tard, n’en redonnez pas : prenez ou donnez la suivante à l’heure habituelle.",
    vomitedPill:
      "Si vous avez vomi moins de 3 heures après l’avoir prise, prenez-en une autre maintenant et continuez comme d’habitude. Si vous vomissez encore, ou plus d’un jour, demandez à un pharmacien.",
    and: "et",
    unknownPair: {
      title: "Nous ne connaissons pas cette association",
      text: "Nous n’avons rien sur ces deux médicaments ensemble. Cela ne veut pas dire que c’est sûr : demandez à un pharmacien avant de prendre les deux.",
    },
    unknownPairs: {
      title: "Nous ne connaissons pas ces associations",
      text: "Nous n’avons rien sur ces médicaments ensemble. Cela ne veut pas dire que c’est sûr : demandez à un pharmacien avant de les prendre.",
    },
    notKnown: "Nous n’avons rien de certain à ce sujet.",
    uses: (list) => `Il sert contre ou pour : ${list}.`,
    kind: (label) => `Il fait partie de ces médicaments : ${label}.`,
    common: (list) => `Plus d’une personne sur 100 a : ${list}. La plupart n’ont rien ou presque.`,
    callFor: (number, list) => `Appelez le ${number} pour : ${list}.`,
    mayCause: (list) =>
      `Cela peut être un effet indésirable : ${list}. N’arrêtez pas un médicament prescrit avant d’avoir demandé. Un pharmacien ou votre médecin peut en trouver un autre.`,
    mayNotCause: "Ce n’est pas un de ses effets fréquents. Cela peut quand même en venir : demandez à un pharmacien.",
    contains: (list) => `Il contient : ${list}.`,
    bothContain: (list) => `Les deux contiennent : ${list}.`,
    twoNames:
      "Quels que soient le fabricant, le nom ou la couleur, un médicament qui contient la même chose au même dosage est le même et agit pareil. Ne prenez pas les deux. Si la pharmacie vous a donné une autre marque, demandez-lui si la dose est identique et, pour un inhalateur ou un stylo, comment il marche.",
    different:
      "Ce n’est pas la même chose : ce sont deux médicaments différents. Prenez celui qu’on vous a donné et demandez à un pharmacien avant de changer.",
    ofOneKind:
      "Ils ne sont pas identiques, mais proches : deux médicaments différents du même type, à des doses différentes. L’un remplace l’autre. Ne prenez pas les deux sauf avis d’un médecin, et demandez au pharmacien si on vous l’a changé.",
    oneOf: (isOne, what, kind) =>
      isOne ? `Oui, ${what} fait partie de ceci : ${kind}.` : `Non, ${what} ne fait pas partie de ceci : ${kind}.`,
    serious: (what, care) => `Cela peut être un effet grave : ${what}. ${care}.`,
    step: {
      title: "Lisez aussi la notice",
      description: "Ce sont des conseils généraux. La notice et votre pharmacien en savent plus.",
    },
  },
  de: {
    inBoth:
      "Beide enthalten zum Teil dasselbe, doch die Stärke oder was sonst darin ist, kann anders sein: Eines kann stärker oder schwächer sein, vergleichen Sie die Zahlen auf den Packungen. Zusammen kann es zu viel sein. Nehmen Sie nicht beide, außer Arzt oder Apotheke haben Ihnen gesagt, wie.",
    longGap:
      "Nach mehr als ein oder zwei Tagen ohne fragen Sie Arzt, Apotheke oder 111, bevor Sie wieder anfangen: Vielleicht müssen Sie mit weniger beginnen. Nie zwei Dosen auf einmal.",
    unnamed:
      "Wir wissen nicht, welche Mittel das sind. Fragen Sie noch einmal mit deren Namen, und in der Apotheke, bevor Sie es dazu nehmen.",
    vomited:
      "Kam sie innerhalb von 30 Minuten wieder heraus, hat die Dosis vielleicht nicht gewirkt. Fragen Sie in der Apotheke, bevor Sie noch eine nehmen oder geben. War es später, nehmen oder geben Sie keine mehr, erst die nächste zur üblichen Zeit.",
    vomitedPill:
      "Haben Sie in den 3 Stunden nach der Einnahme erbrochen, nehmen Sie jetzt noch eine und machen Sie weiter wie sonst. Erbrechen Sie wieder oder länger als einen Tag, fragen Sie in der Apotheke.",
    and: "und",
    unknownPair: {
      title: "Diese Kombination kennen wir nicht",
      text: "Wir haben nichts über diese beiden zusammen. Das heißt nicht, dass es sicher ist: Fragen Sie in der Apotheke, bevor Sie beide nehmen.",
    },
    unknownPairs: {
      title: "Diese Kombinationen kennen wir nicht",
      text: "Wir haben nichts über diese zusammen. Das heißt nicht, dass es sicher ist: Fragen Sie in der Apotheke, bevor Sie sie nehmen.",
    },
    notKnown: "Dazu haben wir nichts Sicheres.",
    uses: (list) => `Es ist für oder gegen: ${list}.`,
    kind: (label) => `Es gehört zu diesen Mitteln: ${label}.`,
    common: (list) => `Mehr als 1 von 100 Menschen hat: ${list}. Die meisten haben nichts davon oder wenig.`,
    callFor: (number, list) => `Rufen Sie ${number} an bei: ${list}.`,
    mayCause: (list) =>
      `Das kann eine Nebenwirkung sein: ${list}. Setzen Sie ein verordnetes Mittel nicht ab, bevor Sie gefragt haben. Apotheke oder Arzt können ein anderes finden.`,
    mayNotCause:
      "Das gehört nicht zu den häufigen Nebenwirkungen. Es kann trotzdem davon kommen: Fragen Sie in der Apotheke.",
    contains: (list) => `Es enthält: ${list}.`,
    bothContain: (list) => `Beide enthalten ${list}.`,
    twoNames:
      "Egal von welchem Hersteller, unter welchem Namen und in welcher Farbe: Was dasselbe in derselben Stärke enthält, ist dasselbe Mittel und wirkt gleich. Nehmen Sie nicht beide. Hat die Apotheke Ihnen eine andere Marke gegeben, fragen Sie dort, ob die Dosis gleich ist, und lassen Sie sich Inhalator oder Pen zeigen.",
    different:
      "Das ist nicht dasselbe: Es sind zwei verschiedene Mittel. Nehmen Sie das, das man Ihnen gegeben hat, und fragen Sie in der Apotheke, bevor Sie wechseln.",
    ofOneKind:
      "Sie sind nicht gleich, aber ähnlich: zwei verschiedene Mittel von einer Art, mit verschiedenen Dosen. Eines ersetzt das andere. Nehmen Sie nicht beide, außer ein Arzt sagt es, und fragen Sie in der Apotheke, wenn Ihres getauscht wurde.",
    oneOf: (isOne, what, kind) => `${isOne ? "Ja" : "Nein"}, ${what} gehört ${isOne ? "" : "nicht "}zu: ${kind}.`,
    serious: (what, care) => `Das kann eine schwere Nebenwirkung sein: ${what}. ${care}.`,
    step: {
      title: "Lesen Sie auch den Beipackzettel",
      description: "Das ist allgemeiner Rat. Beipackzettel und Apotheke wissen mehr.",
    },
  },
  es: {
    inBoth:
      "Los dos contienen en parte lo mismo, pero la dosis o lo demás puede ser distinto: uno puede ser más fuerte o más flojo, compare los números de las cajas. Juntos pueden ser demasiado. No tome los dos salvo que un médico o farmacéutico le haya dicho cómo.",
    longGap:
      "Tras más de uno o dos días sin tomarlo, pregunte a su médico, a un farmacéutico o al 111 antes de volver a empezar: quizá deba empezar con menos. Nunca dos dosis juntas.",
    unnamed:
      "No sabemos qué medicamentos son. Pregunte otra vez con sus nombres, y a un farmacéutico antes de tomarlo con ellos.",
    vomited:
      "Si la vomitó antes de 30 minutos, quizá la dosis no hizo efecto. Pregunte a un farmacéutico antes de tomar o dar otra. Si fue más tarde, no repita: tome o dé la siguiente a su hora.",
    vomitedPill:
      "Si vomitó menos de 3 horas después de tomarla, tome otra ahora y siga como siempre. Si vuelve a vomitar, o más de un día, pregunte a un farmacéutico.",
    and: "y",
    unknownPair: {
      title: "No conocemos esta combinación",
      text: "No tenemos nada sobre estos dos juntos. Eso no significa que sea seguro: pregunte a un farmacéutico antes de tomar los dos.",
    },
    unknownPairs: {
      title: "No conocemos estas combinaciones",
      text: "No tenemos nada sobre estos juntos. Eso no significa que sea seguro: pregunte a un farmacéutico antes de tomarlos.",
    },
    notKnown: "No tenemos nada seguro sobre esto.",
    uses: (list) => `Sirve para o contra: ${list}.`,
    kind: (label) => `Es de este grupo: ${label}.`,
    common: (list) => `Más de 1 de cada 100 personas tiene: ${list}. La mayoría no nota nada o poco.`,
    callFor: (number, list) => `Llame al ${number} por: ${list}.`,
    mayCause: (list) =>
      `Puede ser un efecto secundario: ${list}. No deje un medicamento recetado antes de preguntar. Un farmacéutico o su médico puede encontrar otro.`,
    mayNotCause: "No está entre sus efectos frecuentes. Aun así puede venir de él: pregunte a un farmacéutico.",
    contains: (list) => `Contiene: ${list}.`,
    bothContain: (list) => `Los dos contienen ${list}.`,
    twoNames:
      "Sea cual sea el fabricante, el nombre o el color, un medicamento que contiene lo mismo en la misma dosis es el mismo y actúa igual. No tome los dos. Si la farmacia le dio otra marca, pregunte allí si la dosis es la misma y, con un inhalador o una pluma, cómo se usa.",
    different:
      "No son lo mismo: son dos medicamentos distintos. Tome el que le dieron y pregunte a un farmacéutico antes de cambiar.",
    ofOneKind:
      "No son lo mismo, pero se parecen: dos medicamentos distintos del mismo tipo, con dosis distintas. Uno sustituye al otro. No tome los dos salvo que lo diga un médico, y pregunte al farmacéutico si se lo cambiaron.",
    oneOf: (isOne, what, kind) => `${isOne ? "Sí" : "No"}, ${what} ${isOne ? "" : "no "}es de este grupo: ${kind}.`,
    serious: (what, care) => `Puede ser un efecto grave: ${what}. ${care}.`,
    step: {
      title: "Lea también el prospecto",
      description: "Son consejos generales. El prospecto y su farmacéutico saben más.",
    },
  },
};
