import type { Language } from "../accounts/account.rules";
import type { Step } from "./first-aid.rules";

type InAll<T> = Readonly<Record<Language, T>>;

/** What sends everybody to 999, whatever the question was about. */
export const CALL_999_SIGNS: InAll<readonly string[]> = {
  en: [
    "Call 999 if you have chest pain, cannot breathe well, are confused, or pass out.",
    "Call 999 if your face droops, one arm is weak, or you cannot speak clearly.",
  ],
  fr: [
    "Appelez le 999 si vous avez mal à la poitrine, respirez mal, êtes confus ou perdez connaissance.",
    "Appelez le 999 si le visage s’affaisse, un bras est faible ou vous parlez mal.",
  ],
  es: [
    "Llame al 999 si le duele el pecho, respira mal, está confuso o se desmaya.",
    "Llame al 999 si se le cae la cara de un lado, un brazo está débil o no habla con claridad.",
  ],
  de: [
    "Rufen Sie 999 an, wenn die Brust wehtut, Sie schlecht Luft bekommen, verwirrt sind oder ohnmächtig werden.",
    "Rufen Sie 999 an, wenn das Gesicht hängt, ein Arm schwach ist oder Sie nicht klar sprechen können.",
  ],
};

/** For what lasts or has to be assessed, although it is not urgent. */
export const SEE_GP: InAll<{ heading: string; message: string }> = {
  en: {
    heading: "See a GP about this in the next days",
    message:
      "It is not urgent, but a GP should look at it. Here is what can help until then. This is advice, not a diagnosis.",
  },
  fr: {
    heading: "Voyez un médecin (GP) dans les prochains jours",
    message:
      "Ce n’est pas urgent, mais un médecin doit le voir. Voici ce qui peut aider d’ici là. C’est un conseil, pas un diagnostic.",
  },
  es: {
    heading: "Vea a un médico (GP) en los próximos días",
    message:
      "No es urgente, pero un médico debe verlo. Esto puede ayudar hasta entonces. Es un consejo, no un diagnóstico.",
  },
  de: {
    heading: "Gehen Sie in den nächsten Tagen zum Arzt (GP)",
    message:
      "Es eilt nicht, aber ein Arzt soll es ansehen. Das kann bis dahin helfen. Dies ist ein Rat, keine Diagnose.",
  },
};

/** For a question about care and not about being unwell. */
export const MATTER: InAll<{ heading: string; message: string; step: Step }> = {
  en: {
    heading: "Here is an answer to your question",
    message: "This is general advice for people who feel well. If you feel ill, ask again and tell us how you feel.",
    step: {
      title: "Ask if you are not sure",
      description: "A pharmacy near you can tell you more, without an appointment.",
    },
  },
  fr: {
    heading: "Voici une réponse à votre question",
    message:
      "C’est un conseil général pour des personnes qui vont bien. Si vous vous sentez malade, posez une autre question et dites ce que vous ressentez.",
    step: {
      title: "Demandez si vous n’êtes pas sûr",
      description: "Une pharmacie près de chez vous peut vous en dire plus, sans rendez-vous.",
    },
  },
  es: {
    heading: "Esta es la respuesta a su pregunta",
    message:
      "Es un consejo general para personas que se encuentran bien. Si se siente mal, pregunte otra vez y diga qué nota.",
    step: { title: "Pregunte si no está seguro", description: "Una farmacia cercana puede decirle más, sin cita." },
  },
  de: {
    heading: "Hier ist eine Antwort auf Ihre Frage",
    message:
      "Das ist ein allgemeiner Rat für Menschen, denen es gut geht. Wenn Sie sich krank fühlen, fragen Sie noch einmal und sagen Sie, was Sie spüren.",
    step: {
      title: "Fragen Sie, wenn Sie unsicher sind",
      description: "Eine Apotheke in der Nähe kann Ihnen mehr sagen, ohne Termin.",
    },
  },
};

/** For a question with several complaints. */
export const SEVERAL: InAll<{
  youTold: (labels: string) => string;
  alsoNamed: (labels: string) => string;
  and: string;
}> = {
  en: {
    youTold: (labels) => `You told us about: ${labels}.`,
    alsoNamed: (labels) => `You also wrote about: ${labels}. Please ask about that in a question of its own.`,
    and: "and",
  },
  fr: {
    youTold: (labels) => `Vous nous parlez de : ${labels}.`,
    alsoNamed: (labels) => `Vous parlez aussi de : ${labels}. Posez une autre question à ce sujet.`,
    and: "et",
  },
  es: {
    youTold: (labels) => `Nos habla de: ${labels}.`,
    alsoNamed: (labels) => `También habla de: ${labels}. Pregunte eso en otra consulta.`,
    and: "y",
  },
  de: {
    youTold: (labels) => `Sie schreiben über: ${labels}.`,
    alsoNamed: (labels) => `Sie schreiben auch über: ${labels}. Bitte stellen Sie dazu eine eigene Frage.`,
    and: "und",
  },
};

/** Above pages that a question in which nothing was recognised is like. */
export const RELATED: InAll<string> = {
  en: "The first pages below may help while you wait. We cannot be sure that they are about it.",
  fr: "Les premières pages ci-dessous peuvent vous aider en attendant. Nous ne sommes pas sûrs qu’elles concernent votre question.",
  es: "Las primeras páginas de abajo pueden ayudarle mientras espera. No es seguro que traten de lo que le pasa.",
  de: "Die ersten Seiten unten helfen vielleicht, während Sie warten. Ob sie davon handeln, wissen wir nicht sicher.",
};

/** For a complaint that was only asked about, or lies in the past. */
export const MENTIONED: InAll<(labels: string) => string> = {
  en: (labels) =>
    `You wrote about: ${labels}. We cannot tell whether that is so now. Here is what helps people in general, and a pharmacist will read your question.`,
  fr: (labels) =>
    `Vous parlez de : ${labels}. Nous ne savons pas si c’est le cas maintenant. Voici ce qui aide en général ; un pharmacien lira votre question.`,
  es: (labels) =>
    `Habla de: ${labels}. No sabemos si es así ahora. Esto ayuda en general, y un farmacéutico leerá su pregunta.`,
  de: (labels) =>
    `Sie schreiben über: ${labels}. Wir wissen nicht, ob das jetzt so ist. Das hilft im Allgemeinen, und eine Apothekerin oder ein Apotheker liest Ihre Frage.`,
};
