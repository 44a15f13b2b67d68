import type { SafetyTexts } from "./safety-texts.rules";

export const FRENCH_TEXTS: SafetyTexts = {
  headings: {
    EMERGENCY: "Appelez le 999 maintenant",
    CRISIS: "Vous n'êtes pas seul face à cela",
    URGENT: "Demandez de l'aide aujourd'hui au NHS 111 ou à un médecin généraliste",
    PHARMACIST: "Un pharmacien va lire votre question",
    SELF_CARE: "Vous pouvez sans doute soigner cela à la maison",
  },
  emergency: {
    doNotWait: "Appelez le 999 ou allez aux urgences (A&E) maintenant. N'attendez pas que cela passe.",
    fallbackMeaning: "Ce que vous décrivez peut être le signe de quelque chose de grave.",
    steps: [
      {
        title: "Ne restez pas seul",
        description:
          "Demandez à quelqu'un de rester avec vous. Ouvrez la porte d'entrée pour que les secours puissent entrer.",
      },
      {
        title: "Si vous ne pouvez pas parler",
        description:
          "Avec un mobile, appelez le 999 et tapez 55 quand on vous le demande. Les personnes sourdes peuvent utiliser l'application ou le site 999 BSL.",
      },
    ],
    recommendation: {
      title: "Appelez le 999 ou allez aux urgences (A&E) maintenant",
      description: "Dites ce qui s'est passé et où vous êtes. Ne raccrochez pas.",
    },
    safetyNet: {
      heading: "Dites-le tout de suite au 999 si",
      signs: [
        "cela s'aggrave",
        "quelqu'un perd connaissance ou ne respire plus",
        "de nouveaux signes arrivent, comme une confusion ou des convulsions",
      ],
    },
  },
  crisis: {
    message:
      "Nous sommes vraiment désolés de ce que vous vivez. Merci de nous l'avoir dit. Des personnes veulent vous aider, vous " +
      "ou la personne qui vous inquiète, maintenant, jour et nuit. Si quelqu'un est blessé ou en danger, appelez le 999.",
    steps: [
      {
        title: "En danger maintenant : appelez le 999",
        description:
          "Appelez le 999 ou allez aux urgences (A&E) si vous risquez de passer à l'acte ou si vous vous êtes fait du mal.",
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
    recommendation: {
      title: "Parlez à quelqu'un maintenant",
      description:
        "Appelez le 999 si quelqu'un est en danger. Appelez le NHS 111 et choisissez l'option santé mentale, ou les Samaritans au 116 123.",
    },
    samaritans: "Samaritans : appelez le 116 123",
    safetyNet: {
      heading: "Appelez le 999 si",
      signs: [
        "vous sentez que vous pourriez vous faire du mal ou en faire à quelqu'un",
        "vous avez pris quelque chose ou vous êtes blessé",
        "vous n'arrivez pas à rester en sécurité",
      ],
    },
  },
  urgent: {
    message: "Parlez aujourd'hui au NHS 111 ou à un médecin généraliste. N'attendez pas demain.",
    steps: [
      {
        title: "Demandez au NHS 111 aujourd'hui",
        description: "Appelez le 111 ou allez sur 111.nhs.uk. C'est ouvert jour et nuit.",
      },
      {
        title: "Ou appelez votre cabinet médical",
        description: "Demandez un rendez-vous urgent aujourd'hui et répétez ce que vous nous avez dit.",
      },
      {
        title: "En attendant",
        description: "Reposez-vous et ne restez pas seul si vous vous sentez mal. Notez quand cela a commencé.",
      },
    ],
    recommendation: {
      title: "Reposez-vous et observez",
      description: "Allez doucement jusqu'à ce que vous ayez parlé à quelqu'un. Buvez de l'eau si vous pouvez.",
    },
    safetyNetHeading: "N'attendez pas le rendez-vous",
    safetyNetSigns: [
      "Appelez le 999 si vous allez soudain beaucoup plus mal, ou si quelqu'un est difficile à réveiller.",
    ],
  },
  pharmacist: {
    youWrote: (words) => `Vous avez écrit « ${words} ». C'est pourquoi un pharmacien va lire votre question.`,
    notSure: "Nous ne sommes pas assez sûrs pour répondre sans risque : un pharmacien va lire votre question.",
    answerWithin: (hours) => `Vous aurez la réponse ici dans les ${hours} heures.`,
    nobodyThere: "Aucun pharmacien n'est là en ce moment. Si vous ne pouvez pas attendre, appelez le 111.",
    steps: [
      {
        title: "Prenez soin de vous en attendant",
        description: "Reposez-vous, buvez de l'eau et prenez vos médicaments habituels comme on vous l'a dit.",
      },
      {
        title: "Pas encore de nouveau médicament",
        description:
          "Ne commencez pas un nouveau médicament avant la réponse. Une pharmacie près de chez vous peut aider tout de suite.",
      },
      { title: "Si cela ne peut pas attendre", description: "Appelez le 111 ou allez sur 111.nhs.uk, jour et nuit." },
    ],
    recommendation: {
      title: "Ménagez-vous",
      description: "Reposez-vous et notez ce que vous remarquez, et quand. Cela aide le pharmacien.",
    },
    safetyNetHeading: "N'attendez pas la réponse",
    safetyNetSigns: ["Appelez le 111 si vous allez plus mal, ou si cela ne peut pas attendre la réponse."],
  },
  alsoWithPharmacist: {
    title: "Un pharmacien lira aussi votre question",
    description: "N'attendez pas sa réponse. Demandez d'abord l'aide indiquée ci-dessus.",
  },
  call999Signs: [
    "Appelez le 999 si vous avez mal à la poitrine, respirez mal, êtes confus ou perdez connaissance.",
    "Appelez le 999 si votre visage s'affaisse, si un bras est faible ou si vous ne parlez plus clairement.",
  ],
  firstAid: {
    choking: {
      title: "Si la personne ne peut pas tousser",
      description: "Penchez-la en avant. Tapez fort entre les omoplates, jusqu'à 5 fois. Vérifiez après chaque coup.",
    },
    "stopped-breathing": {
      title: "Commencez à appuyer sur la poitrine",
      description:
        "Appuyez fort et vite au milieu de la poitrine, environ 2 fois par seconde. L'équipe du 999 vous guide.",
    },
    "loss-of-consciousness": {
      title: "Vérifiez la respiration",
      description:
        "Si la personne respire, tournez-la sur le côté et penchez la tête en arrière. Sinon, dites-le tout de suite au 999.",
    },
    "chest-pain": {
      title: "Asseyez-vous et reposez-vous",
      description: "Ne bougez pas et essayez de rester calme. N'allez pas à l'hôpital en conduisant vous-même.",
    },
    "shortness-of-breath": {
      title: "Asseyez-vous bien droit",
      description: "Desserrez vos vêtements. Si vous avez un inhalateur de secours contre l'asthme, utilisez-le.",
    },
    confusion: { title: "Restez avec la personne", description: "Protégez-la et calmez-la. Ne la laissez pas seule." },
    seizure: {
      title: "Protégez la personne",
      description:
        "Éloignez les objets durs et mettez quelque chose de mou sous la tête. Ne la tenez pas de force. Regardez combien de temps cela dure.",
    },
    stroke: {
      title: "Notez l'heure",
      description: "Retenez quand cela a commencé et dites-le au 999. Ne mangez et ne buvez rien.",
    },
    "head-injury": {
      title: "Ne bougez pas",
      description:
        "Bougez la tête et le cou le moins possible. Dites au 999 si la personne prend un médicament qui fluidifie le sang.",
    },
    anaphylaxis: {
      title: "Utilisez un stylo d'adrénaline s'il y en a un",
      description:
        "Utilisez-le maintenant, puis allongez-vous, jambes levées. Si vous respirez mal, asseyez-vous doucement.",
    },
    "heavy-bleeding": {
      title: "Appuyez sur la plaie",
      description: "Appuyez fort avec un tissu propre et ne lâchez pas. Ne retirez pas un objet planté dans la plaie.",
    },
    "vomiting-blood": {
      title: "Asseyez-vous et reposez-vous",
      description: "Ne mangez et ne buvez rien avant d'avoir été examiné.",
    },
    overdose: {
      title: "Gardez la boîte",
      description:
        "Dites au 999 ce que c'était, combien et quand. N'essayez pas de vomir. Si c'était un gaz, allez à l'air frais.",
    },
    meningitis: {
      title: "N'attendez pas de voir des taches",
      description: "Dites quels signes vous avez vus et quand ils ont commencé.",
    },
    sepsis: {
      title: "Demandez : « Could it be sepsis? » (une septicémie ?)",
      description: "Parlez au 999 de toute infection, opération ou coupure des dernières semaines.",
    },
    "thunderclap-headache": {
      title: "Allongez-vous au calme",
      description: "Retenez quand le mal de tête a commencé et dites-le au 999. Ne conduisez pas.",
    },
    "sudden-sight-loss": {
      title: "Ne conduisez pas",
      description: "Si un produit a touché l'œil, rincez-le maintenant avec beaucoup d'eau propre, et continuez.",
    },
    "serious-injury": {
      title: "Ne bougez pas et restez au chaud",
      description:
        "Refroidissez une brûlure 20 minutes sous l'eau fraîche. Ne touchez pas une personne encore en contact avec l'électricité.",
    },
    "very-ill-child": {
      title: "Restez avec l'enfant",
      description: "Regardez sa respiration. Si elle s'arrête, dites-le tout de suite au 999 : on vous guide.",
    },
    "diabetic-emergency": {
      title: "Mesurez le sucre dans le sang si vous pouvez",
      description:
        "S'il est bas et que la personne est bien réveillée, donnez du sucre. Ne donnez rien à une personne somnolente.",
    },
  },
  generalFirstAid: {
    title: "Asseyez-vous ou allongez-vous",
    description: "Reposez-vous en attendant. N'allez pas à l'hôpital en conduisant vous-même.",
  },
};
