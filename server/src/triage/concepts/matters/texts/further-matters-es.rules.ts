import type { AdviceById } from "../../complaints/complaint.rules";

/** Further questions about care and of people who are well, in Spanish. */
export const FURTHER_MATTERS_ES: AdviceById = {
  "contraception-question": {
    advice: [
      "Una píldora tarde: Tómela en cuanto se acuerde y siga igual. Una combinada con un día de retraso como mucho no cambia nada. La minipíldora solo tiene 3 o 12 horas; lo dice el prospecto.",
      "Gratis para todos: Los anticonceptivos son gratis en el médico, en centros y en muchas farmacias. También le hablan de otros métodos.",
    ],
    askFor111: [
      "ha olvidado dos o más, o tuvo relaciones sin protección: pregunte hoy a un farmacéutico",
      "vomitó o tuvo mucha diarrea tras una píldora",
      "tiene migraña con destellos, dolor en una pierna o en el pecho",
    ],
  },
  "pregnancy-plans": {
    advice: [
      "Antes y al principio: Tome 400 microgramos de ácido fólico desde antes de intentarlo hasta las 12 semanas, y vitamina D. Ni alcohol, ni carne cruda, ni hígado, ni queso blando de corteza blanca. Hasta 2 cafés al día.",
      "Si todo va bien: Puede hacer deporte suave y viajar; los aviones tienen límites desde las 28 semanas. La leche extraída dura 8 días en nevera fría. Pregunte a la matrona.",
    ],
    askFor111: [
      "sangra, pierde líquido o le duele mucho",
      "el bebé se mueve menos: llame a maternidad enseguida",
      "le duele mucho la cabeza, ve borroso o se hincha de golpe",
      "está triste o muy nerviosa",
    ],
  },
  "baby-days": {
    advice: [
      "Comer y dormir: Los sólidos hacia los 6 meses, con verduras blandas. Nada de miel antes de 1 año. Duerme boca arriba, en su cuna. Muchos aún se despiertan.",
      "Cuidados: Basta un baño 2 o 3 veces por semana. Ombligo seco y limpio. Cada bebé se sienta y anda a su tiempo. Su enfermera (health visitor) le conoce.",
    ],
    askFor111: [
      "come menos, está caliente, flojo o cuesta despertarlo",
      "el ombligo está rojo, huele o sangra",
      "no se sienta al año o no anda a los 18 meses: dígalo a la enfermera",
    ],
  },
  "children-growing": {
    advice: [
      "Día a día: Calma, y horas fijas para comer y dormir. Usan el orinal cuando están listos, casi siempre a los 2 o 3 años. Rabietas y pesadillas son de la edad.",
      "Crecer: Mojar la cama es común hasta los 5 años o más. Deje un pulgar de sitio en los zapatos. La primera regla llega entre los 10 y los 15.",
    ],
    askFor111: [
      "pierde algo que ya sabía hacer",
      "vuelve a mojarse, o tiene mucha sed",
      "le preocupa cómo crece, habla o se porta: vea a la enfermera o al médico",
    ],
  },
  "school-and-stories": {
    advice: [
      "Dónde mirar: La web del NHS y MedlinePlus explican las enfermedades con palabras sencillas. El colegio o la biblioteca también ayudan.",
      "El cine no es la vida: Todo va más rápido y es más raro. Para primeros auxilios de verdad, haga un curso.",
    ],
    askFor111: [
      "al final es por usted o alguien cercano: pregunte aparte",
      "alguien necesita ayuda ahora: llame al 999",
    ],
  },
  "body-questions": {
    advice: [
      "Cada cuerpo es distinto: Mucho de lo que parece raro es normal y cambia de una persona a otra.",
      "Para leer: La web del NHS y las bibliotecas explican el cuerpo. El farmacéutico también.",
    ],
    askFor111: [
      "algo de su cuerpo ha cambiado, duele o le preocupa: pregunte aparte",
      "se trata de un niño y está preocupado",
    ],
  },
  "first-aid-learning": {
    advice: [
      "Aprenda: La Cruz Roja británica y St John Ambulance tienen cursos y aplicaciones gratis, también para bebés.",
      "En casa: Tiritas, vendas, termómetro digital, paracetamol y sales de rehidratación, lejos de los niños. Mire las fechas cada año.",
    ],
    askFor111: [
      "alguien está herido o enfermo ahora: pregunte aparte, o llame al 999",
      "ha usado algo caducado y se encuentra mal",
    ],
  },
  "food-safety": {
    advice: [
      "Fechas: Nada después de la fecha límite (use by). Tras «best before» es seguro pero menos rico. Sobras en 2 días, arroz en 1, y bien calientes.",
      "Beber y comer: Hasta 4 cafés al día para la mayoría, y no más de 14 unidades de alcohol por semana. Sin carne: legumbres, verdura y alimentos con B12.",
    ],
    askFor111: [
      "vomita, tiene mucha diarrea o fiebre tras comer",
      "está embarazada o tiene diabetes: pregunte antes de ayunar o cambiar",
      "alguien no puede dejar el alcohol: pida ayuda",
    ],
  },
  "travel-plans": {
    advice: [
      "Medicinas: En el equipaje de mano, en su caja, con la receta. Para las más estrictas pregunte a la compañía y a la embajada.",
      "Prepárese: Vacunas 6 a 8 semanas antes. Diga al seguro las enfermedades pasadas. Camine en el avión. Siga la hora nueva desde el principio.",
    ],
    askFor111: [
      "hace poco tuvo un coágulo, una operación o una enfermedad del corazón: pregunte antes de volar",
      "está enfermo al volver, sobre todo con fiebre",
    ],
  },
  "forms-and-costs": {
    advice: [
      "A quién preguntar: Tarjeta de aparcamiento y ayuda en casa: el ayuntamiento (council). Dentista y gafas: pida precios. Formularios y cartas: su consulta; algunos cuestan.",
      "Es bueno saber: Quien pagó el «health surcharge» usa el NHS como los demás. Para donar sangre pregunte al servicio, también por enfermedades pasadas.",
    ],
    askFor111: [
      "anda, recuerda o puede menos desde hace poco: vea a un médico",
      "cuida a alguien y no puede más: pida ayuda",
    ],
  },
  "screening-invitations": {
    advice: [
      "Cuándo: Cuello del útero de 25 a 64 años, pecho de 50 a 70, intestino desde los 50, revisión de salud de 40 a 74 en Inglaterra. Llega una carta si la consulta tiene su dirección.",
      "Cómo es: Dura minutos. Puede pedir una mujer y parar cuando quiera. Cuente los resultados de antes.",
    ],
    askFor111: [
      "tiene un bulto, sangrado o un cambio: no espere la carta, vea a un médico",
      "una carta dice que han visto algo: llame al número que pone",
    ],
  },
  "usual-tablets": {
    advice: [
      "Tiroides, hierro, estómago: La levotiroxina por la mañana, media hora antes de comer y del café. El hierro con zumo de naranja, no con té. El omeprazol antes del desayuno.",
      "Cajas y parches: La misma medicina puede cambiar de caja o color; compare nombre y dosis. El parche en piel limpia y seca, cada vez en otro sitio.",
    ],
    askFor111: [
      "el nombre o la dosis no son los de antes",
      "olvidó más de una dosis, o no le queda",
      "se encuentra mal desde un cambio",
    ],
  },
  "home-and-habits": {
    advice: [
      "Lavarse: Manos con jabón 20 segundos. La ducha, como prefiera. Jabón suave y crema sencilla bastan. Pruebe un tinte en un punto pequeño 2 días antes.",
      "En casa: La almohada es buena si el cuello queda recto. Dormitorio fresco y seco. Animales sí, con manos limpias, pero no en la cuna.",
    ],
    askFor111: [
      "la piel se hincha, se ampolla o quema tras un producto",
      "se marea con el calor o un baño caliente",
      "algo duele o ha cambiado: pregunte aparte",
    ],
  },
  "period-products": {
    advice: [
      "Cuál: Cambie el tampón cada 4 a 8 horas, la compresa cuando esté llena, la copa a las 12 horas como mucho. Lávese las manos antes y después. Las niñas pueden usar tampón desde la primera regla.",
      "El ciclo: De 21 a 35 días es normal, y varía los primeros años. Puede hacer deporte y nadar.",
    ],
    askFor111: [
      "tiene fiebre, rojez o se siente mal con un tampón: quíteselo y pregunte enseguida",
      "un tampón se ha quedado dentro",
      "la regla es muy fuerte, se va o viene entre medias: vea a un médico",
    ],
  },
};
