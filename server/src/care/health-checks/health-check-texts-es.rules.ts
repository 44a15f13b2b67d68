import type { CheckTexts } from "./health-check-texts.rules";

const OFTEN = { never: "Nunca", sometimes: "De vez en cuando", often: "Casi todos los días", daily: "Todos los días" };
const NIGHTS = {
  never: "Nunca",
  sometimes: "De vez en cuando",
  often: "3 noches por semana o más",
  daily: "Todas las noches",
};

export const TEXTS_ES = {
  sleep: {
    title: "¿Duerme bien?",
    intro: "Cinco preguntas cortas sobre sus noches. Solo lleva un minuto.",
    questions: {
      hours: {
        text: "¿Cuánto duerme la mayoría de las noches?",
        answers: {
          "7-9": "De 7 a 9 horas",
          "about-6": "Unas 6 horas",
          "under-6": "Menos de 6 horas",
          "over-9": "Más de 9 horas",
        },
      },
      "fall-asleep": { text: "¿Tarda mucho en dormirse?", answers: NIGHTS },
      wake: { text: "¿Se despierta por la noche y no vuelve a dormirse?", answers: NIGHTS },
      tired: { text: "¿Está cansado durante el día?", answers: OFTEN },
      "how-long": {
        text: "¿Desde cuándo duerme mal?",
        answers: { none: "No duermo mal", weeks: "Unas semanas", months: "3 meses o más" },
      },
    },
    bands: {
      GOOD: {
        headline: "Parece que duerme bien",
        text: "Duerme más o menos lo que necesita un adulto. Siga así.",
        advice: [
          "Acuéstese y levántese a la misma hora cada día.",
          "Mantenga el dormitorio oscuro, tranquilo y fresco.",
        ],
      },
      FAIR: {
        headline: "Podría dormir mejor",
        text: "Algunas noches son difíciles. Los pequeños cambios suelen ayudar.",
        advice: [
          "Acuéstese y levántese a la misma hora cada día.",
          "Deje el teléfono una hora antes de dormir.",
          "No tome té ni café 6 horas antes de dormir.",
          "Muévase un poco cada día, pero no justo antes de dormir.",
        ],
      },
      SEE_ADVICE: {
        headline: "Pida ayuda para dormir mejor",
        text: "Ha dormido mal muchas veces. Le pasa a mucha gente, y hay ayuda.",
        advice: [
          "Pregunte a un farmacéutico qué puede ayudarle a dormir.",
          "Si dura ya meses, hable con un médico (GP).",
          "Acuéstese y levántese a la misma hora cada día.",
          "No conduzca cuando tenga sueño.",
        ],
      },
    },
    seeHelp: "Vea a un médico (GP) si sus días se hacen difíciles o si nada le ayuda.",
    askText: "¿Qué puede ayudarme a dormir mejor?",
  },
  "hay-fever": {
    title: "¿Es fiebre del heno?",
    intro: "Cinco preguntas cortas sobre su nariz y sus ojos. Solo lleva un minuto.",
    questions: {
      nose: { text: "¿Estornuda, o tiene la nariz tapada o que gotea?", answers: OFTEN },
      eyes: { text: "¿Tiene los ojos rojos, llorosos o le pican?", answers: OFTEN },
      season: {
        text: "¿Es peor al aire libre en primavera y verano?",
        answers: { no: "No", unsure: "No lo sé", yes: "Sí" },
      },
      sleep: { text: "¿Le impide dormir bien?", answers: NIGHTS },
      medicine: {
        text: "¿Le ayuda un medicamento para la fiebre del heno?",
        answers: {
          "not-needed": "No lo necesito",
          helps: "Sí, me ayuda",
          "not-tried": "No he probado ninguno",
          "no-help": "No, no me ayuda",
        },
      },
    },
    bands: {
      GOOD: {
        headline: "Pocas señales de fiebre del heno",
        text: "Tiene pocas de las señales. No tiene que hacer nada.",
        advice: ["Mire el pronóstico de polen en primavera y verano."],
      },
      FAIR: {
        headline: "Algunas señales de fiebre del heno",
        text: "Tiene algunas de las señales. Pequeños pasos pueden ayudar.",
        advice: [
          "Ponga un poco de vaselina alrededor de la nariz para frenar el polen.",
          "Lleve al aire libre gafas de sol que tapen bien los ojos.",
          "Lávese y cámbiese de ropa al volver a casa.",
          "Pregunte a un farmacéutico qué medicamento le conviene.",
        ],
      },
      SEE_ADVICE: {
        headline: "Pregunte a un farmacéutico",
        text: "Tiene muchas de las señales y le molestan. Un farmacéutico puede decirle más.",
        advice: [
          "Pregunte a un farmacéutico qué medicamento le conviene.",
          "Cierre las ventanas cuando haya mucho polen.",
          "Lávese y cámbiese de ropa al volver a casa.",
        ],
      },
    },
    seeHelp:
      "Vea a un médico (GP) si empeora o si un medicamento de la farmacia no le ayuda. Llame al 999 si le cuesta respirar.",
    askText: "¿Qué ayuda contra la fiebre del heno?",
  },
  activity: {
    title: "¿Se mueve lo suficiente?",
    intro: "Cuatro preguntas cortas sobre su semana. Solo lleva un minuto.",
    questions: {
      minutes: {
        text: "¿Cuántos minutos por semana se mueve de modo que el corazón late más rápido?",
        answers: { "150-plus": "150 o más", "75-149": "De 75 a 149", "30-74": "De 30 a 74", "under-30": "Menos de 30" },
      },
      strength: {
        text: "¿Cuántos días por semana usa sus músculos, con bolsas pesadas o ejercicios?",
        answers: { two: "2 o más", one: "1", none: "Ninguno" },
      },
      sitting: {
        text: "¿Cuánto tiempo pasa sentado la mayoría de los días?",
        answers: { "under-4": "Menos de 4 horas", "4-8": "De 4 a 8 horas", "over-8": "Más de 8 horas" },
      },
      stairs: {
        text: "¿Cómo sube dos pisos por la escalera?",
        answers: { easy: "Con facilidad", slow: "Despacio", hard: "Me cuesta" },
      },
    },
    bands: {
      GOOD: {
        headline: "Se mueve mucho",
        text: "Hace más o menos lo que los médicos piden a los adultos: 150 minutos por semana. Siga así.",
        advice: ["Levántese y camine un poco cada hora."],
      },
      FAIR: {
        headline: "Un poco más estaría bien",
        text: "Se mueve, y cada minuto más es bueno para su corazón.",
        advice: [
          "Pruebe a caminar rápido 10 minutos al día, y luego más tiempo.",
          "Use sus músculos dos días por semana.",
          "Levántese y camine un poco cada hora.",
        ],
      },
      SEE_ADVICE: {
        headline: "Empiece con poco, empiece pronto",
        text: "Se mueve menos de lo que le conviene. Cada pequeño comienzo ayuda.",
        advice: [
          "Empiece por caminar 5 minutos al día.",
          "Use la escalera cuando pueda.",
          "Si lleva mucho tiempo sin moverse, pregunte a un médico (GP) antes de hacer ejercicio fuerte.",
        ],
      },
    },
    seeHelp: "Vea a un médico (GP) si se queda sin aire más fácilmente que antes. Llame al 999 si le duele el pecho.",
    askText: "¿Cómo puedo empezar a moverme más?",
  },
  stress: {
    title: "¿Tiene estrés?",
    intro: "Cuatro preguntas cortas sobre sus últimas dos semanas. Solo lleva un minuto.",
    questions: {
      "too-much": { text: "¿Sintió que todo era demasiado?", answers: OFTEN },
      relax: { text: "¿Le costó relajarse?", answers: OFTEN },
      body: { text: "¿Tuvo dolor de cabeza o los músculos tensos?", answers: OFTEN },
      help: { text: "¿Tiene a alguien con quien hablar?", answers: { yes: "Sí", "a-bit": "Un poco", no: "No" } },
    },
    bands: {
      GOOD: {
        headline: "Parece tranquilo",
        text: "Tiene pocas de las señales del estrés. Siga con lo que le hace bien.",
        advice: ["Tome un poco de tiempo para usted cada día."],
      },
      FAIR: {
        headline: "Algo de estrés",
        text: "Tiene algunas de las señales del estrés. Las cosas pequeñas pueden ayudar.",
        advice: [
          "Hable con alguien en quien confíe.",
          "Respire lento y hondo durante 5 minutos.",
          "Salga a caminar.",
          "Planee su día y haga una cosa cada vez.",
        ],
      },
      SEE_ADVICE: {
        headline: "No tiene que hacerlo solo",
        text: "Tiene muchas de las señales del estrés. Es común, y hay ayuda.",
        advice: [
          "Hable con alguien en quien confíe.",
          "En Inglaterra puede pedir usted mismo las NHS talking therapies, sin médico.",
          "Hable con un médico (GP) si le cuesta salir adelante.",
        ],
      },
    },
    seeHelp:
      "Vea a un médico (GP) si el estrés dura o si nada le ayuda. Si necesita ayuda ahora, llame al 111. En peligro, llame al 999.",
    askText: "¿Qué ayuda contra el estrés?",
  },
} satisfies Record<string, CheckTexts>;
