import type { ConceptWords } from "./language.rules";

/** The German words of what was added later, by concept. */
export const GERMAN_FURTHER_EMERGENCY_WORDS: Readonly<Record<string, ConceptWords>> = {
  "dangerous-vital-signs": {
    patterns: [
      "@extremely-hot|@spo2-very-low|@rr-very-high|@rr-very-low|@bp-very-low|@hr-very-high|@gcs-low|@news-high",
      "sauerstoffsättigung|sättigung ~ niedrig|abgefallen|gefallen|sinkt|fällt",
      "septischer|kardiogener|hypovolämischer|hämorrhagischer schock",
      "kreislaufinstabil|zyanose|zyanotisch|reanimationspflichtig",
    ],
  },
  "water-on-the-lungs": {
    patterns: [
      "lungenödem|lungenstauung",
      "schaumig|schaumiger|schaumigen|rosa ~ auswurf|schleim|speichel",
      "brodelt|brodelnd|rasselt|röchelt|röchelnd ~ atem|lunge|<breathe>",
      "wasser ~ lunge && <breathe>|atemnot|luftnot",
    ],
  },
  "very-high-blood-pressure-with-signs": {
    patterns: [
      "@bp-very-high && kopfschmerzen|kopfschmerz|verwirrt|brustschmerzen|atemnot|sehstörungen|nasenbluten|<vomit>|<numb>",
      "blutdruckkrise|hochdruckkrise",
      "hypertensive|hypertensiver krise|notfall|entgleisung",
      "blutdruck ~ entgleist|gefährlich && kopfschmerzen|sehstörungen|brustschmerzen|atemnot",
    ],
  },
  "stroke-signs-in-notes": {
    patterns: [
      "schlagartig|plötzlich ~ doppelt|doppelbilder && schwindel|schwindelig|schluckstörung|gangunsicher|gangunsicherheit",
      "dysarthrie|hemianopsie|fazialisparese|armparese|beinparese|monoparese|halbseitensymptomatik|hemihypästhesie",
      "halbe|linke|rechte gesicht|körper|gesichtshälfte|körperhälfte ~ <numb>",
      "zieht ~ bein|fuss ~ nach && plötzlich|schlagartig",
    ],
  },
  "pressure-on-the-brain": {
    patterns: [
      "hirndruck|stauungspapille|hydrozephalus|hirnödem",
      "kopfschmerzen|kopfschmerz|kopfweh && schwallartig|schläfrig|benommen|wesensveränderung|gangunsicherheit",
      "kopfschmerzen|kopfschmerz|kopfweh && <vomit> ~ morgens|aufwachen|nüchtern",
      "pupille|pupillen ~ weit|grösser|ungleich|starr",
    ],
  },
  "fit-in-notes": {
    patterns: [
      "epilepticus|epileptikus",
      "tonisch klonisch|klonischer",
      "postiktal|einnässen|eingenässt && bewusstlos|gezuckt|zuckte|zungenbiss|weggetreten",
      "zungenbiss && bewusstlos|gezuckt|zuckte|verwirrt|eingenässt",
    ],
  },
  "headache-with-sight-loss": {
    patterns: [
      "schläfe|schläfen|kopfhaut|kauen ~ <pain> && verschwommen|doppelbilder|erblindet|sehstörung|sehverlust",
      "schläfe|schläfen|kopfhaut|kauen ~ <pain> && sehe schlecht",
      "riesenzellarteriitis|arteriitis|temporalis && sehstörung|verschwommen|doppelbilder|sehverlust",
      "schläfenkopfschmerz|schläfenschmerzen && sehstörung|verschwommen|doppelbilder|sehverlust",
    ],
  },
  "infection-around-the-eye": {
    patterns: [
      "orbitaphlegmone|exophthalmus",
      "auge|augenlid|lider ~ <swollen> && <fever>|@hot",
      "auge|augapfel ~ hervorgetreten|herausgetreten|quillt|vorgewölbt",
    ],
  },
  "sepsis-in-notes": {
    patterns: [
      "urosepsis|bakteriämie|endokarditis|osteomyelitis",
      "<fever>|schüttelfrost|infektion && marmoriert|marmorierte|fleckige|kaltschweissig",
      "<fever>|schüttelfrost|infektion && herzrasen|@hr-very-high|@bp-low|@rr-high",
      "<fever>|lungenentzündung|harnwegsinfekt|infektion && verwirrt|wirr|desorientiert|apathisch",
      "toxischer|toxisches schock|schocksyndrom",
    ],
  },
  "meningitis-in-notes": {
    patterns: [
      "nackensteifigkeit|nackensteife|meningismus && <fever>|@hot|kopfschmerzen|lichtscheu|ausschlag|<vomit>",
      "petechien|einblutungen|purpura && <fever>|@hot|schläfrig|<vomit>|kopfschmerzen",
      "flecken|punkte|ausschlag && glas|wasserglas ~ bleiben|bleibt|verschwinden|drücken|wegdrücken",
      "flecken|punkte|ausschlag ~ nicht ~ wegdrücken|verblassen|verblasst|wegdrückbar",
      "fontanelle ~ vorgewölbt|gespannt|prall",
    ],
    unless: ["meningitis|meningokokken ~ impfung|impfen|geimpft"],
  },
  "tummy-emergency": {
    patterns: [
      "bauchfellentzündung|peritonitis|abwehrspannung|bauchtrauma|magendurchbruch|darmdurchbruch|milzriss",
      "blinddarm|blinddarmdurchbruch ~ durchbruch|geplatzt|perforiert|durchgebrochen",
      "bauch|bauchdecke|unterbauch ~ bretthart|brettharter|steinhart",
      "bauchnabel|nabel && rechts|rechten ~ unten|unterbauch|gewandert && <pain>|bauchschmerzen|<vomit>|<fever>",
      "loslassschmerz|klopfschmerz|erschütterungsschmerz && bauch|unterbauch|rechts",
    ],
  },
  "pancreas-or-bile": {
    patterns: [
      "bauchspeicheldrüsenentzündung|pankreatitis|cholangitis|gallenblasenentzündung|leberversagen",
      "oberbauch|oberbauchschmerzen && gürtelförmig|rücken && <vomit>|alkohol|<awful>",
      "gallensteine|gallenblase|gallenkolik|oberbauch && <fever>|@hot|schüttelfrost|gelbsucht",
      "gelbsucht|gelb|ikterus && <fever>|@hot|schüttelfrost|verwirrt && haut|augen|gelbsucht|ikterus",
    ],
  },
  "bleeding-inside-the-gut": {
    patterns: [
      "teerstuhl|bluterbrechen|hämatemesis|meläna|kaffeesatzerbrechen|ösophagusvarizenblutung",
      "<vomit> ~ kaffeesatz|kaffeesatzartig",
      "<poo> ~ pechschwarz|teerig|teerartig",
      "magenblutung|darmblutung|varizenblutung",
      "blut|blutung ~ after|darm|stuhl && blass|ohnmächtig|schwindelig|kollabiert|klumpen",
    ],
    unless: ["eisentabletten|eisenpräparat"],
  },
  "twisted-testicle": {
    patterns: [
      "hodentorsion|hodenverdrehung",
      "hoden|hodensack ~ plötzlich|verdreht|schlagartig|<awful> && <pain>",
      "hodenschmerzen|hodenschmerz && plötzlich|<awful>|<vomit>|übel|aufgewacht",
    ],
  },
  "child-not-responding": {
    patterns: [
      "<baby> ~ schlaff|schlapp|leblos|apathisch|teilnahmslos|graublass|aschfahl",
      "<baby> ~ wimmert|schrilles|schrill ~ schreien|schreit|ständig",
      "<baby> ~ nicht|kaum ~ reagiert|aufwecken|weckbar|blickkontakt|ansprechbar",
      "<baby> && marmoriert|marmorierte|blaue lippen|haut",
    ],
    unless: ["schlapp ~ spielt|trinkt"],
  },
  "child-with-blood-and-kidney-signs": {
    patterns: [
      "hämolytisch|hämolytisches urämisches|urämisch",
      "blutiger|blutigen|blutig durchfall && blass|blässe|wenig|kaum ~ urin|haut|pipi|gesicht",
      "durchfall ~ blut && blass|blässe|blaue flecken && <baby>",
      "kawasaki syndrom",
    ],
  },
  "child-swallowed-poison": {
    patterns: [
      "<baby> ~ verschluckt|geschluckt|getrunken|gegessen ~ <tablets>|putzmittel|reiniger|waschmittel|bleiche|beeren|pilz|nikotin|parfüm|spülmaschinentab|lampenöl|frostschutzmittel",
      "<baby> && tablettenpackung|tablettenschachtel|pillendose|medikamentenschrank && leer|offen|fehlen|geöffnet",
      "<baby> ~ oma|opa|grossmutter|grossvater ~ <tablets> ~ genommen|gegessen|geschluckt",
      "<baby> && zigarette|zigaretten|zigarettenstummel|goldregen|tollkirsche|eibe && gegessen|verschluckt|geschluckt",
    ],
  },
  "too-much-medicine": {
    patterns: [
      "@paracetamol-too-much",
      "genommen|geschluckt|eingenommen ~ zu viele|viel ~ <tablets>",
      "ganze|ganzen|komplette packung|schachtel|blisterpackung ~ genommen|geschluckt|eingenommen",
      "überdosiert|überdosis|überdosierung && <tablets>|morphium|heroin|methadon|fentanyl",
      "gespritzt ~ falsches|zu viel|doppelte ~ insulin",
    ],
  },
  poison: {
    patterns: [
      "getrunken|geschluckt|verschluckt ~ frostschutzmittel|bleichmittel|unkrautvernichter|abflussreiniger|entkalker|benzin|terpentin|lampenöl|säure|lauge|methanol|rattengift",
      "knollenblätterpilz|giftpilz|giftpilze|pilzvergiftung|rauchvergiftung|rauchgasvergiftung|chlorgas",
      "dämpfe|rauch|rauchgas|chlor ~ eingeatmet && husten|schwindel|schwindelig|heiser|kopfschmerzen|<breathe>|übel",
      "russ ~ nase|mund|rachen && wohnungsbrand|feuer|rauch",
    ],
    unless: ["lebensmittelvergiftung"],
  },
  "carbon-monoxide": {
    patterns: [
      "kohlenmonoxid|kohlenmonoxidmelder|kohlenmonoxidvergiftung|kohlenmonoxyd",
      "gastherme|therme|kamin|ofen|holzofen|holzkohlegrill|heizstrahler && kopfschmerzen|übel|schwindelig && alle|beide|familie|drinnen|wohnung|zelt",
      "gasmelder|melder ~ piept|schlägt|ausgelöst && kopfschmerzen|übel|schwindelig",
    ],
  },
  "diabetes-emergency-in-notes": {
    patterns: [
      "ketoazidose",
      "hyperglykämisches|diabetisches koma",
      "diabetes|diabetiker|diabetikerin|insulin|blutzucker && azeton|aceton|nagellackentferner && atem|riecht|geruch|<breathe>",
      "@ketones-high|@glucose-very-high|@glucose-very-low",
      "unterzuckert|unterzuckerung|hypoglykämie && verwirrt|bewusstlos|krampft|schläfrig|ansprechbar|lallt",
      "diabetes|diabetiker|diabetikerin && <vomit> && ketone|blutzucker|schläfrig|verwirrt",
    ],
    unless: ["nagellack ~ entfernen"],
  },
  "dangerous-blood-results": {
    patterns: [
      "@potassium-high|@potassium-very-low|@sodium-very-low|@sodium-very-high|@calcium-dangerous|@hb-very-low|@inr-very-high|@platelets-very-low|@ph-low|@troponin-high",
      "hyperkaliämie|kaliumspiegel ~ schwer|gefährlich|schwach|herzstolpern|dialyse|hoch",
      "dialyse ~ verpasst|versäumt|ausgefallen && <breathe>|atemnot|schwach|herzstolpern|geschwollen",
      "hausarzt|arztpraxis|krankenhaus ~ angerufen && blutwerte|kalium|natrium && sofort|dringend|gefährlich",
    ],
  },
  "medicine-poisoning-over-time": {
    patterns: [
      "@lithium-high",
      "lithium && zittern|zittert|zittere|verwirrt|durchfall|<vomit>|lallt|schwankt",
      "digoxin|digitoxin|digitalis && <vomit>|übel|gelb|verwirrt|herzstolpern|sehstörungen",
      "lithiumvergiftung|digitalisvergiftung|serotoninsyndrom|lyell",
      "haut ~ löst|schält|ablösung && blasen ~ mund|augen|lippen",
    ],
  },
  "electric-shock": {
    patterns: [
      "stromschlag|stromunfall|elektroschock|blitzschlag|starkstrom",
      "stromschlag|strom ~ steckdose|kabel|leitung|elektroherd|weidezaun ~ bekommen|gekriegt|gewischt|gefasst|gelangt",
      "blitz ~ getroffen|eingeschlagen",
    ],
    unless: ["elektroschock gerät|therapie"],
  },
  "serious-burn": {
    patterns: [
      "verbrannt|verbrüht|verbrennung|verbrühung ~ gesicht|hals|genitalbereich|genitalien|grossflächig|grossflächige|handfläche|schwarz|weiss|tief|tiefe|dritten",
      "kochendes|kochendem|siedendes|heisses|heissem ~ wasser|öl|fett|suppe|kaffee|tee ~ übergossen|verbrüht|gesicht|brust|beine|geschüttet|gekippt",
      "<baby> ~ verbrannt|verbrüht|verbrennung|verbrühung",
      "verätzt|verätzung|verätzungen ~ säure|lauge|haut|gesicht|speiseröhre|zement",
      "brandverletzung|inhalationstrauma|brandblasen ~ grosse|riesige|überall|ganzen|ganze",
    ],
    unless: ["sonnenbrand", "zunge ~ verbrannt", "kleine|kleiner|leichte verbrennung|brandblase"],
  },
  "nearly-drowned": {
    patterns: [
      "ertrunken|beinaheertrinken|ertrinkungsunfall",
      "wasser|schwimmbad|schwimmbecken|badesee|baggersee|teich|badewanne ~ gezogen|gerettet|herausgezogen|untergegangen && <breathe>|hustet|blau|bewusstlos",
      "taucherkrankheit|dekompressionskrankheit|tauchunfall|badeunfall",
      "tauchen|tauchgang|getaucht && kribbeln|gelenkschmerzen|<numb>|atemnot",
    ],
  },
  "major-accident": {
    patterns: [
      "autounfall|motorradunfall|verkehrsunfall|polytrauma|verschüttet|frontalzusammenstoss",
      "angefahren|überfahren|überrollt ~ auto|lkw|traktor|linienbus|motorrad|worden|wurde",
      "gefallen|gestürzt|gesprungen|abgestürzt ~ dach|leiter|balkon|fenster|baum|gerüst|metern|höhe",
      "eingequetscht|eingeklemmt|zerquetscht ~ maschine|auto|baum|traktor|brust|becken",
      "explodiert|explodierte ~ verletzt|getroffen|neben|gesicht",
    ],
    unless: ["nerv|ischias|leistenbruch ~ eingeklemmt"],
  },
};
