import type { SafetyTexts } from "./safety-texts.rules";

export const GERMAN_TEXTS: SafetyTexts = {
  headings: {
    EMERGENCY: "Rufen Sie jetzt 999 an",
    CRISIS: "Sie müssen das nicht allein durchstehen",
    URGENT: "Holen Sie sich heute Hilfe beim NHS 111 oder beim Hausarzt",
    PHARMACIST: "Eine Apothekerin oder ein Apotheker liest Ihre Frage",
    SELF_CARE: "Das können Sie wahrscheinlich zu Hause behandeln",
  },
  emergency: {
    doNotWait: "Rufen Sie jetzt 999 an oder gehen Sie in die Notaufnahme (A&E). Warten Sie nicht, ob es besser wird.",
    fallbackMeaning: "Was Sie beschreiben, kann ein Zeichen für etwas Ernstes sein.",
    steps: [
      {
        title: "Bleiben Sie nicht allein",
        description:
          "Bitten Sie jemanden, bei Ihnen zu bleiben. Schließen Sie die Haustür auf, damit Hilfe hereinkommt.",
      },
      {
        title: "Wenn Sie nicht sprechen können",
        description:
          "Rufen Sie mit dem Handy 999 an und drücken Sie 55, wenn Sie gefragt werden. Gehörlose können die App oder Website 999 BSL nutzen.",
      },
    ],
    recommendation: {
      title: "Rufen Sie jetzt 999 an oder gehen Sie in die Notaufnahme (A&E)",
      description: "Sagen Sie, was passiert ist und wo Sie sind. Legen Sie nicht auf.",
    },
    safetyNet: {
      heading: "Sagen Sie es 999 sofort, wenn",
      signs: [
        "es schlimmer wird",
        "jemand das Bewusstsein verliert oder nicht mehr atmet",
        "neue Zeichen kommen, wie Verwirrtheit oder ein Krampfanfall",
      ],
    },
  },
  crisis: {
    message:
      "Es tut uns sehr leid, dass Sie das durchmachen. Danke, dass Sie es uns sagen. Menschen wollen Ihnen oder der Person, " +
      "um die Sie sich sorgen, jetzt helfen, Tag und Nacht. Wenn jemand verletzt oder in Gefahr ist, rufen Sie 999 an.",
    steps: [
      {
        title: "Jetzt in Gefahr: Rufen Sie 999 an",
        description:
          "Rufen Sie 999 an oder gehen Sie in die Notaufnahme (A&E), wenn Sie sich etwas antun könnten oder sich verletzt haben.",
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
    recommendation: {
      title: "Sprechen Sie jetzt mit jemandem",
      description:
        "Rufen Sie 999 an, wenn jemand in Gefahr ist. Rufen Sie NHS 111 an und wählen Sie die Auswahl für seelische Gesundheit, oder die Samaritans unter 116 123.",
    },
    samaritans: "Samaritans: Telefon 116 123",
    safetyNet: {
      heading: "Rufen Sie 999 an, wenn",
      signs: [
        "Sie das Gefühl haben, dass Sie sich oder jemand anderen verletzen könnten",
        "Sie etwas genommen haben oder verletzt sind",
        "Sie sich nicht sicher fühlen mit sich selbst",
      ],
    },
  },
  urgent: {
    message: "Bitte sprechen Sie heute mit dem NHS 111 oder einem Hausarzt. Warten Sie nicht bis morgen.",
    steps: [
      {
        title: "Fragen Sie heute den NHS 111",
        description: "Rufen Sie 111 an oder gehen Sie auf 111.nhs.uk. Das geht Tag und Nacht.",
      },
      {
        title: "Oder rufen Sie Ihre Hausarztpraxis an",
        description: "Bitten Sie um einen dringenden Termin heute und sagen Sie, was Sie uns gesagt haben.",
      },
      {
        title: "Bis dahin",
        description:
          "Ruhen Sie sich aus und bleiben Sie nicht allein, wenn Sie sich krank fühlen. Schreiben Sie auf, wann es begann.",
      },
    ],
    recommendation: {
      title: "Ruhen Sie sich aus und achten Sie auf Veränderungen",
      description: "Schonen Sie sich, bis Sie mit jemandem gesprochen haben. Trinken Sie Wasser, wenn Sie können.",
    },
    safetyNetHeading: "Warten Sie nicht auf einen Termin",
    safetyNetSigns: [
      "Rufen Sie 999 an, wenn es Ihnen plötzlich viel schlechter geht oder jemand schwer zu wecken ist.",
    ],
  },
  pharmacist: {
    youWrote: (words) =>
      `Sie haben „${words}“ geschrieben. Deshalb liest ein Apotheker oder eine Apothekerin Ihre Frage.`,
    notSure:
      "Wir sind nicht sicher genug, um das ohne Gefahr zu beantworten. Deshalb liest ein Apotheker oder eine Apothekerin Ihre Frage.",
    answerWithin: (hours) => `Sie bekommen die Antwort hier innerhalb von ${hours} Stunden.`,
    nobodyThere: "Im Moment ist niemand aus der Apotheke da. Wenn Sie nicht warten können, rufen Sie 111 an.",
    steps: [
      {
        title: "Achten Sie bis dahin auf sich",
        description: "Ruhen Sie sich aus, trinken Sie Wasser und nehmen Sie Ihre üblichen Medikamente wie verordnet.",
      },
      {
        title: "Noch keine neuen Medikamente",
        description:
          "Beginnen Sie kein neues Medikament, bevor Sie die Antwort haben. Eine Apotheke in Ihrer Nähe kann sofort helfen.",
      },
      {
        title: "Wenn es nicht warten kann",
        description: "Rufen Sie 111 an oder gehen Sie auf 111.nhs.uk, Tag und Nacht.",
      },
    ],
    recommendation: {
      title: "Schonen Sie sich",
      description: "Ruhen Sie sich aus und schreiben Sie auf, was Sie wann bemerken. Das hilft der Apotheke.",
    },
    safetyNetHeading: "Warten Sie nicht auf die Antwort",
    safetyNetSigns: ["Rufen Sie 111 an, wenn es Ihnen schlechter geht oder es nicht bis zur Antwort warten kann."],
  },
  alsoWithPharmacist: {
    title: "Auch ein Apotheker oder eine Apothekerin liest Ihre Frage",
    description: "Warten Sie nicht auf diese Antwort. Holen Sie zuerst die Hilfe, die oben steht.",
  },
  call999Signs: [
    "Rufen Sie 999 an bei Brustschmerzen, Atemnot, Verwirrtheit oder Bewusstlosigkeit.",
    "Rufen Sie 999 an, wenn Ihr Gesicht herabhängt, ein Arm schwach ist oder Sie nicht klar sprechen können.",
  ],
  firstAid: {
    choking: {
      title: "Wenn die Person nicht husten kann",
      description:
        "Beugen Sie sie nach vorn. Schlagen Sie bis zu 5-mal fest zwischen die Schulterblätter. Prüfen Sie nach jedem Schlag.",
    },
    "stopped-breathing": {
      title: "Beginnen Sie, auf die Brust zu drücken",
      description:
        "Drücken Sie fest und schnell mitten auf die Brust, etwa 2-mal pro Sekunde. Das Team von 999 leitet Sie an.",
    },
    "loss-of-consciousness": {
      title: "Prüfen Sie die Atmung",
      description:
        "Wenn die Person atmet, drehen Sie sie auf die Seite und neigen Sie den Kopf nach hinten. Wenn nicht, sagen Sie es 999 sofort.",
    },
    "chest-pain": {
      title: "Setzen Sie sich hin und ruhen Sie sich aus",
      description: "Bleiben Sie still und versuchen Sie, ruhig zu bleiben. Fahren Sie nicht selbst ins Krankenhaus.",
    },
    "shortness-of-breath": {
      title: "Setzen Sie sich aufrecht hin",
      description: "Lockern Sie enge Kleidung. Wenn Sie ein Notfallspray gegen Asthma haben, benutzen Sie es.",
    },
    confusion: {
      title: "Bleiben Sie bei der Person",
      description: "Sorgen Sie für Sicherheit und Ruhe. Lassen Sie sie nicht allein.",
    },
    seizure: {
      title: "Schützen Sie die Person",
      description:
        "Räumen Sie harte Dinge weg und legen Sie etwas Weiches unter den Kopf. Halten Sie sie nicht fest. Schauen Sie, wie lange es dauert.",
    },
    stroke: {
      title: "Merken Sie sich die Uhrzeit",
      description: "Merken Sie sich, wann es begann, und sagen Sie es 999. Essen und trinken Sie nichts.",
    },
    "head-injury": {
      title: "Bleiben Sie still",
      description: "Bewegen Sie Kopf und Hals so wenig wie möglich. Sagen Sie 999, wenn jemand Blutverdünner nimmt.",
    },
    anaphylaxis: {
      title: "Benutzen Sie einen Adrenalin-Pen, wenn es einen gibt",
      description:
        "Benutzen Sie ihn jetzt und legen Sie sich mit den Beinen nach oben hin. Wenn das Atmen schwerfällt, setzen Sie sich langsam auf.",
    },
    "heavy-bleeding": {
      title: "Drücken Sie auf die Wunde",
      description:
        "Drücken Sie fest mit einem sauberen Tuch und lassen Sie nicht los. Ziehen Sie nichts aus der Wunde.",
    },
    "vomiting-blood": {
      title: "Setzen Sie sich hin und ruhen Sie sich aus",
      description: "Essen und trinken Sie nichts, bis Sie untersucht wurden.",
    },
    overdose: {
      title: "Heben Sie die Packung auf",
      description:
        "Sagen Sie 999, was es war, wie viel und wann. Versuchen Sie nicht zu erbrechen. Bei Gas gehen Sie an die frische Luft.",
    },
    meningitis: {
      title: "Warten Sie nicht auf einen Ausschlag",
      description: "Sagen Sie, welche Zeichen Sie gesehen haben und wann sie begannen.",
    },
    sepsis: {
      title: "Fragen Sie: „Could it be sepsis?“ (Kann es eine Sepsis sein?)",
      description: "Erzählen Sie 999 von jeder Infektion, Operation oder Wunde der letzten Wochen.",
    },
    "thunderclap-headache": {
      title: "Legen Sie sich an einen ruhigen Ort",
      description: "Merken Sie sich, wann der Kopfschmerz begann, und sagen Sie es 999. Fahren Sie nicht.",
    },
    "sudden-sight-loss": {
      title: "Fahren Sie nicht",
      description:
        "Wenn etwas ins Auge gespritzt ist, spülen Sie es jetzt mit viel sauberem Wasser und spülen Sie weiter.",
    },
    "serious-injury": {
      title: "Bleiben Sie still und warm",
      description:
        "Kühlen Sie eine Verbrennung 20 Minuten unter kühlem Wasser. Berühren Sie niemanden, der noch Kontakt mit Strom hat.",
    },
    "very-ill-child": {
      title: "Bleiben Sie bei dem Kind",
      description: "Achten Sie auf die Atmung. Wenn sie aufhört, sagen Sie es 999 sofort: Man leitet Sie an.",
    },
    "diabetic-emergency": {
      title: "Messen Sie den Blutzucker, wenn Sie können",
      description:
        "Ist er niedrig und die Person wach, geben Sie etwas Zuckriges. Geben Sie einer schläfrigen Person nichts.",
    },
  },
  generalFirstAid: {
    title: "Setzen oder legen Sie sich hin",
    description: "Ruhen Sie sich aus, während Sie warten. Fahren Sie nicht selbst ins Krankenhaus.",
  },
};
