import type { CheckTexts } from "./health-check-texts.rules";

const OFTEN = {
  never: "Jamais",
  sometimes: "De temps en temps",
  often: "Presque tous les jours",
  daily: "Tous les jours",
};
const NIGHTS = {
  never: "Jamais",
  sometimes: "De temps en temps",
  often: "3 nuits par semaine ou plus",
  daily: "Toutes les nuits",
};

export const TEXTS_FR = {
  sleep: {
    title: "Dormez-vous bien ?",
    intro: "Cinq petites questions sur vos nuits. Cela prend une minute.",
    questions: {
      hours: {
        text: "Combien de temps dormez-vous la plupart des nuits ?",
        answers: {
          "7-9": "De 7 à 9 heures",
          "about-6": "Environ 6 heures",
          "under-6": "Moins de 6 heures",
          "over-9": "Plus de 9 heures",
        },
      },
      "fall-asleep": { text: "Restez-vous longtemps éveillé avant de dormir ?", answers: NIGHTS },
      wake: { text: "Vous réveillez-vous la nuit sans vous rendormir ?", answers: NIGHTS },
      tired: { text: "Êtes-vous fatigué pendant la journée ?", answers: OFTEN },
      "how-long": {
        text: "Depuis quand dormez-vous mal ?",
        answers: { none: "Je ne dors pas mal", weeks: "Quelques semaines", months: "3 mois ou plus" },
      },
    },
    bands: {
      GOOD: {
        headline: "Vous semblez bien dormir",
        text: "Vous dormez à peu près comme il faut pour un adulte. Continuez ainsi.",
        advice: [
          "Couchez-vous et levez-vous à la même heure chaque jour.",
          "Gardez la chambre sombre, calme et fraîche.",
        ],
      },
      FAIR: {
        headline: "Vous pourriez mieux dormir",
        text: "Certaines nuits sont difficiles. De petits changements aident souvent.",
        advice: [
          "Couchez-vous et levez-vous à la même heure chaque jour.",
          "Rangez votre téléphone une heure avant de dormir.",
          "Pas de thé ni de café 6 heures avant de dormir.",
          "Bougez un peu chaque jour, mais pas juste avant de dormir.",
        ],
      },
      SEE_ADVICE: {
        headline: "Demandez de l’aide pour mieux dormir",
        text: "Vous avez souvent mal dormi. Cela arrive à beaucoup de gens, et il y a de l’aide.",
        advice: [
          "Demandez à un pharmacien ce qui peut vous aider à dormir.",
          "Si cela dure depuis des mois, parlez-en à un médecin (GP).",
          "Couchez-vous et levez-vous à la même heure chaque jour.",
          "Ne conduisez pas quand vous avez sommeil.",
        ],
      },
    },
    seeHelp: "Voyez un médecin (GP) si vos journées deviennent dures, ou si rien ne vous aide.",
    askText: "Qu’est-ce qui peut m’aider à mieux dormir ?",
  },
  "hay-fever": {
    title: "Est-ce le rhume des foins ?",
    intro: "Cinq petites questions sur votre nez et vos yeux. Cela prend une minute.",
    questions: {
      nose: { text: "Éternuez-vous, ou votre nez coule-t-il ou est-il bouché ?", answers: OFTEN },
      eyes: { text: "Vos yeux sont-ils rouges, mouillés ou vous grattent-ils ?", answers: OFTEN },
      season: {
        text: "Est-ce pire dehors, au printemps et en été ?",
        answers: { no: "Non", unsure: "Je ne sais pas", yes: "Oui" },
      },
      sleep: { text: "Cela vous empêche-t-il de bien dormir ?", answers: NIGHTS },
      medicine: {
        text: "Un médicament contre le rhume des foins vous aide-t-il ?",
        answers: {
          "not-needed": "Je n’en ai pas besoin",
          helps: "Oui, il m’aide",
          "not-tried": "Je n’en ai pas essayé",
          "no-help": "Non, il ne m’aide pas",
        },
      },
    },
    bands: {
      GOOD: {
        headline: "Peu de signes de rhume des foins",
        text: "Vous avez peu de signes. Vous n’avez rien à faire.",
        advice: ["Regardez les prévisions de pollen au printemps et en été."],
      },
      FAIR: {
        headline: "Quelques signes de rhume des foins",
        text: "Vous avez quelques signes. De petits gestes peuvent aider.",
        advice: [
          "Mettez un peu de vaseline autour du nez pour arrêter le pollen.",
          "Portez dehors des lunettes de soleil qui couvrent bien les yeux.",
          "Lavez-vous et changez d’habits quand vous rentrez.",
          "Demandez à un pharmacien quel médicament vous convient.",
        ],
      },
      SEE_ADVICE: {
        headline: "Parlez-en à un pharmacien",
        text: "Vous avez beaucoup de signes, et ils vous gênent. Un pharmacien peut vous en dire plus.",
        advice: [
          "Demandez à un pharmacien quel médicament vous convient.",
          "Fermez les fenêtres quand il y a beaucoup de pollen.",
          "Lavez-vous et changez d’habits quand vous rentrez.",
        ],
      },
    },
    seeHelp:
      "Voyez un médecin (GP) si cela empire, ou si un médicament de la pharmacie ne vous aide pas. Appelez le 999 si vous respirez mal.",
    askText: "Qu’est-ce qui aide contre le rhume des foins ?",
  },
  activity: {
    title: "Bougez-vous assez ?",
    intro: "Quatre petites questions sur votre semaine. Cela prend une minute.",
    questions: {
      minutes: {
        text: "Combien de minutes par semaine bougez-vous assez pour que votre cœur batte plus vite ?",
        answers: {
          "150-plus": "150 ou plus",
          "75-149": "De 75 à 149",
          "30-74": "De 30 à 74",
          "under-30": "Moins de 30",
        },
      },
      strength: {
        text: "Combien de jours par semaine faites-vous travailler vos muscles, avec des sacs lourds ou des exercices ?",
        answers: { two: "2 ou plus", one: "1", none: "Aucun" },
      },
      sitting: {
        text: "Combien de temps restez-vous assis la plupart des jours ?",
        answers: { "under-4": "Moins de 4 heures", "4-8": "De 4 à 8 heures", "over-8": "Plus de 8 heures" },
      },
      stairs: {
        text: "Comment montez-vous deux étages à pied ?",
        answers: { easy: "Facilement", slow: "Lentement", hard: "Avec peine" },
      },
    },
    bands: {
      GOOD: {
        headline: "Vous bougez beaucoup",
        text: "Vous faites à peu près ce que les médecins demandent aux adultes : 150 minutes par semaine. Continuez ainsi.",
        advice: ["Levez-vous et marchez un peu chaque heure."],
      },
      FAIR: {
        headline: "Un peu plus serait bien",
        text: "Vous bougez, et chaque minute de plus est bonne pour votre cœur.",
        advice: [
          "Essayez de marcher vite 10 minutes par jour, puis plus longtemps.",
          "Faites travailler vos muscles deux jours par semaine.",
          "Levez-vous et marchez un peu chaque heure.",
        ],
      },
      SEE_ADVICE: {
        headline: "Commencez petit, commencez bientôt",
        text: "Vous bougez moins qu’il ne faudrait. Chaque petit début aide.",
        advice: [
          "Commencez par marcher 5 minutes par jour.",
          "Prenez l’escalier quand vous le pouvez.",
          "Si vous n’avez pas bougé depuis longtemps, demandez à un médecin (GP) avant un sport difficile.",
        ],
      },
    },
    seeHelp:
      "Voyez un médecin (GP) si vous êtes plus vite essoufflé qu’avant. Appelez le 999 si vous avez mal à la poitrine.",
    askText: "Comment commencer à bouger plus ?",
  },
  stress: {
    title: "Êtes-vous stressé ?",
    intro: "Quatre petites questions sur vos deux dernières semaines. Cela prend une minute.",
    questions: {
      "too-much": { text: "Avez-vous eu l’impression que tout était trop ?", answers: OFTEN },
      relax: { text: "Était-il difficile de vous détendre ?", answers: OFTEN },
      body: { text: "Aviez-vous mal à la tête ou les muscles tendus ?", answers: OFTEN },
      help: { text: "Avez-vous quelqu’un à qui parler ?", answers: { yes: "Oui", "a-bit": "Un peu", no: "Non" } },
    },
    bands: {
      GOOD: {
        headline: "Vous semblez calme",
        text: "Vous avez peu de signes de stress. Continuez ce qui vous fait du bien.",
        advice: ["Prenez un peu de temps pour vous chaque jour."],
      },
      FAIR: {
        headline: "Un peu de stress",
        text: "Vous avez quelques signes de stress. De petites choses peuvent aider.",
        advice: [
          "Parlez à quelqu’un en qui vous avez confiance.",
          "Respirez lentement et profondément pendant 5 minutes.",
          "Allez marcher.",
          "Préparez votre journée, et faites une chose à la fois.",
        ],
      },
      SEE_ADVICE: {
        headline: "Vous n’êtes pas seul",
        text: "Vous avez beaucoup de signes de stress. C’est courant, et il y a de l’aide.",
        advice: [
          "Parlez à quelqu’un en qui vous avez confiance.",
          "En Angleterre, vous pouvez demander vous-même les NHS talking therapies, sans médecin.",
          "Parlez à un médecin (GP) si vous n’y arrivez plus.",
        ],
      },
    },
    seeHelp:
      "Voyez un médecin (GP) si le stress dure, ou si rien ne vous aide. S’il vous faut de l’aide tout de suite, appelez le 111. En cas de danger, appelez le 999.",
    askText: "Qu’est-ce qui aide contre le stress ?",
  },
} satisfies Record<string, CheckTexts>;
