import type { InAll, Step } from "./urgent-texts.rules";

/** Fixed texts for whoever is not safe, from others or from themself. */

/** Somebody is or was hurt, threatened or controlled. */
export const VIOLENCE_TEXTS: InAll<{ thanks: string; steps: readonly Step[]; recommendation: Step }> = {
  en: {
    thanks: "Thank you for telling us.",
    steps: [
      {
        title: "In danger now: call 999",
        description: "Also if anyone is hurt. If you cannot speak, press 55 on your mobile when you are asked.",
      },
    ],
    recommendation: {
      title: "Talk to someone now",
      description:
        "Call 999 if anyone is in danger. The numbers with this answer are for you too, whatever you decide.",
    },
  },
  fr: {
    thanks: "Merci de nous l'avoir dit.",
    steps: [
      {
        title: "En danger maintenant : appelez le 999",
        description:
          "Aussi si quelqu'un est blessé. Si vous ne pouvez pas parler, tapez 55 sur votre mobile quand on vous le demande.",
      },
    ],
    recommendation: {
      title: "Parlez à quelqu'un maintenant",
      description:
        "Appelez le 999 si quelqu'un est en danger. Les numéros de cette réponse sont aussi pour vous, quoi que vous décidiez.",
    },
  },
  es: {
    thanks: "Gracias por contárnoslo.",
    steps: [
      {
        title: "En peligro ahora: llame al 999",
        description: "También si alguien está herido. Si no puede hablar, pulse 55 en el móvil cuando se lo pidan.",
      },
    ],
    recommendation: {
      title: "Hable con alguien ahora",
      description:
        "Llame al 999 si alguien está en peligro. Los números de esta respuesta también son para usted, decida lo que decida.",
    },
  },
  de: {
    thanks: "Danke, dass Sie es uns sagen.",
    steps: [
      {
        title: "Jetzt in Gefahr: Rufen Sie 999 an",
        description:
          "Auch wenn jemand verletzt ist. Wenn Sie nicht sprechen können, drücken Sie am Handy 55, wenn Sie gefragt werden.",
      },
    ],
    recommendation: {
      title: "Sprechen Sie jetzt mit jemandem",
      description:
        "Rufen Sie 999 an, wenn jemand in Gefahr ist. Die Nummern dieser Antwort sind auch für Sie da, was immer Sie entscheiden.",
    },
  },
};

