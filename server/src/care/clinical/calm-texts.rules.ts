/** Fixed texts of answers that are not urgent. Plain words and short sentences: a nine-year-old should be able to read them. */

export const PHARMACIST_TEXTS = {
  heading: {
    en: "Your question is with a human pharmacist",
    fr: "Un pharmacien va lire votre question",
    es: "Un farmacéutico va a leer su pregunta",
    de: "Eine Apothekerin oder ein Apotheker liest Ihre Frage",
  },
  youWrote: {
    en: (words: string) => `You wrote “${words}”, so a pharmacist will read your question.`,
    fr: (words: string) => `Vous avez écrit « ${words} » : un pharmacien va donc lire votre question.`,
    es: (words: string) => `Usted escribió «${words}». Por eso un farmacéutico va a leer su pregunta.`,
    de: (words: string) =>
      `Sie haben „${words}“ geschrieben. Deshalb liest ein Apotheker oder eine Apothekerin Ihre Frage.`,
  },
  notSure: {
    en: "We are not sure enough to answer this safely, so a pharmacist will read it.",
    fr: "Nous ne sommes pas assez sûrs pour répondre sans risque : un pharmacien va lire votre question.",
    es: "No estamos lo bastante seguros para responder sin riesgo, así que un farmacéutico leerá su pregunta.",
    de: "Wir sind nicht sicher genug, um das ohne Gefahr zu beantworten. Deshalb liest ein Apotheker oder eine Apothekerin Ihre Frage.",
  },
  answerWithin: {
    en: (hours: number) => `You get the answer here within ${hours} hours.`,
    fr: (hours: number) => `Vous aurez la réponse ici dans les ${hours} heures.`,
    es: (hours: number) => `Tendrá la respuesta aquí en un plazo de ${hours} horas.`,
    de: (hours: number) => `Sie bekommen die Antwort hier innerhalb von ${hours} Stunden.`,
  },
  nobodyThere: {
    en: "No pharmacist is on duty at the moment. If you cannot wait, call 111.",
    fr: "Aucun pharmacien n'est là en ce moment. Si vous ne pouvez pas attendre, appelez le 111.",
    es: "Ahora mismo no hay ningún farmacéutico. Si no puede esperar, llame al 111.",
    de: "Im Moment ist niemand aus der Apotheke da. Wenn Sie nicht warten können, rufen Sie 111 an.",
  },
  steps: {
    en: [{ title: "No new medicines yet", description: "Wait for the answer, or ask at a pharmacy near you." }],
    fr: [
      {
        title: "Pas encore de nouveau médicament",
        description: "Attendez la réponse, ou demandez dans une pharmacie près de chez vous.",
      },
    ],
    es: [
      {
        title: "Todavía ninguna medicina nueva",
        description: "Espere la respuesta, o pregunte en una farmacia cercana.",
      },
    ],
    de: [
      {
        title: "Noch keine neuen Medikamente",
        description: "Warten Sie auf die Antwort, oder fragen Sie in einer Apotheke in Ihrer Nähe.",
      },
    ],
  },
  recommendation: {
    en: {
      title: "Go easy on yourself",
      description: "Rest and write down what you notice and when. It helps the pharmacist.",
    },
    fr: {
      title: "Ménagez-vous",
      description: "Reposez-vous et notez ce que vous remarquez, et quand. Cela aide le pharmacien.",
    },
    es: {
      title: "Tómeselo con calma",
      description: "Descanse y apunte lo que nota y cuándo. Eso ayuda al farmacéutico.",
    },
    de: {
      title: "Schonen Sie sich",
      description: "Ruhen Sie sich aus und schreiben Sie auf, was Sie wann bemerken. Das hilft der Apotheke.",
    },
  },
  safetyNetHeading: {
    en: "Do not wait for the answer",
    fr: "N'attendez pas la réponse",
    es: "No espere la respuesta",
    de: "Warten Sie nicht auf die Antwort",
  },
  safetyNetSigns: {
    en: ["Call 111 or use 111.nhs.uk if you feel worse, or it cannot wait."],
    fr: ["Appelez le 111 ou allez sur 111.nhs.uk si vous allez plus mal, ou si cela ne peut pas attendre."],
    es: ["Llame al 111 o entre en 111.nhs.uk si se siente peor, o si no puede esperar."],
    de: ["Rufen Sie 111 an oder gehen Sie auf 111.nhs.uk, wenn es Ihnen schlechter geht oder es nicht warten kann."],
  },
};

