import type { Language } from "../../people/accounts/account.rules";
import { NHS_111_ONLINE, nhsPage } from "../medicines/sources.rules";
import type { Source } from "../medicines/texts.rules";

interface Template {
  id: string;
  /** What it is for, in the words of staff. */
  title: string;
  texts: Readonly<Record<Language, string>>;
  /** Where the medical statement in it comes from. */
  source: Source | null;
}

const PARACETAMOL = nhsPage(
  "How and when to take paracetamol for adults",
  "/medicines/paracetamol-for-adults/how-and-when-to-take-paracetamol-for-adults/",
);

/** Short texts that pharmacists often need, in four languages. They are put into the box as they are and can be changed there. */
export const PRODUCT_TEMPLATES: readonly Template[] = [
  {
    id: "ask-age-and-weight",
    title: "Ask age and weight",
    source: null,
    texts: {
      en: "Thank you for your question. How old is the person who would take the medicine? If it is a child, how much do they weigh?",
      fr: "Merci pour votre question. Quel âge a la personne qui prendrait le médicament ? Si c’est un enfant, combien pèse-t-il ?",
      es: "Gracias por su pregunta. ¿Qué edad tiene la persona que tomaría el medicamento? Si es un niño, ¿cuánto pesa?",
      de: "Danke für Ihre Frage. Wie alt ist die Person, die das Mittel nehmen würde? Wenn es ein Kind ist: Wie viel wiegt es?",
    },
  },
  {
    id: "ask-other-medicines",
    title: "Ask about other medicines",
    source: null,
    texts: {
      en: "Which other medicines do you take? Please also tell me about those from a shop, vitamins and herbal products. Are you allergic to any medicine?",
      fr: "Quels autres médicaments prenez-vous ? Pensez aussi à ceux achetés sans ordonnance, aux vitamines et aux plantes. Êtes-vous allergique à un médicament ?",
      es: "¿Qué otros medicamentos toma? Dígame también los que compra sin receta, las vitaminas y las plantas. ¿Es alérgico a algún medicamento?",
      de: "Welche anderen Mittel nehmen Sie? Bitte nennen Sie auch solche ohne Rezept, Vitamine und pflanzliche Mittel. Sind Sie gegen ein Mittel allergisch?",
    },
  },
  {
    id: "ask-since-when",
    title: "Ask since when",
    source: null,
    texts: {
      en: "When did it start? Is it getting better, worse, or staying the same? What have you tried so far?",
      fr: "Depuis quand est-ce que cela dure ? Est-ce que cela va mieux, moins bien, ou pareil ? Qu’avez-vous essayé jusqu’ici ?",
      es: "¿Cuándo empezó? ¿Va a mejor, a peor o sigue igual? ¿Qué ha probado hasta ahora?",
      de: "Wann hat es angefangen? Wird es besser, schlimmer oder bleibt es gleich? Was haben Sie schon versucht?",
    },
  },
  {
    id: "call-111",
    title: "Explain to call 111",
    source: NHS_111_ONLINE,
    texts: {
      en: "Please call 111 today, or go to 111.nhs.uk. They can ask you more than I can by text, and tell you where to go. If it suddenly gets much worse, call 999.",
      fr: "Appelez le 111 aujourd’hui, ou allez sur 111.nhs.uk. On pourra vous poser plus de questions que moi par écrit et vous dire où aller. Si cela s’aggrave d’un coup, appelez le 999.",
      es: "Llame hoy al 111 o entre en 111.nhs.uk. Allí pueden preguntarle más que yo por escrito y decirle adónde ir. Si empeora mucho de repente, llame al 999.",
      de: "Bitte rufen Sie heute die 111 an oder gehen Sie auf 111.nhs.uk. Dort kann man mehr fragen als ich hier und Ihnen sagen, wohin Sie gehen sollen. Wird es plötzlich viel schlimmer, rufen Sie 999 an.",
    },
  },
  {
    id: "see-gp",
    title: "Explain to see a GP",
    source: null,
    texts: {
      en: "Please make an appointment with your GP surgery about this. Somebody should look at it in person. If it gets worse while you wait, call 111.",
      fr: "Prenez rendez-vous chez votre médecin généraliste (GP) pour cela. Il faut que quelqu’un vous examine. Si cela s’aggrave avant le rendez-vous, appelez le 111.",
      es: "Pida cita con su médico de cabecera (GP) por este problema. Es mejor que alguien lo vea en persona. Si empeora mientras espera, llame al 111.",
      de: "Bitte machen Sie dafür einen Termin in Ihrer Hausarztpraxis (GP). Jemand sollte es sich selbst ansehen. Wird es bis dahin schlimmer, rufen Sie 111 an.",
    },
  },
  {
    id: "paracetamol-most",
    title: "The most paracetamol for an adult",
    source: PARACETAMOL,
    texts: {
      en: "Adults usually take one or two 500 mg tablets of paracetamol, up to four times in 24 hours, at least four hours apart. Never take more than eight 500 mg tablets in 24 hours. Check that your other medicines have no paracetamol in them. If you weigh under 50 kg or have liver problems, ask first.",
      fr: "Un adulte prend en général un ou deux comprimés de paracétamol de 500 mg, jusqu’à quatre fois en 24 heures, à quatre heures d’écart au moins. Ne prenez jamais plus de huit comprimés de 500 mg en 24 heures. Vérifiez que vos autres médicaments ne contiennent pas de paracétamol. Si vous pesez moins de 50 kg ou avez une maladie du foie, demandez d’abord.",
      es: "Un adulto suele tomar uno o dos comprimidos de paracetamol de 500 mg, hasta cuatro veces en 24 horas, con al menos cuatro horas entre tomas. Nunca tome más de ocho comprimidos de 500 mg en 24 horas. Compruebe que sus otros medicamentos no llevan paracetamol. Si pesa menos de 50 kg o tiene problemas de hígado, pregunte antes.",
      de: "Erwachsene nehmen meist eine oder zwei Tabletten Paracetamol mit 500 mg, bis zu viermal in 24 Stunden, mit mindestens vier Stunden Abstand. Nehmen Sie nie mehr als acht Tabletten mit 500 mg in 24 Stunden. Prüfen Sie, dass in Ihren anderen Mitteln kein Paracetamol ist. Wenn Sie unter 50 kg wiegen oder die Leber krank ist, fragen Sie vorher.",
    },
  },
  {
    id: "no-diagnosis",
    title: "Cannot diagnose by text",
    source: null,
    texts: {
      en: "I cannot tell from a text what you have. For that, somebody has to see you. What I can do is help you with medicines and tell you who to ask.",
      fr: "Je ne peux pas dire par écrit ce que vous avez. Pour cela, quelqu’un doit vous voir. Je peux vous aider pour les médicaments et vous dire à qui vous adresser.",
      es: "Por escrito no puedo saber qué tiene. Para eso alguien debe verle. Puedo ayudarle con los medicamentos y decirle a quién preguntar.",
      de: "Aus einem Text kann ich nicht erkennen, was Sie haben. Dafür muss Sie jemand sehen. Ich kann Ihnen bei Arzneimitteln helfen und sagen, wen Sie fragen können.",
    },
  },
  {
    id: "thanks",
    title: "Thank and close",
    source: null,
    texts: {
      en: "Thank you for writing. I will close this conversation now. If something changes, you can write here again within 7 days. After that, please ask a new question.",
      fr: "Merci de nous avoir écrit. Je ferme maintenant cette conversation. Si quelque chose change, vous pouvez écrire ici pendant 7 jours. Après, posez une nouvelle question.",
      es: "Gracias por escribir. Ahora cierro esta conversación. Si algo cambia, puede volver a escribir aquí durante 7 días. Después, haga una pregunta nueva.",
      de: "Danke, dass Sie geschrieben haben. Ich schließe dieses Gespräch jetzt. Wenn sich etwas ändert, können Sie hier 7 Tage lang wieder schreiben. Danach stellen Sie bitte eine neue Frage.",
    },
  },
];
