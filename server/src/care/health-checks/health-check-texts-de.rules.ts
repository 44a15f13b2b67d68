import type { CheckTexts } from "./health-check-texts.rules";

const OFTEN = { never: "Nie", sometimes: "Ab und zu", often: "An den meisten Tagen", daily: "Jeden Tag" };
const NIGHTS = { never: "Nie", sometimes: "Ab und zu", often: "In 3 Nächten pro Woche oder mehr", daily: "Jede Nacht" };

export const TEXTS_DE = {
  sleep: {
    title: "Wie gut schlafen Sie?",
    intro: "Fünf kurze Fragen zu Ihren Nächten. Es dauert eine Minute.",
    questions: {
      hours: {
        text: "Wie lange schlafen Sie in den meisten Nächten?",
        answers: {
          "7-9": "7 bis 9 Stunden",
          "about-6": "Etwa 6 Stunden",
          "under-6": "Weniger als 6 Stunden",
          "over-9": "Mehr als 9 Stunden",
        },
      },
      "fall-asleep": { text: "Wie oft liegen Sie lange wach, bevor Sie schlafen?", answers: NIGHTS },
      wake: { text: "Wie oft wachen Sie nachts auf und bleiben wach?", answers: NIGHTS },
      tired: { text: "Wie oft sind Sie am Tag müde?", answers: OFTEN },
      "how-long": {
        text: "Seit wann schlafen Sie schlecht?",
        answers: {
          none: "Ich schlafe nicht schlecht",
          weeks: "Seit ein paar Wochen",
          months: "Seit 3 Monaten oder mehr",
        },
      },
    },
    bands: {
      GOOD: {
        headline: "Ihr Schlaf sieht gut aus",
        text: "Sie schlafen etwa so lange und so gut, wie es Erwachsene brauchen. Weiter so.",
        advice: [
          "Gehen Sie jeden Tag zur gleichen Zeit ins Bett und stehen Sie zur gleichen Zeit auf.",
          "Halten Sie das Schlafzimmer dunkel, ruhig und kühl.",
        ],
      },
      FAIR: {
        headline: "Ihr Schlaf könnte besser sein",
        text: "Manche Nächte sind schwer. Kleine Änderungen helfen oft.",
        advice: [
          "Gehen Sie jeden Tag zur gleichen Zeit ins Bett und stehen Sie zur gleichen Zeit auf.",
          "Legen Sie das Handy eine Stunde vor dem Schlafen weg.",
          "Trinken Sie 6 Stunden vor dem Schlafen keinen Tee oder Kaffee.",
          "Bewegen Sie sich jeden Tag ein wenig, aber nicht kurz vor dem Schlafen.",
        ],
      },
      SEE_ADVICE: {
        headline: "Holen Sie sich Hilfe für Ihren Schlaf",
        text: "Sie haben oft schlecht geschlafen. Das geht vielen so, und es gibt Hilfe.",
        advice: [
          "Fragen Sie in der Apotheke, was Ihnen beim Schlafen helfen kann.",
          "Wenn es schon Monate dauert, sprechen Sie mit einem Arzt (GP).",
          "Gehen Sie jeden Tag zur gleichen Zeit ins Bett und stehen Sie zur gleichen Zeit auf.",
          "Fahren Sie nicht Auto, wenn Sie schläfrig sind.",
        ],
      },
    },
    seeHelp: "Gehen Sie zum Arzt (GP), wenn der Tag dadurch schwer wird oder wenn nichts hilft.",
    askText: "Was kann mir helfen, besser zu schlafen?",
  },
  "hay-fever": {
    title: "Ist es Heuschnupfen?",
    intro: "Fünf kurze Fragen zu Nase und Augen. Es dauert eine Minute.",
    questions: {
      nose: { text: "Wie oft niesen Sie, oder läuft die Nase oder ist sie zu?", answers: OFTEN },
      eyes: { text: "Wie oft sind Ihre Augen rot, nass oder jucken?", answers: OFTEN },
      season: {
        text: "Ist es draußen im Frühling und Sommer schlimmer?",
        answers: { no: "Nein", unsure: "Ich weiß es nicht", yes: "Ja" },
      },
      sleep: { text: "Wie oft schlafen Sie deshalb schlecht?", answers: NIGHTS },
      medicine: {
        text: "Hilft Ihnen ein Mittel gegen Heuschnupfen?",
        answers: {
          "not-needed": "Ich brauche keines",
          helps: "Ja, es hilft",
          "not-tried": "Ich habe keines probiert",
          "no-help": "Nein, es hilft nicht",
        },
      },
    },
    bands: {
      GOOD: {
        headline: "Wenige Zeichen von Heuschnupfen",
        text: "Sie haben wenige der Zeichen. Sie müssen nichts tun.",
        advice: ["Schauen Sie im Frühling und Sommer auf die Vorhersage für Pollen."],
      },
      FAIR: {
        headline: "Einige Zeichen von Heuschnupfen",
        text: "Sie haben einige der Zeichen. Kleine Schritte können helfen.",
        advice: [
          "Streichen Sie etwas Vaseline um die Nase, damit Pollen dort hängen bleiben.",
          "Tragen Sie draußen eine Sonnenbrille, die die Augen gut abdeckt.",
          "Waschen Sie sich und wechseln Sie die Kleider, wenn Sie draußen waren.",
          "Fragen Sie in der Apotheke, welches Mittel für Sie richtig ist.",
        ],
      },
      SEE_ADVICE: {
        headline: "Fragen Sie in der Apotheke",
        text: "Sie haben viele der Zeichen, und sie stören Sie. In der Apotheke erfahren Sie mehr.",
        advice: [
          "Fragen Sie in der Apotheke, welches Mittel für Sie richtig ist.",
          "Lassen Sie die Fenster zu, wenn viele Pollen fliegen.",
          "Waschen Sie sich und wechseln Sie die Kleider, wenn Sie draußen waren.",
        ],
      },
    },
    seeHelp:
      "Gehen Sie zum Arzt (GP), wenn es schlimmer wird oder ein Mittel aus der Apotheke nicht hilft. Rufen Sie 999 an, wenn Sie schlecht Luft bekommen.",
    askText: "Was hilft gegen Heuschnupfen?",
  },
  activity: {
    title: "Bewegen Sie sich genug?",
    intro: "Vier kurze Fragen zu Ihrer Woche. Es dauert eine Minute.",
    questions: {
      minutes: {
        text: "Wie viele Minuten pro Woche bewegen Sie sich so, dass das Herz schneller schlägt?",
        answers: {
          "150-plus": "150 oder mehr",
          "75-149": "75 bis 149",
          "30-74": "30 bis 74",
          "under-30": "Weniger als 30",
        },
      },
      strength: {
        text: "An wie vielen Tagen pro Woche arbeiten Ihre Muskeln, etwa mit schweren Taschen oder Übungen?",
        answers: { two: "2 oder mehr", one: "1", none: "Keinem" },
      },
      sitting: {
        text: "Wie lange sitzen Sie an den meisten Tagen?",
        answers: { "under-4": "Weniger als 4 Stunden", "4-8": "4 bis 8 Stunden", "over-8": "Mehr als 8 Stunden" },
      },
      stairs: {
        text: "Wie ist es für Sie, zwei Stockwerke hochzugehen?",
        answers: { easy: "Leicht", slow: "Ich gehe langsam", hard: "Schwer" },
      },
    },
    bands: {
      GOOD: {
        headline: "Sie bewegen sich viel",
        text: "Sie tun etwa das, was Ärzte Erwachsenen raten: 150 Minuten pro Woche. Weiter so.",
        advice: ["Stehen Sie jede Stunde auf und gehen Sie ein wenig."],
      },
      FAIR: {
        headline: "Ein wenig mehr wäre gut",
        text: "Sie bewegen sich, und jede Minute mehr tut Ihrem Herzen gut.",
        advice: [
          "Gehen Sie jeden Tag 10 Minuten schnell, später länger.",
          "Lassen Sie an zwei Tagen pro Woche die Muskeln arbeiten.",
          "Stehen Sie jede Stunde auf und gehen Sie ein wenig.",
        ],
      },
      SEE_ADVICE: {
        headline: "Fangen Sie klein an, und bald",
        text: "Sie bewegen sich weniger, als gut für Sie ist. Jeder kleine Anfang hilft.",
        advice: [
          "Fangen Sie mit 5 Minuten Gehen am Tag an.",
          "Nehmen Sie die Treppe, wenn Sie können.",
          "Wenn Sie sich lange kaum bewegt haben, fragen Sie einen Arzt (GP), bevor Sie viel Sport machen.",
        ],
      },
    },
    seeHelp:
      "Gehen Sie zum Arzt (GP), wenn Sie schneller außer Atem sind als früher. Rufen Sie 999 an, wenn die Brust wehtut.",
    askText: "Wie fange ich an, mich mehr zu bewegen?",
  },
  stress: {
    title: "Wie viel Stress haben Sie?",
    intro: "Vier kurze Fragen zu Ihren letzten zwei Wochen. Es dauert eine Minute.",
    questions: {
      "too-much": { text: "Wie oft war Ihnen alles zu viel?", answers: OFTEN },
      relax: { text: "Wie oft konnten Sie sich schwer entspannen?", answers: OFTEN },
      body: { text: "Wie oft hatten Sie Kopfweh oder angespannte Muskeln?", answers: OFTEN },
      help: {
        text: "Haben Sie jemanden, mit dem Sie reden können?",
        answers: { yes: "Ja", "a-bit": "Ein wenig", no: "Nein" },
      },
    },
    bands: {
      GOOD: {
        headline: "Sie wirken ruhig",
        text: "Sie haben wenige Zeichen von Stress. Tun Sie weiter, was Ihnen guttut.",
        advice: ["Nehmen Sie sich jeden Tag ein wenig Zeit für sich."],
      },
      FAIR: {
        headline: "Etwas Stress",
        text: "Sie haben einige Zeichen von Stress. Kleine Dinge können helfen.",
        advice: [
          "Reden Sie mit jemandem, dem Sie vertrauen.",
          "Atmen Sie 5 Minuten lang langsam und tief.",
          "Gehen Sie spazieren.",
          "Planen Sie den Tag, und tun Sie eines nach dem anderen.",
        ],
      },
      SEE_ADVICE: {
        headline: "Sie müssen das nicht allein schaffen",
        text: "Sie haben viele Zeichen von Stress. Das ist häufig, und es gibt Hilfe.",
        advice: [
          "Reden Sie mit jemandem, dem Sie vertrauen.",
          "In England können Sie selbst nach NHS talking therapies fragen, ohne Arzt.",
          "Sprechen Sie mit einem Arzt (GP), wenn Sie schwer zurechtkommen.",
        ],
      },
    },
    seeHelp:
      "Gehen Sie zum Arzt (GP), wenn der Stress bleibt oder nichts hilft. Brauchen Sie jetzt Hilfe, rufen Sie 111 an. Bei Gefahr rufen Sie 999 an.",
    askText: "Was hilft gegen Stress?",
  },
} satisfies Record<string, CheckTexts>;