export const CRISIS_TEXTS = {
  message: {
    en: "We are very sorry that you are going through this. Thank you for telling us. People want to help you, or the person you worry about, right now, at any time of day.",
    fr: "Nous sommes vraiment désolés de ce que vous vivez. Merci de nous l'avoir dit. Des personnes veulent vous aider, vous ou la personne qui vous inquiète, maintenant, jour et nuit.",
    es: "Sentimos mucho lo que está pasando. Gracias por contárnoslo. Hay personas que quieren ayudarle, a usted o a la persona que le preocupa, ahora mismo, de día y de noche.",
    de: "Es tut uns sehr leid, dass Sie das durchmachen. Danke, dass Sie es uns sagen. Menschen wollen Ihnen oder der Person, um die Sie sich sorgen, jetzt helfen, Tag und Nacht.",
  },
  steps: {
    en: [
      {
        title: "In danger now: call 999",
        description: "Call 999 or go to A&E if anyone is hurt, or you might act on these thoughts.",
      },
      {
        title: "Talk to the NHS: call 111",
        description: "Choose the mental health option. They listen and find help near you, day and night.",
      },
      {
        title: "Talk to Samaritans: call 116 123",
        description: "It is free, day and night. You can talk about anything.",
      },
      {
        title: "Stay near someone",
        description: "Tell a person you trust how you feel. Move away from things that could hurt you.",
      },
    ],
    fr: [
      {
        title: "En danger maintenant : appelez le 999",
        description:
          "Appelez le 999 ou allez aux urgences (A&E) si quelqu'un est blessé, ou si vous risquez de passer à l'acte.",
      },
      {
        title: "Parlez au NHS : appelez le 111",
        description:
          "Choisissez l'option santé mentale. On vous écoute et on trouve de l'aide près de vous, jour et nuit.",
      },
      {
        title: "Parlez aux Samaritans : appelez le 116 123",
        description: "C'est gratuit, jour et nuit. Vous pouvez parler de tout.",
      },
      {
        title: "Restez près de quelqu'un",
        description:
          "Dites à une personne de confiance ce que vous ressentez. Éloignez-vous de ce qui pourrait vous blesser.",
      },
    ],
    es: [
      {
        title: "En peligro ahora: llame al 999",
        description: "Llame al 999 o vaya a urgencias (A&E) si alguien está herido, o si cree que puede hacerse daño.",
      },
      {
        title: "Hable con el NHS: llame al 111",
        description: "Elija la opción de salud mental. Le escuchan y buscan ayuda cerca de usted, de día y de noche.",
      },
      {
        title: "Hable con Samaritans: llame al 116 123",
        description: "Es gratis, de día y de noche. Puede hablar de lo que quiera.",
      },
      {
        title: "Quédese cerca de alguien",
        description: "Diga a una persona de confianza cómo se siente. Aléjese de lo que podría hacerle daño.",
      },
    ],
    de: [
      {
        title: "Jetzt in Gefahr: Rufen Sie 999 an",
        description:
          "Rufen Sie 999 an oder gehen Sie in die Notaufnahme (A&E), wenn jemand verletzt ist oder Sie sich etwas antun könnten.",
      },
      {
        title: "Sprechen Sie mit dem NHS: 111",
        description:
          "Wählen Sie die Auswahl für seelische Gesundheit. Dort hört man zu und findet Hilfe in Ihrer Nähe, Tag und Nacht.",
      },
      {
        title: "Sprechen Sie mit den Samaritans: 116 123",
        description: "Der Anruf ist kostenlos, Tag und Nacht. Sie können über alles sprechen.",
      },
      {
        title: "Bleiben Sie bei jemandem",
        description:
          "Sagen Sie einem vertrauten Menschen, wie es Ihnen geht. Gehen Sie weg von Dingen, die Sie verletzen könnten.",
      },
    ],
  },
  recommendation: {
    en: {
      title: "Talk to someone now",
      description:
        "Call 999 if anyone is in danger. Call NHS 111 and choose the mental health option, or Samaritans on 116 123.",
    },
    fr: {
      title: "Parlez à quelqu'un maintenant",
      description:
        "Appelez le 999 si quelqu'un est en danger. Appelez le NHS 111 et choisissez l'option santé mentale, ou les Samaritans au 116 123.",
    },
    es: {
      title: "Hable con alguien ahora",
      description:
        "Llame al 999 si alguien está en peligro. Llame al NHS 111 y elija la opción de salud mental, o a Samaritans en el 116 123.",
    },
    de: {
      title: "Sprechen Sie jetzt mit jemandem",
      description:
        "Rufen Sie 999 an, wenn jemand in Gefahr ist. Rufen Sie NHS 111 an und wählen Sie die Auswahl für seelische Gesundheit, oder die Samaritans unter 116 123.",
    },
  },
  samaritans: {
    en: "Samaritans: call 116 123",
    fr: "Samaritans : appelez le 116 123",
    es: "Samaritans: llame al 116 123",
    de: "Samaritans: Telefon 116 123",
  },
  safetyNet: {
    en: {
      heading: "Call 999 if",
      signs: [
        "you feel that you may hurt yourself or someone else",
        "you have taken something or are hurt",
        "you cannot keep yourself safe",
      ],
    },
    fr: {
      heading: "Appelez le 999 si",
      signs: [
        "vous sentez que vous pourriez vous faire du mal ou en faire à quelqu'un",
        "vous avez pris quelque chose ou vous êtes blessé",
        "vous n'arrivez pas à rester en sécurité",
      ],
    },
    es: {
      heading: "Llame al 999 si",
      signs: [
        "siente que puede hacerse daño o hacérselo a alguien",
        "ha tomado algo o está herido",
        "no puede mantenerse a salvo",
      ],
    },
    de: {
      heading: "Rufen Sie 999 an, wenn",
      signs: [
        "Sie das Gefühl haben, dass Sie sich oder jemand anderen verletzen könnten",
        "Sie etwas genommen haben oder verletzt sind",
        "Sie sich nicht sicher fühlen mit sich selbst",
      ],
    },
  },
};

/** Before the signs upon which somebody is to be called. */
export const CALL_IN_CRISIS = {
  en: "Call 111 and choose mental health, or Samaritans on 116 123",
  fr: "Appelez le 111 et choisissez la santé mentale, ou Samaritans au 116 123",
  de: "Rufen Sie 111 an und wählen Sie psychische Gesundheit, oder Samaritans unter 116 123",
  es: "Llame al 111 y elija salud mental, o a Samaritans al 116 123",
};
