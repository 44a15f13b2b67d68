import type { Language } from "../../people/accounts/account.rules";

export const WARNING_KINDS = [
  "ALLERGY",
  "DUPLICATE",
  "INTERACTION",
  "PREGNANCY",
  "AGE",
  "CONDITION",
  "UNREADABLE",
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** STOP: not to be started before a pharmacist was asked. ASK: to be asked about. */
export const WARNING_SEVERITIES = ["STOP", "ASK"] as const;
export type WarningSeverity = (typeof WARNING_SEVERITIES)[number];

/** The words around a check of one medicine. */
interface CheckTexts {
  titles: Readonly<Record<WarningKind, Readonly<Record<WarningSeverity, string>>>>;
  advice: Readonly<Record<WarningSeverity, string>>;
  /** What somebody does who is allergic to it, and may have it already. */
  adviceOfAllergy: string;
  /** Why two names are one kind, when they need not be the same thing. */
  sameKind: (what: string) => string;
  allergySameKind: (what: string) => string;
  unknown: string;
  /** Younger than it is taken without a doctor. */
  under: (years: number) => string;
  checked: (count: number) => string;
}

export const CHECK_TEXTS: Readonly<Record<Language, CheckTexts>> = {
  en: {
    titles: {
      ALLERGY: {
        STOP: "You may be allergic to this medicine",
        ASK: "It may be like something that you are allergic to",
      },
      DUPLICATE: { STOP: "The same ingredient twice", ASK: "Two medicines of the same kind" },
      INTERACTION: {
        STOP: "It does not go with another medicine of yours",
        ASK: "It may not go well with another medicine of yours",
      },
      PREGNANCY: {
        STOP: "Not for you without advice while you are pregnant or breastfeeding",
        ASK: "Ask first while you are pregnant or breastfeeding",
      },
      AGE: { STOP: "Not for your age", ASK: "Ask first because of your age" },
      CONDITION: {
        STOP: "It does not suit an illness that you told us about",
        ASK: "It may not suit an illness that you told us about",
      },
      UNREADABLE: { STOP: "We could not read all of your profile", ASK: "We could not read all of your profile" },
    },
    advice: {
      STOP: "It is best not to take it: ask a pharmacist for another. If a doctor gave it, do not stop it by yourself: ask today.",
      ASK: "Ask a pharmacist about it.",
    },
    adviceOfAllergy:
      "Do not take any of it, or any more of it, before you have asked a pharmacist, your doctor or 111 today. Tell whoever gave it to you about the allergy: you need another medicine. Call 999 if your face or throat swells or you cannot breathe well.",
    sameKind: (what) => `You told us that you already take: ${what}. The two are of the same kind.`,
    allergySameKind: (what) => `You told us about an allergy: ${what}. This medicine may be of the same kind.`,
    unknown: "We do not know this medicine, so we cannot check it.",
    under: (years) => `It is not for anybody under ${years} without a doctor’s advice.`,
    checked: (count) =>
      `We check ${count} medicines against your profile. It is not a full check: ask your pharmacist.`,
  },
  fr: {
    titles: {
      ALLERGY: {
        STOP: "Vous êtes peut-être allergique à ce médicament",
        ASK: "Il ressemble peut-être à ce qui vous donne une allergie",
      },
      DUPLICATE: { STOP: "Deux fois la même substance", ASK: "Deux médicaments du même genre" },
      INTERACTION: {
        STOP: "Il ne va pas avec un autre de vos médicaments",
        ASK: "Il va peut-être mal avec un autre de vos médicaments",
      },
      PREGNANCY: {
        STOP: "Pas pour vous sans conseil pendant la grossesse ou l’allaitement",
        ASK: "Demandez d’abord pendant la grossesse ou l’allaitement",
      },
      AGE: { STOP: "Pas à votre âge", ASK: "Demandez d’abord, à cause de votre âge" },
      CONDITION: {
        STOP: "Il ne convient pas à une maladie dont vous nous avez parlé",
        ASK: "Il convient peut-être mal à une maladie dont vous nous avez parlé",
      },
      UNREADABLE: {
        STOP: "Nous n’avons pas pu lire tout votre profil",
        ASK: "Nous n’avons pas pu lire tout votre profil",
      },
    },
    advice: {
      STOP: "Mieux vaut ne pas le prendre : demandez-en un autre au pharmacien. S’il est prescrit, demandez aujourd’hui avant de l’arrêter.",
      ASK: "Demandez à un pharmacien.",
    },
    adviceOfAllergy:
      "N’en prenez pas, ou plus, avant d’avoir demandé aujourd’hui à un pharmacien, à votre médecin ou au 111. Dites votre allergie à qui vous l’a donné : il vous faut un autre médicament. Appelez le 999 si le visage ou la gorge gonfle ou si vous respirez mal.",
    sameKind: (what) => `Vous nous avez dit déjà prendre : ${what}. Les deux sont du même genre.`,
    allergySameKind: (what) =>
      `Vous nous avez parlé d’une allergie : ${what}. Ce médicament est peut-être du même genre.`,
    unknown: "Nous ne connaissons pas ce médicament, nous ne pouvons donc pas le vérifier.",
    under: (years) => `Pas avant ${years} ans sans l’avis d’un médecin.`,
    checked: (count) =>
      `Nous comparons ${count} médicaments avec votre profil. Ce n’est pas une vérification complète : demandez à votre pharmacien.`,
  },
  es: {
    titles: {
      ALLERGY: {
        STOP: "Puede que tenga alergia a este medicamento",
        ASK: "Puede parecerse a algo que le da alergia",
      },
      DUPLICATE: { STOP: "Dos veces la misma sustancia", ASK: "Dos medicamentos del mismo tipo" },
      INTERACTION: {
        STOP: "No va con otro de sus medicamentos",
        ASK: "Puede no ir bien con otro de sus medicamentos",
      },
      PREGNANCY: {
        STOP: "No sin consejo durante el embarazo o la lactancia",
        ASK: "Pregunte antes durante el embarazo o la lactancia",
      },
      AGE: { STOP: "No a su edad", ASK: "Pregunte antes por su edad" },
      CONDITION: {
        STOP: "No conviene a una enfermedad de la que nos habló",
        ASK: "Puede no convenir a una enfermedad de la que nos habló",
      },
      UNREADABLE: { STOP: "No hemos podido leer todo su perfil", ASK: "No hemos podido leer todo su perfil" },
    },
    advice: {
      STOP: "Es mejor no tomarlo: pida otro al farmacéutico. Si se lo recetó un médico, pregunte hoy antes de dejarlo.",
      ASK: "Pregunte a un farmacéutico.",
    },
    adviceOfAllergy:
      "No lo tome, o no tome más, antes de preguntar hoy a un farmacéutico, a su médico o al 111. Diga su alergia a quien se lo dio: necesita otro medicamento. Llame al 999 si se le hincha la cara o la garganta o respira mal.",
    sameKind: (what) => `Nos dijo que ya toma: ${what}. Los dos son del mismo tipo.`,
    allergySameKind: (what) => `Nos habló de una alergia: ${what}. Este medicamento puede ser del mismo tipo.`,
    unknown: "No conocemos este medicamento, así que no podemos comprobarlo.",
    under: (years) => `No es para menores de ${years} años sin consejo de un médico.`,
    checked: (count) =>
      `Comparamos ${count} medicamentos con su perfil. No es una comprobación completa: pregunte a su farmacéutico.`,
  },
  de: {
    titles: {
      ALLERGY: {
        STOP: "Vielleicht sind Sie gegen dieses Mittel allergisch",
        ASK: "Es ist vielleicht ähnlich wie etwas, gegen das Sie allergisch sind",
      },
      DUPLICATE: { STOP: "Zweimal derselbe Wirkstoff", ASK: "Zwei Mittel der gleichen Art" },
      INTERACTION: {
        STOP: "Es passt nicht zu einem anderen Ihrer Mittel",
        ASK: "Es passt vielleicht nicht gut zu einem anderen Ihrer Mittel",
      },
      PREGNANCY: {
        STOP: "In Schwangerschaft oder Stillzeit nicht ohne Rat",
        ASK: "In Schwangerschaft oder Stillzeit erst fragen",
      },
      AGE: { STOP: "Nicht in Ihrem Alter", ASK: "Wegen Ihres Alters erst fragen" },
      CONDITION: {
        STOP: "Es passt nicht zu einer Krankheit, von der Sie uns gesagt haben",
        ASK: "Es passt vielleicht nicht zu einer Krankheit, von der Sie uns gesagt haben",
      },
      UNREADABLE: {
        STOP: "Wir konnten nicht alles in Ihrem Profil lesen",
        ASK: "Wir konnten nicht alles in Ihrem Profil lesen",
      },
    },
    advice: {
      STOP: "Nehmen Sie es besser nicht: Fragen Sie in der Apotheke nach einem anderen. Hat ein Arzt es verordnet, fragen Sie heute, bevor Sie es absetzen.",
      ASK: "Fragen Sie in der Apotheke.",
    },
    adviceOfAllergy:
      "Nehmen Sie nichts davon, oder nichts mehr, bevor Sie heute in der Apotheke, beim Arzt oder unter 111 gefragt haben. Sagen Sie dem, der es Ihnen gegeben hat, dass Sie allergisch sind: Sie brauchen ein anderes Mittel. Rufen Sie 999 an, wenn Gesicht oder Hals anschwillt oder Sie schlecht Luft bekommen.",
    sameKind: (what) => `Sie nehmen, wie Sie sagen, schon: ${what}. Beide sind von der gleichen Art.`,
    allergySameKind: (what) =>
      `Sie haben uns eine Allergie genannt: ${what}. Dieses Mittel ist vielleicht von der gleichen Art.`,
    unknown: "Wir kennen dieses Mittel nicht und können es deshalb nicht prüfen.",
    under: (years) => `Unter ${years} Jahren nur mit ärztlichem Rat.`,
    checked: (count) =>
      `Wir vergleichen ${count} Mittel mit Ihrem Profil. Das ist keine vollständige Prüfung: Fragen Sie in der Apotheke.`,
  },
};
