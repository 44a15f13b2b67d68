import { SPANISH_FURTHER_EMERGENCIES } from "./es-further-concepts.rules";
import type { ConceptTexts } from "./language.rules";

export { SPANISH_FURTHER_WORDS } from "./es-further-words.rules";

/** What is shown of what was added later. */
export const SPANISH_FURTHER_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  ...SPANISH_FURTHER_EMERGENCIES,
  "bleeding-after-operation": {
    label: "Sangrado o empeorar de repente después de una operación",
    meaning: "Un sangrado que no para, o ponerse muy mal después de una operación, necesita atención en el hospital.",
  },
  "danger-from-the-mind": {
    label: "Ha perdido el contacto con la realidad y está en peligro",
    meaning: "Una persona que ha perdido el contacto con la realidad y está en peligro necesita ayuda enseguida.",
  },
  "water-infection": {
    label: "Señales de infección de orina",
    meaning: "Orinar con ardor o muy a menudo puede ser una infección que necesite tratamiento.",
  },
  "chest-infection": {
    label: "Señales de una infección del pecho",
    meaning: "Una tos con fiebre que no se quita puede ser una infección de los pulmones.",
  },
  shingles: {
    label: "Señales de herpes zóster (culebrilla)",
    meaning: "El herpes zóster necesita tratamiento en tres días, y enseguida si está cerca del ojo.",
  },
  "skin-infection": {
    label: "Señales de una infección de la piel",
    meaning: "Una piel roja y caliente que se extiende puede necesitar tratamiento el mismo día.",
  },
  "bad-throat": {
    label: "Dolor de garganta que hay que mirar",
    meaning: "Un dolor de garganta con fiebre y puntos blancos, o que dura, puede necesitar tratamiento.",
  },
  "lasting-sinus-pain": {
    label: "Dolor de sinusitis que dura o vuelve a empeorar",
    meaning: "Un dolor alrededor de la nariz que dura más de diez días hay que mirarlo.",
  },
  "ear-infection": {
    label: "Infección de oído que hay que mirar",
    meaning: "El dolor de oído con fiebre, o líquido que sale del oído, puede necesitar tratamiento.",
  },
  "red-eye": {
    label: "Ojo rojo con dolor, o un ojo que hay que mirar",
    meaning: "Un ojo rojo con dolor, cambios en la vista o lentillas hay que mirarlo hoy.",
  },
  "pelvic-or-sexual-infection": {
    label: "Señales de una infección del útero o de transmisión sexual",
    meaning: "Estas señales pueden ser una infección que hay que comprobar y tratar.",
  },
  "rash-with-illness": {
    label: "Un sarpullido que hay que mirar",
    meaning: "Un sarpullido con una enfermedad, después de una garrapata o con una medicina nueva hay que mirarlo.",
  },
  "fever-in-a-baby-or-of-long": {
    label: "Una fiebre que hay que mirar",
    meaning: "La fiebre en un bebé, o la que dura, hay que mirarla pronto.",
  },
  "gut-infection-to-check": {
    label: "Vómitos o diarrea que hay que mirar",
    meaning: "La sangre, muchos días de enfermedad o la falta de agua hay que mirarlos pronto.",
  },
  "bleeding-to-check": {
    label: "Sangrado que hay que mirar",
    meaning: "Este tipo de sangrado muchas veces tiene una causa leve, pero hay que mirarlo.",
  },
  "lump-to-check": {
    label: "Un bulto, un lunar o un cambio que hay que mirar",
    meaning: "Casi todos los bultos y cambios son leves, pero debe mirarlos su médico de cabecera.",
  },
  "slow-change-to-check": {
    label: "Un cambio que dura y hay que mirar",
    meaning: "Un cambio que dura semanas muchas veces tiene una causa simple, pero su médico debe buscarla.",
  },
  "yellow-skin": {
    label: "Piel u ojos amarillos",
    meaning: "La piel o los ojos amarillos pueden venir del hígado y hay que mirarlos hoy.",
  },
  "hot-or-swollen-joint": {
    label: "Articulación caliente o hinchada",
    meaning: "Una articulación caliente e hinchada hay que mirarla pronto, por si está infectada.",
  },
  "injury-to-check": {
    label: "Una herida que puede necesitar radiografía o puntos",
    meaning: "Esta herida puede necesitar una radiografía, puntos o que la limpie un profesional.",
  },
  spinning: {
    label: "Mareo fuerte o sensación de que todo gira",
    meaning: "Un mareo fuerte que dura o que viene con náuseas hay que mirarlo.",
  },
  "heart-to-check": {
    label: "Algo del corazón o de la tensión que hay que mirar",
    meaning: "El corazón y la tensión hay que mirarlos pronto.",
  },
  "kidney-stone": {
    label: "Dolor en oleadas de la espalda a la ingle",
    meaning: "Las oleadas de dolor fuerte en un lado pueden venir de una piedra y hay que mirarlas hoy.",
  },
  "mind-to-check": {
    label: "Tristeza o preocupación de la que conviene hablar",
    meaning: "Sentirse triste o nervioso un tiempo merece ayuda, y hay buena ayuda.",
  },
  "medicine-trouble": {
    label: "Posible efecto secundario de una medicina",
    meaning: "Puede que la causa sea una medicina. Un farmacéutico o un médico debe mirarlo pronto.",
  },
  "mouth-to-check": {
    label: "Problema de dientes o boca para el dentista",
    meaning: "El dolor y la hinchazón de los dientes necesitan un dentista, y antes si se hincha la cara.",
  },
  "asthma-to-check": {
    label: "Asma que no está controlada",
    meaning: "Si necesita a menudo el inhalador azul, hay que mirar el asma.",
  },
  "pregnancy-to-check": {
    label: "Algo del embarazo para la matrona o el médico",
    meaning: "En el embarazo conviene preguntar esto pronto a la matrona o al médico.",
  },
  "child-to-check": {
    label: "Un niño al que alguien debe mirar",
    meaning: "Un niño con esto debe ser examinado pronto.",
  },
};
