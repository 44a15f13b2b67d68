import type { SafetyTexts } from "./safety-texts.rules";

export const SPANISH_TEXTS: SafetyTexts = {
  headings: {
    EMERGENCY: "Llame al 999 ahora",
    CRISIS: "No tiene que pasar por esto a solas",
    URGENT: "Pida ayuda hoy al NHS 111 o a un médico de cabecera",
    PHARMACIST: "Un farmacéutico va a leer su pregunta",
    SELF_CARE: "Parece algo que puede tratar en casa",
  },
  emergency: {
    doNotWait: "Llame al 999 o vaya a urgencias (A&E) ahora. No espere a ver si mejora.",
    fallbackMeaning: "Lo que describe puede ser señal de algo grave.",
    steps: [
      {
        title: "No se quede a solas",
        description: "Pida a alguien que se quede con usted. Abra la puerta de casa para que la ayuda pueda entrar.",
      },
      {
        title: "Si no puede hablar",
        description:
          "Con un móvil, llame al 999 y pulse 55 cuando se lo pidan. Las personas sordas pueden usar la aplicación o la web 999 BSL.",
      },
    ],
    recommendation: {
      title: "Llame al 999 o vaya a urgencias (A&E) ahora",
      description: "Diga qué ha pasado y dónde está. No cuelgue.",
    },
    safetyNet: {
      heading: "Dígalo enseguida al 999 si",
      signs: [
        "empeora",
        "alguien pierde el conocimiento o deja de respirar",
        "aparecen señales nuevas, como confusión o convulsiones",
      ],
    },
  },
  crisis: {
    message:
      "Sentimos mucho lo que está pasando. Gracias por contárnoslo. Hay personas que quieren ayudarle, a usted o a la " +
      "persona que le preocupa, ahora mismo, de día y de noche. Si alguien está herido o en peligro, llame al 999.",
    steps: [
      {
        title: "En peligro ahora: llame al 999",
        description: "Llame al 999 o vaya a urgencias (A&E) si cree que puede hacerse daño, o si ya se lo ha hecho.",
      },
      {
        title: "Hable con el NHS: llame al 111",
        description: "Elija la opción de salud mental. Le escuchan y buscan ayuda cerca de usted, de día y de noche.",
      },
      {
        title: "Hable con Samaritans: llame al 116 123",
        description: "Es gratis, de día y de noche. Puede hablar de lo que quiera.",
      },
      {
        title: "Quédese cerca de alguien",
        description: "Diga a una persona de confianza cómo se siente. Aléjese de lo que podría hacerle daño.",
      },
    ],
    recommendation: {
      title: "Hable con alguien ahora",
      description:
        "Llame al 999 si alguien está en peligro. Llame al NHS 111 y elija la opción de salud mental, o a Samaritans en el 116 123.",
    },
    samaritans: "Samaritans: llame al 116 123",
    safetyNet: {
      heading: "Llame al 999 si",
      signs: [
        "siente que puede hacerse daño o hacérselo a alguien",
        "ha tomado algo o está herido",
        "no puede mantenerse a salvo",
      ],
    },
  },
  urgent: {
    message: "Hable hoy con el NHS 111 o con un médico de cabecera. No espere a mañana.",
    steps: [
      {
        title: "Pregunte hoy al NHS 111",
        description: "Llame al 111 o entre en 111.nhs.uk. Está abierto de día y de noche.",
      },
      {
        title: "O llame a su centro de salud",
        description: "Pida una cita urgente para hoy y cuente lo que nos ha dicho.",
      },
      {
        title: "Mientras tanto",
        description: "Descanse y no se quede a solas si se siente mal. Apunte cuándo empezó.",
      },
    ],
    recommendation: {
      title: "Descanse y observe",
      description: "Tómeselo con calma hasta que haya hablado con alguien. Beba agua si puede.",
    },
    safetyNetHeading: "No espere a la cita",
    safetyNetSigns: ["Llame al 999 si de repente se siente mucho peor, o si cuesta despertar a alguien."],
  },
  pharmacist: {
    youWrote: (words) => `Usted escribió «${words}». Por eso un farmacéutico va a leer su pregunta.`,
    notSure: "No estamos lo bastante seguros para responder sin riesgo, así que un farmacéutico leerá su pregunta.",
    answerWithin: (hours) => `Tendrá la respuesta aquí en un plazo de ${hours} horas.`,
    nobodyThere: "Ahora mismo no hay ningún farmacéutico. Si no puede esperar, llame al 111.",
    steps: [
      {
        title: "Cuídese hasta entonces",
        description: "Descanse, beba agua y tome sus medicinas de siempre como le indicaron.",
      },
      {
        title: "Todavía ninguna medicina nueva",
        description:
          "No empiece una medicina nueva antes de tener la respuesta. Una farmacia cercana puede ayudarle enseguida.",
      },
      { title: "Si no puede esperar", description: "Llame al 111 o entre en 111.nhs.uk, de día y de noche." },
    ],
    recommendation: {
      title: "Tómeselo con calma",
      description: "Descanse y apunte lo que nota y cuándo. Eso ayuda al farmacéutico.",
    },
    safetyNetHeading: "No espere la respuesta",
    safetyNetSigns: ["Llame al 111 si se siente peor, o si no puede esperar a que llegue la respuesta."],
  },
  alsoWithPharmacist: {
    title: "Un farmacéutico leerá también su pregunta",
    description: "No espere esa respuesta. Busque primero la ayuda de arriba.",
  },
  call999Signs: [
    "Llame al 999 si le duele el pecho, no puede respirar bien, tiene confusión o pierde el conocimiento.",
    "Llame al 999 si se le cae la cara, tiene un brazo débil o no puede hablar con claridad.",
  ],
  firstAid: {
    choking: {
      title: "Si no puede toser",
      description:
        "Inclínele hacia delante. Dé golpes firmes entre los hombros, hasta 5 veces. Compruebe después de cada uno.",
    },
    "stopped-breathing": {
      title: "Empiece a apretar el pecho",
      description:
        "Apriete fuerte y rápido en el centro del pecho, unas 2 veces por segundo. El equipo del 999 le guiará.",
    },
    "loss-of-consciousness": {
      title: "Compruebe si respira",
      description: "Si respira, póngale de lado con la cabeza hacia atrás. Si no, dígalo enseguida al 999.",
    },
    "chest-pain": {
      title: "Siéntese y descanse",
      description: "No se mueva e intente mantener la calma. No conduzca usted al hospital.",
    },
    "shortness-of-breath": {
      title: "Siéntese bien recto",
      description: "Afloje la ropa. Si tiene un inhalador de rescate para el asma, úselo.",
    },
    confusion: { title: "Quédese con la persona", description: "Manténgala segura y tranquila. No la deje sola." },
    seizure: {
      title: "Proteja a la persona",
      description:
        "Aparte los objetos duros y ponga algo blando bajo la cabeza. No la sujete. Mire cuánto tiempo dura.",
    },
    stroke: { title: "Apunte la hora", description: "Recuerde cuándo empezó y dígalo al 999. No coma ni beba nada." },
    "head-injury": {
      title: "No se mueva",
      description: "Mueva la cabeza y el cuello lo menos posible. Diga al 999 si toma anticoagulantes.",
    },
    anaphylaxis: {
      title: "Use un autoinyector de adrenalina si hay uno",
      description: "Úselo ahora y túmbese con las piernas en alto. Si le cuesta respirar, incorpórese despacio.",
    },
    "heavy-bleeding": {
      title: "Apriete la herida",
      description: "Apriete fuerte con un paño limpio y no suelte. No saque nada que esté clavado.",
    },
    "vomiting-blood": {
      title: "Siéntese y descanse",
      description: "No coma ni beba nada hasta que le hayan examinado.",
    },
    overdose: {
      title: "Guarde el envase",
      description: "Diga al 999 qué era, cuánto y cuándo. No intente vomitar. Si era un gas, salga al aire libre.",
    },
    meningitis: {
      title: "No espere a que salgan manchas",
      description: "Diga qué señales ha visto y cuándo empezaron.",
    },
    sepsis: {
      title: "Pregunte: «Could it be sepsis?» (¿puede ser sepsis?)",
      description: "Cuente al 999 cualquier infección, operación o corte de las últimas semanas.",
    },
    "thunderclap-headache": {
      title: "Túmbese en un sitio tranquilo",
      description: "Recuerde cuándo empezó el dolor y dígalo al 999. No conduzca.",
    },
    "sudden-sight-loss": {
      title: "No conduzca",
      description: "Si le ha entrado un producto en el ojo, lávelo ahora con mucha agua limpia y siga lavando.",
    },
    "serious-injury": {
      title: "No se mueva y abríguese",
      description:
        "Enfríe una quemadura 20 minutos con agua corriente fresca. No toque a quien siga en contacto con la electricidad.",
    },
    "very-ill-child": {
      title: "Quédese con el niño",
      description: "Vigile su respiración. Si se para, dígalo enseguida al 999: le guiarán.",
    },
    "diabetic-emergency": {
      title: "Mida el azúcar si puede",
      description:
        "Si está bajo y la persona está despierta, dele algo con azúcar. No dé nada a quien esté adormilado.",
    },
  },
  generalFirstAid: {
    title: "Siéntese o túmbese",
    description: "Descanse mientras espera. No conduzca usted al hospital.",
  },
};
