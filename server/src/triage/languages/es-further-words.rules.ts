import { SPANISH_FURTHER_URGENT_WORDS } from "./es-further-urgent-words.rules";
import type { ConceptWords } from "./language.rules";

/** The Spanish words of what was added later, by concept. */
export const SPANISH_FURTHER_WORDS: Readonly<Record<string, ConceptWords>> = {
  "dangerous-vital-signs": {
    patterns: [
      "@extremely-hot",
      "@spo2-very-low",
      "@rr-very-high",
      "@rr-very-low",
      "@bp-very-low",
      "@hr-very-high",
      "@gcs-low",
      "hipoxia|hipoxemia|hipoxico|cianosis|cianotico",
      "saturacion|oxigeno ~ muy baja|bajo",
      "choque septico|hemorragico|hipovolemico|cardiogenico|anafilactico",
      "relleno capilar ~ lento|prolongado|segundos",
    ],
  },
  "water-on-the-lungs": {
    patterns: [
      "espuma|espumoso ~ rosa|rosado|sangre|flema|esputo|saliva",
      "esputo|flema|saliva ~ rosado|espumoso",
      "edema pulmon|pulmonar|pulmones",
      "liquido|encharcado pulmon|pulmones ~ respirar|ahogo|aire|encharcado",
      "despierta|despierto|desperte ~ ahogando|ahogandome|asfixiando ~ noche|aire|sentarme|cama",
    ],
  },
  "very-high-blood-pressure-with-signs": {
    patterns: [
      "@bp-very-high && cabeza|confuso|pecho|ahogo|borroso|vista|convulsion|<vomit>",
      "tension|presion ~ altisima|disparada && cabeza|confuso|pecho|borroso|vista|veo",
      "tension|presion muy alta && cabeza ~ <pain> && borroso|vista|confuso|<vomit>",
      "crisis|emergencia|encefalopatia hipertensiva",
      "hipertension maligna",
    ],
  },
  "stroke-signs-in-notes": {
    patterns: [
      "hemiparesia|hemiplejia|hemianopsia|afasia|disartria|diplopia",
      "debilidad|adormecimiento ~ hemicuerpo|hemicara",
      "repente|subito|subitamente ~ debil|dormido|adormecido|torpe|flojo ~ brazo|pierna|mano|cara",
      "media|mitad cara|cuerpo ~ dormido|caido|paralizado|siento",
      "hemorragia|hematoma intracraneal|intracerebral|subdural|epidural|cerebral",
      "repente|subito ~ equilibrio|tambalea|doble && cabeza|habla|tragar|dormido",
    ],
  },
  "pressure-on-the-brain": {
    patterns: [
      "cabeza|cefalea ~ <pain> && <vomit> && despertar|despierta|mananas|somnoliento|adormilado",
      "cabeza|cefalea ~ <pain> && somnoliento|adormilado|torpe|desorientado|confuso",
      "cabeza|cefalea ~ <pain> && convulsion|convulsiones|personalidad",
      "pupila ~ dilatada|dilatado|grande|desigual",
      "hipertension|presion intracraneal|endocraneal",
      "papiledema|hidrocefalia",
    ],
  },
  "fit-in-notes": {
    patterns: [
      "tonico clonico|clonica",
      "estado|estatus epileptico",
      "postictal|poscritico",
      "rigido|tieso && sacude|sacudida|sacudidas|temblores && ojos|suelo|responde",
      "espuma ~ boca && tiembla|temblando|sacudida|rigido",
    ],
  },
  "headache-with-sight-loss": {
    patterns: [
      "sien|sienes|mandibula|cabelludo ~ <pain> && vista|borroso|veo|doble|ciego|vision",
      "masticar && <pain> && vista|borroso|doble|vision|ciego",
      "arteritis && vista|borroso|veo|vision|ciego",
      "arteritis && mandibula|sien|sienes && <pain>",
    ],
  },
  "infection-around-the-eye": {
    patterns: [
      "celulitis orbitaria|periorbitaria",
      "ojo ~ saltado|abombado|salido|sobresale && <fever>|<pain>|<swollen>",
      "ojo|parpado ~ <swollen> && <fever>|@hot",
      "exoftalmos|proptosis && <fever>|<pain>",
    ],
  },
  "sepsis-in-notes": {
    patterns: [
      "<fever>|infeccion|escalofrios && confuso|delira|desvaria|desorientado|incoherente",
      "<fever>|infeccion && @bp-low|@hr-very-high|@rr-high",
      "<fever>|infeccion && manos|pies|labios ~ frio|azul|morado|gris",
      "tiritona|escalofrios|tiritando ~ violento|incontrolable|parar && <fever>|infeccion",
      "choque septico|toxico",
      "lactato ~ alto|elevado",
      "bacteriemia|urosepsis|endocarditis",
    ],
  },
  "meningitis-in-notes": {
    patterns: [
      "manchas|puntos|ronchas|sarpullido && vaso && desaparece|desaparecen|quita|borran|blanquea",
      "manchas|sarpullido|erupcion ~ no desaparece|desaparecen|palidece|blanquea",
      "<fever>|@hot && cuello|nuca ~ rigido|tieso|doblar",
      "<fever>|@hot && fotofobia|petequias|purpurico",
      "signo kernig|brudzinski",
      "encefalitis|meningismo",
    ],
    unless: ["manchas ~ sol|edad|acne|ropa"],
  },
  "tummy-emergency": {
    patterns: [
      "peritonitis",
      "apendicitis aguda|perforado|reventado",
      "ombligo && <pain> && derecho|derecha && bajado|abajo|ido|pasado|movido",
      "<belly> ~ <pain> && derecho|derecha && <vomit>|<fever>|apetito|toser|saltar|caminar|andar",
      "<belly> ~ duro|rigido && tabla|tocar|tocarlo",
      "fosa iliaca && <fever>|<vomit>|derecho|derecha",
      "perforacion|perforado ~ intestino|estomago|ulcera|apendice",
      "abdomen agudo",
    ],
  },
  "pancreas-or-bile": {
    patterns: [
      "pancreatitis|colangitis",
      "<belly> ~ <pain> ~ espalda && <vomit> && arriba|alcohol|bebido|costillas|cinturon",
      "vesicula|piedras|calculos && <fever>|amarillo|ictericia|escalofrios",
      "ojo|piel ~ amarillo && <fever>|escalofrios|confuso|somnoliento",
      "ictericia && <fever>|escalofrios|confuso|somnoliento",
      "lipasa|amilasa ~ alto|elevado",
    ],
  },
  "bleeding-inside-the-gut": {
    patterns: [
      "hematemesis|melena|melenas",
      "<poo> ~ negro && mareo|mareado|palido|debil|pegajoso|alquitran|desmayo",
      "ano|recto|culo|<poo> ~ mucha|mucho|chorro|coagulos ~ sangre",
      "<poo>|ano|recto ~ <bleed> && mareo|mareado|desmayo|palido|anticoagulante|sintrom",
      "varices ~ sangran|sangrado|esofagicas && <bleed>",
      "hemorragia digestiva|intestinal|gastrica",
    ],
    unless: ["hierro|morcilla ~ <poo>|negro"],
  },
  "twisted-testicle": {
    patterns: [
      "testiculo|escroto|testicular && repente|subito|despertado|desperto|<vomit>|nauseas && <pain>",
      "torsion testicular|testiculo",
      "escroto agudo",
      "cremasterico",
    ],
    unless: ["sin dolor"],
  },
  "child-not-responding": {
    patterns: [
      "<baby> && no ~ responde|reacciona|despierta|mira && <fever>|flojo|palido|blando|flacido",
      "<baby> && flacido|hipotonico|moribundo|desmadejado",
      "<baby> && <fever>|@hot && somnoliento|adormilado|aletargado|letargico|inconsolable",
      "<baby> ~ labios|cara|piel|lengua ~ azul|gris|morado|azulado",
      "<baby> && moratones|cardenales && explicar|explicacion|gatea",
    ],
  },
  "child-with-blood-and-kidney-signs": {
    patterns: [
      "hemolitico uremico",
      "diarrea ~ sangre && palido|palidez|orina|pis|mea|moratones|somnoliento",
      "diarrea sanguinolenta && palido|palidez|orina|pis",
      "kawasaki",
    ],
  },
  "child-swallowed-poison": {
    patterns: [
      "<baby> ~ comido|comio|tragado|trago|chupado|ingerido|encontrado ~ <tablets>|jarabe",
      "<baby> ~ tomado|tomo|comido|comio|tragado|trago|bebido|bebio|chupado|ingerido|mordido ~ lejia|detergente|amoniaco|limpiador|friegasuelos|perfume|colonia|setas|bayas|nicotina|vapeador|metadona|aguarras|anticongelante|raticida",
      "<baby> && tragado|trago|comido|comio|tomado|tomo && abuela|abuelo ~ <tablets>",
      "<baby> && bote|caja|frasco|blister ~ <tablets> ~ vacio|abierto|faltan",
      "<baby> && boca|labios|lengua ~ quemado && lejia|limpiador|producto|liquido",
    ],
    unless: ["recetado|receta|pediatra"],
  },
  "too-much-medicine": {
    patterns: [
      "@paracetamol-too-much",
      "sobredosis ~ tomado|paracetamol|insulina|<tablets>|droga|heroina",
      "tomado|tome|tomo|tragado|ingerido|puesto|inyectado ~ demasiada|demasiado|triple|exceso ~ insulina|morfina|metadona|dosis|<tablets>",
      "insulina ~ error|equivocado|equivoque|confundido ~ unidades|rapida|dosis|puesto|pinchado|tipo",
      "heroina|metadona|fentanilo|morfina|cocaina|extasis && somnoliento|inconsciente|despierta|azul|convulsion|responde|desmayado",
      "pupila ~ puntiforme|alfiler",
    ],
    unless: ["riesgo|evitar ~ sobredosis", "demasiado tarde|pronto"],
  },
  poison: {
    patterns: [
      "tomado|tome|tomo|bebido|bebio|bebi|tragado|trague|trago|ingerido|ingirio|sorbo ~ lejia|amoniaco|cloro|desatascador|salfuman|aguarras|disolvente|gasolina|queroseno|anticongelante|detergente|desinfectante|limpiador|friegasuelos|raticida|matarratas|insecticida|pesticida|herbicida|veneno|acido|sosa|metanol",
      "comido|comio|comi ~ setas|hongos|bayas ~ venenoso|toxico|silvestre|bosque|campo",
      "mezclado|mezcle|mezclo ~ lejia|cloro|amoniaco && tos|respirar|vapores|mareo|ahogo",
      "inhalado|respirado|inhalo|respiro ~ humo|vapores|gases && tos|respirar|mareo|pecho|ronco",
      "hollin ~ boca|nariz|esputo",
      "organofosforado|cianuro|paraquat",
    ],
    unless: ["intoxicacion alimentaria", "acido folico|hialuronico|ascorbico|acetilsalicilico|mefenamico|tranexamico"],
  },
  "carbon-monoxide": {
    patterns: [
      "monoxido carbono",
      "alarma ~ gas|monoxido && cabeza|nauseas|mareo|suena|pitando",
      "caldera|brasero|estufa|generador|barbacoa|chimenea|calentador && cabeza|mareo|mareado|nauseas && todos|familia|casa|ambos",
      "carboxihemoglobina",
    ],
  },
  "diabetes-emergency-in-notes": {
    patterns: [
      "@glucose-very-high",
      "@glucose-very-low",
      "@ketones-high",
      "cetoacidosis|hiperosmolar|kussmaul",
      "diabetes|diabetico|insulina && aliento|respira ~ acetona|fruta|dulce|rapido",
      "aliento ~ acetona|afrutado && <vomit>|sed|cansado|somnoliento",
      "azucar|glucosa|glucemia ~ muy alto|bajo && <vomit>|confuso|somnoliento|inconsciente|tiembla",
    ],
    unless: ["quitaesmalte"],
  },
  "dangerous-blood-results": {
    patterns: [
      "@potassium-high",
      "@potassium-very-low",
      "@sodium-very-low",
      "@sodium-very-high",
      "@calcium-dangerous",
      "@hb-very-low",
      "@inr-very-high",
      "@platelets-very-low",
      "hiperpotasemia|hiperkalemia|hiponatremia && grave|severa|confuso|debil|palpitaciones|convulsion",
      "llamado|llamo|llamaron ~ laboratorio|hospital|medico && potasio|sodio|analisis && urgente|peligroso|urgencias",
    ],
  },
  "medicine-poisoning-over-time": {
    patterns: [
      "@lithium-high",
      "litio && tiembla|temblor|temblores|confuso|<vomit>|diarrea|somnoliento|torpe|tambalea",
      "digoxina && <vomit>|nauseas|halos|amarillo|confuso|lento|palpitaciones",
      "sindrome serotoninergico|neuroleptico|stevens",
      "fenitoina|teofilina|metotrexato && <vomit>|ulceras|confuso|convulsion|toxicidad|<fever>",
      "intoxicacion ~ litio|digoxina|digitalica",
      "piel ~ pela|cae|despega && ampollas && boca|ojos|genitales",
    ],
  },
  "electric-shock": {
    patterns: [
      "descarga|calambrazo|chispazo ~ electrico|corriente|enchufe|cable",
      "electrocutado|electrocuto|electrocucion",
      "corriente ~ cable|enchufe|calambre|pelado",
      "cogido|tocado|toco|toque ~ cable|enchufe ~ corriente|pelado|calambre|chispazo",
      "alcanzado|cayo|caido ~ rayo",
      "quemadura electrica|electrico",
    ],
  },
  "serious-burn": {
    patterns: [
      "quemado|quemadura|queme|quemo|escaldado ~ cara|genitales|cuello|profundo|extenso|blanco|carbonizado|hueso",
      "quemadura ~ tercer|segundo grado",
      "agua|aceite|cafe|sopa|caldo hirviendo ~ cayo|caido|encima|cara|pecho|piernas|brazo",
      "<baby> && quemado|quemo|escaldado|quemadura && agua|aceite|cafe|sopa|plancha|horno|hirviendo",
      "quemado|quemadura ~ acido|sosa|quimico|cemento|lejia",
    ],
    unless: ["quemado|quemadura|queme ~ sol", "leve|pequena|pequeno ~ quemadura"],
  },
  "nearly-drowned": {
    patterns: [
      "ahogado|ahogo|ahogaba|ahogarse ~ piscina|mar|playa|rio|banera|lago",
      "sacado|sacaron|rescatado|rescataron ~ agua|piscina|rio|mar|banera|lago",
      "tragado|trago|respirado|aspirado ~ agua && piscina|mar|banera|nadar && tos|tosiendo|azul|respira|somnoliento",
      "casi ahogamiento",
      "bucear|buceo|buceando|submarinismo && articulaciones|hormigueo|adormecido|mareo|descompresion",
    ],
    unless: ["ahogo|ahogado ~ deudas|trabajo|penas"],
  },
  "major-accident": {
    patterns: [
      "atropellado|atropello|atropellaron|arrollado",
      "accidente ~ coche|moto|trafico|carretera|tractor",
      "caido|cayo|cai|caida ~ tejado|balcon|ventana|andamio|metros|altura",
      "aplastado|aplasto ~ pecho|pierna|mano|coche|maquina|tractor",
      "politraumatismo|politraumatizado",
      "golpe|patada ~ <belly>|costado|bazo && palido|desmayo|<awful>|<vomit>|orina",
      "anticoagulante|sintrom|warfarina|apixaban|rivaroxaban && golpe|caido|cayo|cai|caida && cabeza",
    ],
    unless: ["hace anos|meses ~ accidente"],
  },
  ...SPANISH_FURTHER_URGENT_WORDS,
};
