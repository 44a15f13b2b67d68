import type { CheckTexts } from "./health-check-texts.rules";

const OFTEN = { never: "Never", sometimes: "Now and then", often: "Most days", daily: "Every day" };
const NIGHTS = { never: "Never", sometimes: "Now and then", often: "3 nights a week or more", daily: "Every night" };

export const TEXTS_EN = {
  sleep: {
    title: "How well do you sleep?",
    intro: "Five short questions about your nights. It takes a minute.",
    questions: {
      hours: {
        text: "How long do you sleep on most nights?",
        answers: {
          "7-9": "7 to 9 hours",
          "about-6": "About 6 hours",
          "under-6": "Less than 6 hours",
          "over-9": "More than 9 hours",
        },
      },
      "fall-asleep": { text: "How often do you lie awake for a long time before you sleep?", answers: NIGHTS },
      wake: { text: "How often do you wake up at night and stay awake?", answers: NIGHTS },
      tired: { text: "How often are you tired during the day?", answers: OFTEN },
      "how-long": {
        text: "How long has your sleep been bad?",
        answers: { none: "It is not bad", weeks: "A few weeks", months: "3 months or more" },
      },
    },
    bands: {
      GOOD: {
        headline: "Your sleep looks good",
        text: "You sleep about as long and as well as most adults need. Keep it up.",
        advice: ["Go to bed and get up at the same time each day.", "Keep your bedroom dark, quiet and cool."],
      },
      FAIR: {
        headline: "Your sleep could be better",
        text: "Some nights are hard for you. Small changes often help.",
        advice: [
          "Go to bed and get up at the same time each day.",
          "Put your phone away an hour before bed.",
          "Have no tea or coffee for 6 hours before bed.",
          "Move a little each day, but not right before bed.",
        ],
      },
      SEE_ADVICE: {
        headline: "Ask for help with your sleep",
        text: "You have slept badly a lot. Many people do, and there is help.",
        advice: [
          "Ask a pharmacist what can help you sleep.",
          "If it has gone on for months, talk to a GP.",
          "Go to bed and get up at the same time each day.",
          "Do not drive when you feel sleepy.",
        ],
      },
    },
    seeHelp: "See a GP if bad sleep makes your days hard, or if nothing you try helps.",
    askText: "What can help me to sleep better?",
  },
  "hay-fever": {
    title: "Is it hay fever?",
    intro: "Five short questions about your nose and eyes. It takes a minute.",
    questions: {
      nose: { text: "How often do you sneeze, or is your nose runny or blocked?", answers: OFTEN },
      eyes: { text: "How often are your eyes red, itchy or wet?", answers: OFTEN },
      season: {
        text: "Is it worse outside in spring and summer?",
        answers: { no: "No", unsure: "I am not sure", yes: "Yes" },
      },
      sleep: { text: "How often does it keep you from sleeping well?", answers: NIGHTS },
      medicine: {
        text: "Does hay fever medicine help you?",
        answers: {
          "not-needed": "I do not need any",
          helps: "Yes, it helps",
          "not-tried": "I have not tried any",
          "no-help": "No, it does not help",
        },
      },
    },
    bands: {
      GOOD: {
        headline: "Few signs of hay fever",
        text: "You have few of the signs. There is nothing you need to do.",
        advice: ["Look at the pollen forecast in spring and summer."],
      },
      FAIR: {
        headline: "Some signs of hay fever",
        text: "You have some of the signs. Small steps can make it better.",
        advice: [
          "Put a little petroleum jelly around your nose to catch pollen.",
          "Wear wraparound sunglasses outside.",
          "Wash and change your clothes after you were outside.",
          "Ask a pharmacist which medicine is right for you.",
        ],
      },
      SEE_ADVICE: {
        headline: "Ask a pharmacist about it",
        text: "You have many of the signs, and they bother you. A pharmacist can tell you more.",
        advice: [
          "Ask a pharmacist which medicine is right for you.",
          "Keep windows shut when there is a lot of pollen.",
          "Wash and change your clothes after you were outside.",
        ],
      },
    },
    seeHelp:
      "See a GP if it gets worse, or if medicine from a pharmacy does not help. Call 999 if it is hard to breathe.",
    askText: "What helps against hay fever?",
  },
  activity: {
    title: "Do you move enough?",
    intro: "Four short questions about your week. It takes a minute.",
    questions: {
      minutes: {
        text: "How many minutes a week do you move so that your heart beats faster?",
        answers: {
          "150-plus": "150 or more",
          "75-149": "75 to 149",
          "30-74": "30 to 74",
          "under-30": "Less than 30",
        },
      },
      strength: {
        text: "On how many days a week do you make your muscles work, as with heavy bags or exercises?",
        answers: { two: "2 or more", one: "1", none: "None" },
      },
      sitting: {
        text: "How long do you sit on most days?",
        answers: { "under-4": "Less than 4 hours", "4-8": "4 to 8 hours", "over-8": "More than 8 hours" },
      },
      stairs: {
        text: "How is it for you to walk up two flights of stairs?",
        answers: { easy: "Easy", slow: "I take it slowly", hard: "Hard" },
      },
    },
    bands: {
      GOOD: {
        headline: "You move a lot",
        text: "You do about what doctors ask of adults: 150 minutes a week. Keep it up.",
        advice: ["Stand up and walk a little each hour."],
      },
      FAIR: {
        headline: "A little more would be good",
        text: "You move, and each minute more is good for your heart.",
        advice: [
          "Try a brisk walk of 10 minutes each day, then make it longer.",
          "Make your muscles work on two days a week.",
          "Stand up and walk a little each hour.",
        ],
      },
      SEE_ADVICE: {
        headline: "Start small, start soon",
        text: "You move less than is good for you. Any small start helps.",
        advice: [
          "Begin with a walk of 5 minutes each day.",
          "Use the stairs when you can.",
          "If you have not moved much for a long time, ask a GP before you start hard exercise.",
        ],
      },
    },
    seeHelp: "See a GP if you get out of breath more easily than before. Call 999 if you have chest pain.",
    askText: "How can I start to move more?",
  },
  stress: {
    title: "How stressed are you?",
    intro: "Four short questions about your last two weeks. It takes a minute.",
    questions: {
      "too-much": { text: "How often did things feel too much?", answers: OFTEN },
      relax: { text: "How often was it hard to relax?", answers: OFTEN },
      body: { text: "How often did you have a headache or tense muscles?", answers: OFTEN },
      help: {
        text: "Do you have somebody to talk to?",
        answers: { yes: "Yes", "a-bit": "A little", no: "No" },
      },
    },
    bands: {
      GOOD: {
        headline: "You seem calm",
        text: "You have few of the signs of stress. Keep doing what is good for you.",
        advice: ["Take a little time for yourself each day."],
      },
      FAIR: {
        headline: "Some stress",
        text: "You have some of the signs of stress. Small things can help.",
        advice: [
          "Talk to somebody whom you trust.",
          "Breathe slowly and deeply for 5 minutes.",
          "Go for a walk.",
          "Plan your day, and do one thing at a time.",
        ],
      },
      SEE_ADVICE: {
        headline: "You do not have to do it alone",
        text: "You have many of the signs of stress. That is common, and there is help.",
        advice: [
          "Talk to somebody whom you trust.",
          "In England you can ask for NHS talking therapies yourself, without a GP.",
          "Talk to a GP if you find it hard to cope.",
        ],
      },
    },
    seeHelp:
      "See a GP if stress lasts, or if what you try does not help. If you need help now, call 111. In danger, call 999.",
    askText: "What helps against stress?",
  },
} satisfies Record<string, CheckTexts>;