export const SELF_CARE_TEXTS = {
  message: {
    en: "This is advice, not a diagnosis.",
    fr: "C'est un conseil, pas un diagnostic.",
    es: "Es un consejo, no un diagnóstico.",
    de: "Dies ist ein Rat, keine Diagnose.",
  },
  leaflet: {
    en: "The ideas below are for people aged 16 and over. Always read the leaflet in the pack and follow it.",
    fr: "Les idées ci-dessous sont pour les personnes de 16 ans et plus. Lisez toujours la notice et suivez-la.",
    es: "Las ideas de abajo son para personas de 16 años o más. Lea siempre el prospecto y sígalo.",
    de: "Die Mittel unten sind für Menschen ab 16 Jahren. Lesen Sie immer den Beipackzettel und halten Sie sich daran.",
  },
  child: {
    en: {
      title: "Ask a pharmacist about medicines for a child",
      description: "What is right for adults can harm children. A pharmacist can tell you what is safe at which age.",
    },
    fr: {
      title: "Demandez à un pharmacien quels médicaments conviennent à un enfant",
      description:
        "Ce qui convient aux adultes peut nuire aux enfants. Un pharmacien peut vous dire ce qui est sûr, et à quel âge.",
    },
    es: {
      title: "Pregunte a un farmacéutico por los medicamentos para un niño",
      description:
        "Lo que va bien a los adultos puede dañar a los niños. Un farmacéutico puede decirle qué es seguro y a qué edad.",
    },
    de: {
      title: "Fragen Sie in der Apotheke nach Mitteln für ein Kind",
      description:
        "Was für Erwachsene richtig ist, kann Kindern schaden. Die Apotheke weiß, was ab welchem Alter sicher ist.",
    },
  },
  step: {
    en: {
      title: "For now",
      description: "Try the ideas below for a few days. A pharmacy near you can help too.",
    },
    fr: {
      title: "Pour le moment",
      description:
        "Essayez les idées ci-dessous pendant quelques jours. Une pharmacie près de chez vous peut aussi aider.",
    },
    es: {
      title: "Por ahora",
      description: "Pruebe unos días las ideas de abajo. Una farmacia cercana también puede ayudarle.",
    },
    de: {
      title: "Fürs Erste",
      description: "Versuchen Sie die Ideen unten ein paar Tage lang. Auch eine Apotheke in der Nähe kann helfen.",
    },
  },
  safetyNetHeading: {
    en: "Signs to watch for",
    fr: "Signes à surveiller",
    es: "Señales a vigilar",
    de: "Achten Sie auf diese Zeichen",
  },
  call111: {
    en: "Call 111 if it gets worse, or if you are not sure.",
    fr: "Appelez le 111 si cela s’aggrave, ou si vous n’êtes pas sûr.",
    es: "Llame al 111 si empeora, o si no está seguro.",
    de: "Rufen Sie 111 an, wenn es schlimmer wird oder Sie unsicher sind.",
  },
  ifItHappens: { en: "If it happens", fr: "Si cela arrive", es: "Si ocurre", de: "Wenn es passiert" },
  nobodyHasIt: {
    en: "As we read it, nobody has this now. If somebody does, or you are not sure, get this help straight away.",
    fr: "D’après vos mots, personne n’a cela maintenant. Si quelqu’un l’a, ou si vous n’êtes pas sûr, demandez cette aide tout de suite.",
    es: "Por lo que leemos, nadie tiene esto ahora. Si alguien lo tiene, o si no está seguro, busque esta ayuda enseguida.",
    de: "So wie wir es lesen, hat das jetzt niemand. Wenn doch, oder wenn Sie unsicher sind, holen Sie sofort diese Hilfe.",
  },
  tellMore: {
    en: "Please tell us more",
    fr: "Dites-nous-en plus",
    es: "Cuéntenos algo más",
    de: "Bitte erzählen Sie uns mehr",
  },
  notUnderstood: {
    en: "We did not understand this well enough to say more. Is one of the signs below there? Then get that help. If not, ask again in other words, or tell a GP or a pharmacist.",
    fr: "Nous n’avons pas assez bien compris pour en dire plus. Y a-t-il l’un des signes ci-dessous ? Alors demandez cette aide. Sinon, posez la question autrement, ou parlez-en à un médecin ou à un pharmacien.",
    es: "No lo hemos entendido lo bastante bien para decir más. ¿Hay alguna de las señales de abajo? Entonces busque esa ayuda. Si no, pregunte con otras palabras, o coménteselo a un médico o a un farmacéutico.",
    de: "Das haben wir nicht gut genug verstanden, um mehr zu sagen. Ist eines der Zeichen unten da? Dann holen Sie diese Hilfe. Wenn nicht, fragen Sie mit anderen Worten noch einmal, oder sprechen Sie mit Hausarzt oder Apotheke.",
  },
};

/** For a question that a pharmacist reads as well, although the answer does not wait for that. */
export const ALSO_WITH_PHARMACIST = {
  en: {
    title: "A pharmacist will read your question too",
    description: "Get the help above first.",
  },
  fr: {
    title: "Un pharmacien lira aussi votre question",
    description: "Demandez d'abord l'aide indiquée ci-dessus.",
  },
  es: {
    title: "Un farmacéutico leerá también su pregunta",
    description: "Busque primero la ayuda de arriba.",
  },
  de: {
    title: "Auch ein Apotheker oder eine Apothekerin liest Ihre Frage",
    description: "Holen Sie zuerst die Hilfe, die oben steht.",
  },
};

/** For a question about care and not about being unwell. */
export const MATTER = {
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
    step: {
      title: "Pregunte si no está seguro",
      description: "Una farmacia cercana puede decirle más, sin cita.",
    },
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
export const SEVERAL = {
  en: {
    youTold: (labels: string) => `You told us about: ${labels}.`,
    alsoNamed: (labels: string) => `You also wrote about: ${labels}. Please ask about that in a question of its own.`,
    and: "and",
  },
  fr: {
    youTold: (labels: string) => `Vous nous parlez de : ${labels}.`,
    alsoNamed: (labels: string) => `Vous parlez aussi de : ${labels}. Posez une autre question à ce sujet.`,
    and: "et",
  },
  es: {
    youTold: (labels: string) => `Nos habla de: ${labels}.`,
    alsoNamed: (labels: string) => `También habla de: ${labels}. Pregunte eso en otra consulta.`,
    and: "y",
  },
  de: {
    youTold: (labels: string) => `Sie schreiben über: ${labels}.`,
    alsoNamed: (labels: string) => `Sie schreiben auch über: ${labels}. Bitte stellen Sie dazu eine eigene Frage.`,
    and: "und",
  },
};
