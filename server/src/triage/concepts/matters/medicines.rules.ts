import { nhsPage } from "../../../medicines/sources.rules";
import { matters } from "./matter.rules";

/** Ordinary questions of grown-ups about medicines that they know. Any other medicine in them calls for a person. */
export const MEDICINE_MATTERS = matters({
  "painkiller-question": {
    onlyAlone: "grown-ups",
    answers: ["other-medicines"],
    allows: "swallowing",
    label: {
      en: "Paracetamol or ibuprofen",
      fr: "Paracétamol ou ibuprofène",
      es: "Paracetamol o ibuprofeno",
      de: "Paracetamol oder Ibuprofen",
    },
    patterns: {
      en: [
        "paracetamol|paracetamols|panadol ~ ibuprofen|nurofen|cetirizine|loratadine",
        "ibuprofen|nurofen ~ cetirizine|loratadine",
        "paracetamol|paracetamols|panadol|ibuprofen|nurofen ~ how|maximum|limit|many|often|next|gap|apart|between|hours|hour|early|late|again",
        "paracetamol|panadol|ibuprofen|nurofen ~ food|meal|eating|stomach|sandwich|milk|snack|breakfast|empty",
        "paracetamol|panadol|ibuprofen|nurofen ~ beer|wine|alcohol|drink|pint|glass|drinking",
        "paracetamol|panadol|ibuprofen|nurofen ~ soluble|effervescent|dissolve|dissolvable|caplets|difference|swallowing",
        "paracetamol|paracetamols|panadol|ibuprofen|nurofen ~ tea|coffee|water|juice|yoghurt|brand|generic|supermarket|cheap|cheaper|same|hot",
      ],
      fr: [
        "paracetamol|doliprane|efferalgan|dafalgan ~ ibuprofene|nurofen|advil|cetirizine|loratadine",
        "paracetamol|doliprane|efferalgan|dafalgan|ibuprofene|nurofen|advil ~ combien|maximum|dose|intervalle|heures|jour|prochain|prochaine|souvent|espacer|attendre",
        "paracetamol|doliprane|efferalgan|dafalgan|ibuprofene|nurofen|advil ~ repas|manger|jeun|lait|nourriture",
        "paracetamol|doliprane|efferalgan|dafalgan|ibuprofene|nurofen|advil ~ biere|vin|alcool|verre|boire|aperitif",
        "paracetamol|doliprane|efferalgan|dafalgan ~ effervescent|soluble|sachet|gelule",
        "paracetamol|doliprane|efferalgan|ibuprofene ~ cafe|eau|jus|generique|marque|moins|cher",
      ],
      es: [
        "paracetamol|gelocatil|termalgin ~ ibuprofeno|espidifen|cetirizina|loratadina",
        "paracetamol|gelocatil|termalgin|ibuprofeno|espidifen ~ cuanto|cuantos|maximo|maxima|horas|dia|siguiente|cada|esperar|dosis",
        "paracetamol|gelocatil|termalgin|ibuprofeno|espidifen ~ comida|comer|ayunas|leche|vacio",
        "paracetamol|gelocatil|termalgin|ibuprofeno|espidifen ~ cerveza|vino|alcohol|copa|beber",
        "paracetamol|gelocatil|termalgin ~ efervescente|soluble|sobres|capsulas",
        "paracetamol|ibuprofeno ~ te|cafe|agua|zumo|generico|marca|barato",
      ],
      de: [
        "paracetamol|ibuprofen|nurofen ~ ibuprofen|cetirizin|loratadin && paracetamol|cetirizin|loratadin",
        "paracetamol|ibuprofen|nurofen|dolormin ~ wie|viele|höchstens|maximal|höchstdosis|abstand|stunden|tag|nächste|dosis|oft",
        "paracetamol|ibuprofen|nurofen|dolormin ~ essen|mahlzeit|nüchtern|milch|magen",
        "paracetamol|ibuprofen|nurofen|dolormin ~ bier|wein|alkohol|trinken|glas",
        "paracetamol|ibuprofen ~ brausetablette|brausetabletten|auflösen|saft",
        "paracetamol|ibuprofen ~ tee|kaffee|wasser|generikum|marke|billiger",
      ],
    },
    source: nhsPage("Paracetamol for adults", "/medicines/paracetamol-for-adults/"),
    version: 2,
  },
  "allergy-tablet-question": {
    onlyAlone: "grown-ups",
    label: {
      en: "Hay fever and allergy tablets",
      fr: "Comprimés contre l’allergie",
      es: "Pastillas para la alergia",
      de: "Allergietabletten",
    },
    patterns: {
      en: [
        "cetirizine|loratadine|fexofenadine|antihistamine|antihistamines|piriteze|clarityn ~ drive|driving|wine|beer|alcohol|drink|sleepy|morning|night|evening|food|late|long|work|works",
        "hayfever|allergy tablet|tablets|pill|pills|medicine ~ drive|driving|wine|beer|alcohol|sleepy|late|hour|morning|night|forgot|missed",
      ],
      fr: [
        "cetirizine|loratadine|antihistaminique|antihistaminiques|zyrtec|clarityne ~ conduire|volant|vin|alcool|dormir|somnolence|matin|soir|repas",
        "comprime|cachet|medicament ~ rhume foins|allergie ~ conduire|volant|vin|alcool|dormir|soir|matin",
      ],
      es: [
        "cetirizina|loratadina|antihistaminico|antihistaminicos ~ conducir|vino|alcohol|cerveza|sueno|noche|manana|comida",
        "pastilla|pastillas ~ alergia ~ conducir|vino|alcohol|cerveza|sueno|noche|manana",
      ],
      de: [
        "cetirizin|loratadin|antihistaminikum|antihistaminika ~ fahren|auto|wein|alkohol|bier|müde|morgens|abends|essen",
        "heuschnupfentablette|allergietablette|allergietabletten|heuschnupfentabletten ~ fahren|auto|wein|alkohol|bier|müde|morgens|abends",
      ],
    },
    source: nhsPage("Antihistamines", "/conditions/antihistamines/"),
  },
  "antibiotic-question": {
    onlyAlone: "grown-ups",
    answers: ["other-medicines"],
    label: {
      en: "Taking antibiotics",
      fr: "Prendre un antibiotique",
      es: "Tomar antibióticos",
      de: "Antibiotika einnehmen",
    },
    patterns: {
      en: [
        "antibiotic|antibiotics|amoxicillin|penicillin|flucloxacillin ~ food|meal|meals|eating|empty|milk|breakfast",
        "antibiotic|antibiotics|amoxicillin|penicillin|flucloxacillin ~ wine|beer|alcohol|drink|drinking|pint",
        "antibiotic|antibiotics|amoxicillin|penicillin|flucloxacillin ~ finish|course|complete|stop|early|better|whole|end",
        "antibiotic|antibiotics ~ for|against|help cold|flu|virus",
      ],
      fr: [
        "antibiotique|antibiotiques|amoxicilline ~ repas|manger|jeun|lait|nourriture",
        "antibiotique|antibiotiques|amoxicilline ~ vin|alcool|biere|boire|verre",
        "antibiotique|antibiotiques|amoxicilline ~ finir|terminer|arreter|bout|mieux|traitement",
      ],
      es: [
        "antibiotico|antibioticos|amoxicilina ~ comida|comer|ayunas|leche|comidas|desayuno",
        "antibiotico|antibioticos|amoxicilina ~ vino|alcohol|cerveza|beber|copa",
        "antibiotico|antibioticos|amoxicilina ~ terminar|acabar|dejar|completar|mejor|parar",
      ],
      de: [
        "antibiotikum|antibiotika|amoxicillin ~ essen|mahlzeit|mahlzeiten|nüchtern|milch|frühstück",
        "antibiotikum|antibiotika|amoxicillin ~ wein|alkohol|bier|trinken",
        "antibiotikum|antibiotika|amoxicillin ~ ende|aufhören|absetzen|fertig|zuende|besser|packung",
      ],
    },
    source: nhsPage("Antibiotics", "/conditions/antibiotics/"),
  },
  "medicine-storage": {
    onlyAlone: "grown-ups",
    allows: "inhaler inhalers",
    answers: ["other-medicines", "lasting-symptom"],
    label: {
      en: "Keeping, carrying or throwing away medicines",
      fr: "Garder, emporter ou jeter des médicaments",
      es: "Guardar, llevar o tirar medicinas",
      de: "Medikamente aufbewahren, mitnehmen oder wegwerfen",
    },
    patterns: {
      en: [
        "<tablets>|inhaler|creams|syrup|drops|meds ~ fridge|freezer|store|stored|storing|storage|cool|cupboard|heat|sunlight",
        "<tablets>|inhaler|creams|syrup|drops|meds ~ expired|expiry|expire|outdated",
        "<tablets>|inhaler|creams|syrup|drops|meds && out of date",
        "<tablets>|inhaler|inhalers|meds ~ throw|bin|dispose|disposal|unused|leftover|rid|away",
        "<tablets>|inhaler|meds ~ fly|plane|flight|luggage|customs|airport|abroad|travel|suitcase",
        "hand|bring|give ~ in|back ~ tablets|creams|medicines|inhalers|pharmacy",
        "bottle|tube|cream|calamine|drops|syrup ~ open|opened ~ long|keep|use|months|still",
        "tube|cream|box|creams ~ worth|keep|keeping|leftover|rest",
      ],
      fr: [
        "medicament|medicaments|comprime|comprimes|insuline|inhalateur|sirop|gouttes ~ frigo|refrigerateur|conserver|ranger|garder|chaleur",
        "medicament|medicaments|comprime|comprimes|sirop|gouttes ~ perime|perimes|perimee|perimees|peremption",
        "medicament|medicaments|comprime|comprimes ~ jeter|rapporter|inutilises|poubelle",
        "medicament|medicaments|comprime|comprimes|inhalateur ~ avion|bagage|bagages|douane|voyage|cabine",
        "tube|creme|flacon|boite ~ garder|garde|reste|ouvert|rapporte",
      ],
      es: [
        "medicamento|medicamentos|medicina|medicinas|pastilla|pastillas|insulina|inhalador|jarabe|gotas ~ nevera|frigorifico|guardar|conservar|calor",
        "medicamento|medicamentos|medicina|medicinas|pastilla|pastillas|jarabe|gotas ~ caducado|caducada|caducados|caducadas|caducan|caducidad",
        "medicamento|medicamentos|medicina|medicinas|pastilla|pastillas ~ tirar|tiro|sigre|basura|sobran|sobrantes",
        "medicamento|medicamentos|medicina|medicinas|pastilla|pastillas|inhalador ~ avion|equipaje|maleta|aduana|viaje|viajar",
        "tubo|crema|frasco|caja ~ guardo|guardar|resto|abierto|tiro",
      ],
      de: [
        "medikament|medikamente|tablette|tabletten|insulin|spray|saft|tropfen|medizin ~ kühlschrank|aufbewahren|lagern|lagerung|hitze|kühlen",
        "medikament|medikamente|tablette|tabletten|saft|tropfen|medizin ~ abgelaufen|abgelaufene|haltbar|haltbarkeit|verfallsdatum|verfallen",
        "medikament|medikamente|tablette|tabletten|medizin|arzneimittel ~ entsorgen|wegwerfen|müll|entsorge",
        "medikament|medikamente|tablette|tabletten|spray|medizin ~ flugzeug|flug|handgepäck|zoll|reise|koffer",
        "tube|salbe|creme|flasche|packung ~ aufheben|hebe|rest|angebrochen|offen|geöffnet",
      ],
    },
    source: nhsPage("Medicines information", "/conditions/medicines-information/"),
  },
  "medicine-timing": {
    onlyAlone: "grown-ups",
    answers: ["other-medicines"],
    label: {
      en: "When to take a statin or a vitamin",
      fr: "Quand prendre une statine ou une vitamine",
      es: "Cuándo tomar una estatina o una vitamina",
      de: "Wann man ein Statin oder Vitamin nimmt",
    },
    patterns: {
      en: [
        "statin|statins|simvastatin|atorvastatin|rosuvastatin ~ morning|night|evening|bedtime|time|when",
        "vitamin|vitamins|multivitamin|multivitamins ~ forgot|forgotten|missed|skipped|late|morning|evening|night|time",
      ],
      fr: [
        "statine|statines|simvastatine|atorvastatine ~ matin|soir|coucher|heure|quand",
        "vitamine|vitamines|multivitamines ~ oublie|matin|soir|heure|quand",
      ],
      es: [
        "estatina|estatinas|simvastatina|atorvastatina ~ manana|noche|acostarme|hora|cuando",
        "vitamina|vitaminas|multivitaminas ~ olvidado|olvide|manana|noche|hora|cuando",
      ],
      de: [
        "statin|statine|simvastatin|atorvastatin ~ morgens|abends|wann|nachts|uhrzeit|morgen|abend",
        "vitamin|vitamine|multivitamin|vitamintablette ~ vergessen|morgens|abends|wann|uhrzeit",
      ],
    },
    source: nhsPage("Statins", "/conditions/statins/"),
  },
  "cream-question": {
    onlyAlone: "grown-ups",
    label: {
      en: "How to use a cream",
      fr: "Comment mettre une crème",
      es: "Cómo usar una crema",
      de: "Wie man eine Creme benutzt",
    },
    patterns: {
      en: [
        "hydrocortisone|emollient|moisturiser|moisturizer|cream|ointment ~ how|thick|thin|thickly|thinly|often|much|fingertip|rub|apply|before|after|order",
      ],
      fr: ["creme|pommade|hydrocortisone ~ combien|epaisse|fine|couche|souvent|appliquer|mettre|comment|avant|apres"],
      es: ["crema|pomada|hidrocortisona ~ cuanta|capa|gruesa|fina|veces|aplicar|poner|como|antes|despues"],
      de: ["creme|salbe|hydrocortison|hydrocortisonsalbe ~ wie|dick|dünn|oft|auftragen|cremen|vorher|danach"],
    },
    unless: {
      en: ["ice|clotted|whipped|sun|shaving cream"],
      fr: ["creme fraiche|glacee|solaire"],
      es: ["crema solar"],
    },
    source: nhsPage("Topical corticosteroids", "/conditions/topical-corticosteroids/"),
  },
});
