import type { ConceptTexts } from "./language.rules";

/** What is shown of each concept in Spanish. */
export const SPANISH_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  choking: { label: "Atragantamiento", meaning: "Puede que algo bloquee el paso del aire." },
  "stopped-breathing": {
    label: "Deja de respirar",
    meaning: "Cuando se para la respiración o el corazón, el cuerpo se queda sin oxígeno en pocos minutos.",
  },
  "loss-of-consciousness": {
    label: "Pérdida del conocimiento",
    meaning: "Desmayarse puede tener una causa grave en el corazón, el cerebro o la sangre.",
  },
  "chest-pain": {
    label: "Dolor en el pecho",
    meaning: "El dolor, la presión o la opresión en el pecho pueden ser señal de un infarto.",
  },
  "shortness-of-breath": {
    label: "Falta de aire",
    meaning: "La falta de aire puede ser señal de un problema del corazón o de los pulmones.",
  },
  confusion: {
    label: "Confusión",
    meaning:
      "Una confusión nueva puede ser señal de un ictus, de una infección grave o de falta de azúcar en la sangre.",
  },
  seizure: {
    label: "Convulsiones",
    meaning: "Las convulsiones necesitan ayuda enseguida si son las primeras, si duran mucho o si se repiten.",
  },
  stroke: {
    label: "Ictus",
    meaning: "La cara caída, un brazo o una pierna débil o la dificultad para hablar pueden ser señal de un ictus.",
  },
  "head-injury": {
    label: "Golpe en la cabeza",
    meaning: "Un golpe en la cabeza puede dañar el cerebro, aunque al principio parezca poca cosa.",
  },
  anaphylaxis: {
    label: "Reacción alérgica grave",
    meaning: "La hinchazón de la cara, los labios, la lengua o la garganta puede ser señal de una alergia grave.",
  },
  "heavy-bleeding": { label: "Sangrado abundante", meaning: "Perder mucha sangre puede ser peligroso muy pronto." },
  "vomiting-blood": {
    label: "Vómitos con sangre o heces negras",
    meaning: "La sangre en el vómito, o las heces negras, pueden ser señal de un sangrado dentro del cuerpo.",
  },
  overdose: {
    label: "Sobredosis o veneno",
    meaning: "Demasiada medicina, o un veneno, puede dañar el cuerpo antes de que usted se sienta mal.",
  },
  meningitis: {
    label: "Señales de meningitis",
    meaning: "El cuello rígido o las manchas que no desaparecen, con dolor de cabeza o fiebre, pueden ser meningitis.",
  },
  sepsis: { label: "Señales de sepsis", meaning: "Una infección que le pone muy mal puede ser señal de sepsis." },
  "thunderclap-headache": {
    label: "Dolor de cabeza repentino y muy fuerte",
    meaning: "Un dolor de cabeza muy fuerte y repentino puede ser señal de un sangrado alrededor del cerebro.",
  },
  "sudden-sight-loss": {
    label: "Pérdida repentina de la vista o herida en el ojo",
    meaning: "Perder la vista de repente, o un producto en el ojo, puede dañar el ojo para siempre.",
  },
  "serious-injury": {
    label: "Herida o quemadura grave",
    meaning: "Una herida grave puede ser peor por dentro de lo que parece por fuera.",
  },
  "cauda-equina": {
    label: "Dolor de espalda con adormecimiento o pérdida de control",
    meaning:
      "El dolor de espalda con adormecimiento, piernas débiles o dificultad para orinar puede venir de nervios aplastados.",
  },
  "testicular-torsion": {
    label: "Dolor repentino en un testículo",
    meaning: "Un dolor repentino en un testículo puede significar que está torcido y no le llega sangre.",
  },
  "pregnancy-emergency": {
    label: "Urgencia en el embarazo",
    meaning: "Algunas señales en el embarazo indican que usted o el bebé necesitan ayuda enseguida.",
  },
  "diabetic-emergency": {
    label: "Urgencia de la diabetes",
    meaning: "Con diabetes, pueden ser señales de que el azúcar en la sangre está peligrosamente alto o bajo.",
  },
  "sudden-tummy-pain": {
    label: "Dolor de barriga repentino y muy fuerte",
    meaning: "Un dolor de barriga muy fuerte y repentino puede ser señal de algo grave por dentro.",
  },
  "throat-blocked": {
    label: "Babeo o ruido agudo al respirar",
    meaning: "Babear, o un ruido agudo al respirar, puede significar que la garganta se está cerrando.",
  },
  "very-ill-child": {
    label: "Bebé o niño muy enfermo",
    meaning: "Un niño flácido, azul o difícil de despertar necesita ayuda enseguida.",
  },
  suicidal: { label: "Pensamientos de suicidio" },
  "self-harm": { label: "Ganas de hacerse daño" },
  "coughing-blood": { label: "Tos con sangre", meaning: "Toser sangre debe mirarse pronto, aunque sea poca." },
  "lasting-fever": {
    label: "Fiebre que dura o muy alta",
    meaning: "Una fiebre que dura, o con otras señales, puede ser una infección que necesita tratamiento.",
  },
  "baby-fever": { label: "Fiebre en un bebé", meaning: "Un bebé con fiebre debe ser examinado pronto." },
  "leg-clot": {
    label: "Una pierna hinchada o con dolor",
    meaning: "Una sola pierna hinchada, caliente o con dolor puede ser señal de un coágulo de sangre.",
  },
  "urine-or-kidney-infection": {
    label: "Sangre al orinar o señales de infección del riñón",
    meaning: "Puede ser señal de una infección o de otro problema de los riñones o la vejiga.",
  },
  "bleeding-from-bottom": {
    label: "Sangrado por el ano",
    meaning: "Muchas veces la causa es leve, pero hay que mirarlo.",
  },
  dehydration: {
    label: "Pérdida de demasiada agua",
    meaning: "Cuando no se retiene nada mucho tiempo, el cuerpo puede perder demasiada agua.",
  },
  "eye-problem": {
    label: "Dolor de ojo o cambio en la vista",
    meaning: "Un ojo con dolor, o una vista que cambia, puede necesitar tratamiento el mismo día.",
  },
  "headache-with-jaw-pain": {
    label: "Dolor de cabeza con dolor en la mandíbula",
    meaning: "Puede venir de vasos sanguíneos inflamados.",
  },
  palpitations: {
    label: "Corazón rápido o irregular",
    meaning: "Un corazón que se acelera o se salta latidos muchas veces no es grave, pero hay que mirarlo.",
  },
  "bad-tummy-pain": {
    label: "Dolor fuerte de barriga",
    meaning: "Un dolor fuerte de barriga tiene muchas causas, y algunas necesitan tratamiento el mismo día.",
  },
  wheezing: {
    label: "Pitidos o asma que empeora",
    meaning: "Los pitidos al respirar pueden significar que se estrecha el paso del aire.",
  },
  "infected-wound-or-bite": {
    label: "Piel infectada, corte profundo o mordedura",
    meaning: "La piel infectada y las heridas profundas pueden empeorar rápido.",
  },
  "possible-fracture": {
    label: "Posible hueso roto",
    meaning: "Puede haber un hueso roto. Hace falta una radiografía.",
  },
  "faint-feeling": {
    label: "Sensación de desmayo",
    meaning: "Muchas veces se pasa, pero puede tener una causa que hay que mirar.",
  },
  "other-urgent": { label: "Algo que hay que mirar hoy", meaning: "Lo mejor es que lo miren hoy." },
  "lasting-symptom": { label: "Dura más de una semana o vuelve" },
  "strong-words": { label: "Es fuerte o empeora" },
  "other-medicines": { label: "Otras medicinas o una enfermedad" },
  baby: { label: "Un bebé" },
  "keyword-cancer": { label: "Cáncer" },
  "keyword-tumor": { label: "Tumor" },
  "keyword-chronic": { label: "Enfermedad de larga duración" },
  "keyword-severe": { label: "Grave" },
  "keyword-unbearable": { label: "Insoportable" },
  "keyword-excruciating": { label: "Atroz" },
  "keyword-pregnancy": { label: "Embarazo" },
  "keyword-mental-health": { label: "Salud mental" },
  "keyword-suicidal": { label: "Pensamientos suicidas" },
  "keyword-depression": { label: "Depresión" },
};
