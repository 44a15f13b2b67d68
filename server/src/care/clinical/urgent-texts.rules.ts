import type { Language } from "../../people/accounts/account.rules";

/** Fixed texts of answers that cannot wait. Plain words and short sentences: a nine-year-old should be able to read them. */

export type InAll<T> = Readonly<Record<Language, T>>;

export interface Step {
  title: string;
  description: string;
}

/** When there is nothing special to do until help comes. */
export const GENERAL_FIRST_AID: InAll<Step> = {
  en: {
    title: "Sit or lie down",
    description: "Rest while you wait. Do not drive yourself to hospital.",
  },
  fr: {
    title: "Asseyez-vous ou allongez-vous",
    description: "Reposez-vous en attendant. N'allez pas à l'hôpital en conduisant vous-même.",
  },
  es: {
    title: "Siéntese o túmbese",
    description: "Descanse mientras espera. No conduzca usted al hospital.",
  },
  de: {
    title: "Setzen oder legen Sie sich hin",
    description: "Ruhen Sie sich aus, während Sie warten. Fahren Sie nicht selbst ins Krankenhaus.",
  },
};

/** The same for somebody else than whoever reads it. */
export const GENERAL_FIRST_AID_FOR_OTHER: InAll<Step> = {
  en: {
    title: "Let them sit or lie down",
    description: "Keep them calm and warm while you wait. They must not drive.",
  },
  fr: {
    title: "Faites asseoir ou allonger la personne",
    description: "Gardez-la au calme et au chaud en attendant. Elle ne doit pas conduire.",
  },
  es: {
    title: "Que se siente o se tumbe",
    description: "Manténgalo tranquilo y abrigado mientras esperan. No debe conducir.",
  },
  de: {
    title: "Hinsetzen oder hinlegen lassen",
    description: "Sorgen Sie für Ruhe und Wärme, während Sie warten. Lassen Sie niemanden in diesem Zustand fahren.",
  },
};

export const EMERGENCY_TEXTS = {
  doNotWait: {
    en: "Call 999 or go to A&E now. Do not wait to see if it gets better.",
    fr: "Appelez le 999 ou allez aux urgences (A&E) maintenant. N'attendez pas que cela passe.",
    es: "Llame al 999 o vaya a urgencias (A&E) ahora. No espere a ver si mejora.",
    de: "Rufen Sie jetzt 999 an oder gehen Sie in die Notaufnahme (A&E). Warten Sie nicht, ob es besser wird.",
  },
  fallbackMeaning: {
    en: "What you describe can be a sign of something serious.",
    fr: "Ce que vous décrivez peut être le signe de quelque chose de grave.",
    es: "Lo que describe puede ser señal de algo grave.",
    de: "Was Sie beschreiben, kann ein Zeichen für etwas Ernstes sein.",
  },
  /** Of somebody who is ill themselves. */
  notAlone: {
    en: {
      title: "Do not stay alone",
      description: "Ask someone to stay with you. Unlock the front door, so that help can get in.",
    },
    fr: {
      title: "Ne restez pas seul",
      description:
        "Demandez à quelqu'un de rester avec vous. Ouvrez la porte d'entrée pour que les secours puissent entrer.",
    },
    es: {
      title: "No se quede a solas",
      description: "Pida a alguien que se quede con usted. Abra la puerta de casa para que la ayuda pueda entrar.",
    },
    de: {
      title: "Bleiben Sie nicht allein",
      description: "Bitten Sie jemanden, bei Ihnen zu bleiben. Schließen Sie die Haustür auf, damit Hilfe hereinkommt.",
    },
  },
  /** Of somebody else who is ill. */
  stayWithThem: {
    en: {
      title: "Stay with them",
      description: "Do not leave them alone. Unlock the front door, so that help can get in.",
    },
    fr: {
      title: "Restez avec la personne",
      description: "Ne la laissez pas seule. Ouvrez la porte d'entrée pour que les secours puissent entrer.",
    },
    es: {
      title: "Quédese a su lado",
      description: "No deje sola a la persona. Abra la puerta de casa para que la ayuda pueda entrar.",
    },
    de: {
      title: "Bleiben Sie dabei",
      description: "Lassen Sie niemanden allein. Schließen Sie die Haustür auf, damit Hilfe hereinkommt.",
    },
  },
  /** Of whoever calls. */
  cannotSpeak: {
    en: {
      title: "If you cannot speak",
      description:
        "On a mobile phone, call 999 and press 55 when you are asked. Deaf people can use the 999 BSL app or website.",
    },
    fr: {
      title: "Si vous ne pouvez pas parler",
      description:
        "Avec un mobile, appelez le 999 et tapez 55 quand on vous le demande. Les personnes sourdes peuvent utiliser l'application ou le site 999 BSL.",
    },
    es: {
      title: "Si no puede hablar",
      description:
        "Con un móvil, llame al 999 y pulse 55 cuando se lo pidan. Las personas sordas pueden usar la aplicación o la web 999 BSL.",
    },
    de: {
      title: "Wenn Sie nicht sprechen können",
      description:
        "Rufen Sie mit dem Handy 999 an und drücken Sie 55, wenn Sie gefragt werden. Gehörlose können die App oder Website 999 BSL nutzen.",
    },
  },
  recommendation: {
    en: {
      title: "Call 999 or go to A&E now",
      description: "Say what has happened and where you are. Stay on the phone.",
    },
    fr: {
      title: "Appelez le 999 ou allez aux urgences (A&E) maintenant",
      description: "Dites ce qui s'est passé et où vous êtes. Ne raccrochez pas.",
    },
    es: {
      title: "Llame al 999 o vaya a urgencias (A&E) ahora",
      description: "Diga qué ha pasado y dónde está. No cuelgue.",
    },
    de: {
      title: "Rufen Sie jetzt 999 an oder gehen Sie in die Notaufnahme (A&E)",
      description: "Sagen Sie, was passiert ist und wo Sie sind. Legen Sie nicht auf.",
    },
  },
  safetyNet: {
    en: {
      heading: "Tell 999 at once if",
      signs: ["it gets worse", "someone passes out or stops breathing", "new signs come, such as confusion or a fit"],
    },
    fr: {
      heading: "Dites-le tout de suite au 999 si",
      signs: [
        "cela s'aggrave",
        "quelqu'un perd connaissance ou ne respire plus",
        "de nouveaux signes arrivent, comme une confusion ou des convulsions",
      ],
    },
    es: {
      heading: "Dígalo enseguida al 999 si",
      signs: [
        "empeora",
        "alguien pierde el conocimiento o deja de respirar",
        "aparecen señales nuevas, como confusión o convulsiones",
      ],
    },
    de: {
      heading: "Sagen Sie es 999 sofort, wenn",
      signs: [
        "es schlimmer wird",
        "jemand das Bewusstsein verliert oder nicht mehr atmet",
        "neue Zeichen kommen, wie Verwirrtheit oder ein Krampfanfall",
      ],
    },
  },
};

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
