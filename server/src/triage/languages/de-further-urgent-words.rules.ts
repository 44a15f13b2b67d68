import type { ConceptWords } from "./language.rules";

/** The German words of what was added later and is urgent, by concept. */
export const GERMAN_FURTHER_URGENT_WORDS: Readonly<Record<string, ConceptWords>> = {
  "water-infection": {
    patterns: [
      "brennt|brennen|<pain> ~ wasserlassen|pinkeln|urinieren|pipi",
      "blasenentzündung|harnwegsinfekt|harnwegsinfektion|zystitis|dysurie|pyelonephritis|prostatitis|nebenhodenentzündung",
      "ständig|dauernd|häufig|oft ~ wasserlassen|pinkeln|toilette|urinieren && brennt|brennen|<pain>|trüb|riecht",
      "urin ~ trüb|trüber|stinkt|flockig",
    ],
  },
  "chest-infection": {
    patterns: [
      "lungenentzündung|pneumonie|rippenfellentzündung|keuchhusten|bronchiektasen",
      "husten|auswurf|schleim && <fever>|@hot && grün|grüner|gelber|bräunlich|rostig|eitrig|kurzatmig|@over-3-days",
      "copd && exazerbation|schlimmer|verschlechtert|auswurf",
      "auswurf ~ eitrig|eitriger|rostig|rostfarben",
    ],
  },
  shingles: {
    patterns: [
      "gürtelrose|herpes zoster",
      "bläschen|ausschlag ~ gürtelförmig|streifen|einseitig|gürtel && <pain>|brennt|brennend",
      "zosterneuralgie|dermatom && bläschen|ausschlag|<pain>",
    ],
    unless: ["gürtelrose ~ impfung|impfen|geimpft"],
  },
  "skin-infection": {
    patterns: [
      "wundrose|erysipel|phlegmone|impetigo|abszess|furunkel|karbunkel|nagelbettentzündung|brustentzündung|blutvergiftungsstreifen",
      "haut|bein|schienbein|unterschenkel|stelle ~ rot|gerötet|rötung ~ heiss|überwärmt|geschwollen|breitet",
      "wunde|naht|narbe|operationswunde ~ eiter|eitert|nässt|eitrig|entzündet|stinkt",
      "diabetischer|diabetisches fuss|fusssyndrom|fussulkus",
    ],
  },
  "bad-throat": {
    patterns: [
      "mandelentzündung|angina|tonsillitis|halsschmerzen && <fever>|@hot && weiss|weisse|eitrig|eiter|beläge|stippen|lymphknoten|geschwollen|@over-3-days",
      "mandeln|rachen ~ eitrig|eiter|beläge|stippen|belegt",
      "peritonsillarabszess|scharlach|streptokokken|pfeiffersches|drüsenfieber|mononukleose",
      "halsschmerzen && @over-1-week",
    ],
  },
  "lasting-sinus-pain": {
    patterns: [
      "nebenhöhlen|nebenhöhlenentzündung|sinusitis|stirnhöhle|kieferhöhle && @over-10-days|@over-1-week|schlimmer|<fever>|@hot|eitrig",
      "nasenschleim|nasensekret|schnupfen ~ grün|eitrig|eitriger && @over-10-days|<fever>|gesichtsschmerzen",
      "kieferhöhlenentzündung|stirnhöhlenentzündung",
    ],
  },
  "ear-infection": {
    patterns: [
      "ohrenschmerzen|ohrenweh|ohr ~ <fever>|eiter|eitrig|ausfluss|läuft|nässt|blutet|flüssigkeit",
      "ohrenschmerzen|ohrenweh && <fever>|@hot|@over-3-days",
      "mittelohrentzündung|gehörgangsentzündung|mastoiditis|otitis",
      "trommelfell ~ geplatzt|gerissen|trommelfellriss|perforiert|vorgewölbt",
      "hörsturz|hörverlust|plötzlich ~ taub|schwerhörig ~ ohr",
    ],
  },
  "red-eye": {
    patterns: [
      "auge|augen ~ rot|gerötet|entzündet && lichtempfindlich|lichtscheu|verschwommen|kontaktlinse|kontaktlinsen|<awful>",
      "keratitis|uveitis|iritis|skleritis|hornhautentzündung|regenbogenhautentzündung|hornhautverletzung|hornhautgeschwür",
      "hornhaut ~ verletzt|kratzer|zerkratzt|geschwür",
      "bindehautentzündung && kontaktlinse|kontaktlinsen|neugeborenes|lichtscheu|@young-baby",
    ],
  },
  "pelvic-or-sexual-infection": {
    patterns: [
      "eierstockentzündung|eileiterentzündung|adnexitis|unterleibsentzündung|chlamydien|tripper|gonorrhö|syphilis|trichomonaden|genitalherpes|geschlechtskrankheit",
      "ausfluss ~ scheide|vagina|penis|harnröhre|übelriechend|übelriechender|grünlich|fischig|eitrig",
      "ungeschützter|ungeschützten geschlechtsverkehr|verkehr",
      "kondom ~ gerissen|geplatzt|abgerutscht",
      "<pain> ~ geschlechtsverkehr",
    ],
  },
  "rash-with-illness": {
    patterns: [
      "ausschlag|hautausschlag && <fever>|@hot|@hot-39",
      "masern|röteln|wanderröte|borreliose",
      "zecke|zeckenbiss|zeckenstich ~ rötung|ringförmig|kreisrund|ausschlag|rot|breitet",
      "ausschlag|quaddeln|nesselsucht ~ antibiotikum|antibiotika|amoxicillin|penicillin|tablette|medikament",
      "<pregnant> && windpocken|ringelröteln|gürtelrose|masern",
    ],
    unless: ["masern|röteln ~ impfung|impfen|geimpft"],
  },
  "fever-in-a-baby-or-of-long": {
    patterns: [
      "<fever>|@hot && säugling|@baby|@infant-3-to-6",
      "<fever> && @older|@over-3-days",
      "<fever> && dauerkatheter|blasenkatheter|auslandsreise|tropenreise|fernreise|diabetiker|diabetikerin",
      "<fever> && gelenkschmerzen|nachtschweiss|gewichtsverlust",
    ],
  },
  "gut-infection-to-check": {
    patterns: [
      "durchfall ~ blut|blutig|blutiger|schleim",
      "durchfall && @over-1-week|@hot-39|antibiotikum|antibiotika|ausgetrocknet|auslandsreise|@older",
      "salmonellen|salmonellenvergiftung|campylobacter|shigellen|giardien|ruhr|clostridien",
      "<vomit>|durchfall && trockener|dunkler mund|urin",
      "<vomit> && @over-2-days|@over-3-days",
    ],
  },
  "bleeding-to-check": {
    patterns: [
      "zwischenblutung|zwischenblutungen|schmierblutung|schmierblutungen|kontaktblutung|menorrhagie|hämaturie|hämatospermie|hämatochezie",
      "wechseljahre|wechseljahren|menopause && <bleed>",
      "urin|sperma|ejakulat ~ blut|blutig|rötlich|rosa",
      "nasenbluten ~ ständig|täglich|wiederholt|häufig|blutverdünner|marcumar",
      "blaue|blauen flecken|flecke ~ grundlos|ständig|überall|ursache",
    ],
  },
  "lump-to-check": {
    patterns: [
      "knoten|verhärtung|geschwulst ~ brust|brustwarze|hoden|achsel|achselhöhle|leiste",
      "lymphknoten ~ hart|wochen|vergrössert|wächst|tastbar|schmerzlos",
      "muttermal|leberfleck ~ verändert|wächst|blutet|dunkler|grösser|juckt|unregelmässig",
      "melanom|basaliom|hautkrebsverdacht",
      "geschwür|wunde|stelle ~ heilt|verheilt ~ nicht && mund|zunge|haut|wochen|@3-weeks",
    ],
  },
  "slow-change-to-check": {
    patterns: [
      "husten|heiserkeit|heiser && @3-weeks",
      "gewicht ~ verloren|verliere|ungewollt|unbeabsichtigt",
      "abgenommen ~ ungewollt|ungewollter|kilo|unerklärlich|grundlos",
      "schluckstörung|schluckstörungen|schluckbeschwerden|dysphagie && @3-weeks|wochen|zunehmend|schlimmer|stecken",
      "blutarmut|anämie|eisenmangel|eisenmangelanämie|nachtschweiss|stuhlveränderung",
    ],
  },
  "yellow-skin": {
    patterns: [
      "gelbsucht|ikterus|ikterisch",
      "haut|augen|augenweiss|skleren ~ gelb|gelblich|vergilbt|verfärbt",
      "urin ~ dunkel|bierbraun && stuhl ~ helle|heller|entfärbt|lehmfarben",
    ],
    unless: ["augen|auge ~ gelb|gelblich ~ verklebt|eiter|schleim|kruste|sekret"],
  },
  "hot-or-swollen-joint": {
    patterns: [
      "gichtanfall|gicht|podagra|schleimbeutelentzündung|bursitis|gelenkerguss|kniegelenkserguss|synovitis|gelenkentzündung",
      "gelenk|knie|knöchel|handgelenk|ellbogen|ellenbogen|grosszehe|zehengelenk ~ heiss|rot|gerötet|überwärmt && <swollen>|<pain>",
    ],
    unless: ["leicht|wenig geschwollen", "insektenstich|bienenstich|wespenstich|mückenstich"],
  },
  "injury-to-check": {
    patterns: [
      "knöchel|knie|handgelenk|schulter|daumen|ellbogen ~ nicht|kaum ~ belasten|auftreten|beugen|strecken|bewegen",
      "achillessehne|achillessehnenriss|bänderriss|kreuzbandriss|sehnenriss|muskelriss|rippenprellung|schleudertrauma",
      "schnitt|schnittwunde|wunde ~ klafft|klaffend|klaffende|genäht|verschmutzt|rostig|rostigen",
      "rostigen|rostiger nagel|draht",
      "zahn ~ ausgeschlagen|abgebrochen",
    ],
  },
  spinning: {
    patterns: [
      "drehschwindel|lagerungsschwindel|labyrinthitis|nystagmus|menière",
      "dreht|drehen ~ alles|zimmer|raum|welt && übel|schwindel|schwindelig|stundenlang|tagelang|kopf",
      "schwindel|schwindelig|schwindlig && @over-2-days|ohrgeräusch|tinnitus|hörverlust|<vomit>",
    ],
  },
  "heart-to-check": {
    patterns: [
      "@bp-very-high|@bp-high|@hr-high",
      "blutdruck ~ erhöht|entgleist|ständig|dauerhaft",
      "herzstolpern|extrasystolen|vorhofflimmern|herzrhythmusstörung|herzrhythmusstörungen|belastungsdyspnoe",
      "knöchel|beine|füsse ~ <swollen> && kurzatmig|atemnot|flach|liegen|gewicht|müde|abends",
      "herz ~ setzt|setzte ~ aus",
    ],
  },
  "kidney-stone": {
    patterns: [
      "nierenstein|nierensteine|nierenkolik|harnleiterstein|harnstein|gallenkolik|gallenstein|gallensteine",
      "flanke|flankenschmerz|flankenschmerzen ~ leiste|kolikartig|wellenförmig|krampfartig",
      "<pain>|schmerzen ~ rücken|seite ~ leiste ~ wellen|wellenartig|zieht|ausstrahlend",
    ],
  },
  "mind-to-check": {
    patterns: [
      "niedergeschlagen|niedergeschlagenheit|hoffnungslos|antriebslos|antriebslosigkeit|freudlos|lustlos ~ wochen|monaten|ständig|fühle|völlig",
      "panikattacke|panikattacken|angststörung|zwangsgedanken|magersucht|bulimie|essstörung|wochenbettdepression",
      "weine|weint ~ ständig|dauernd|täglich|grundlos",
      "trinke|trinkt ~ alkohol ~ zu viel|täglich|aufhören",
      "wertlos|überfordert ~ fühle|fühlt|völlig",
    ],
  },
  "medicine-trouble": {
    patterns: [
      "seit|nach|neues|neuen ~ medikament|tablette|tabletten|antibiotikum|statin|blutdrucktablette|pille && ausschlag|schwindel|übel|übelkeit|husten|muskelschmerzen|durchfall|juckreiz|juckt",
      "nebenwirkung|nebenwirkungen ~ medikament|tablette|tabletten|antibiotikum|pille|statin",
      "vergessen|ausgelassen ~ pille|insulin|blutverdünner|dosis",
      "unverträglichkeit ~ medikament|tablette|antibiotikum",
    ],
  },
  "mouth-to-check": {
    patterns: [
      "zahnschmerzen|zahnweh|zahnabszess|zahnfleischentzündung|wurzelentzündung|weisheitszahn && <swollen>|<pain>|eiter|pocht|entzündet|zahnschmerzen|zahnabszess",
      "zahn|zahnfleisch|backenzahn ~ eiter|eitert|entzündet|pocht|<swollen>",
      "backe|wange|kiefer ~ <swollen> ~ zahn|zahnschmerzen",
      "mund ~ kaum|nicht ~ öffnen|aufmachen",
    ],
    unless: ["zahnen|zahnt|zähnchen"],
  },
  "asthma-to-check": {
    patterns: [
      "asthmaspray|salbutamol|inhalator|notfallspray ~ öfter|häufiger|ständig|täglich|mehrmals",
      "asthma ~ nachts|schlimmer|schlechter|verschlechtert|verschlechterung|unkontrolliert|schub",
      "giemen|keuchen ~ nachts|beim|atmen|husten",
    ],
  },
  "pregnancy-to-check": {
    patterns: [
      "<pregnant> && juckreiz|juckt|ausfluss|<fever>|wassereinlagerungen|geschwollen|schwindelig|krämpfe|wasserlassen",
      "<pregnant> ~ ständig|dauernd ~ <vomit>|übergebe",
      "brustentzündung|milchstau|mastitis|hyperemesis",
      "periode|regel ~ ausgeblieben|überfällig",
      "notfallverhütung|schwangerschaftsabbruch",
    ],
  },
  "child-to-check": {
    patterns: [
      "pseudokrupp|bronchiolitis|krupphusten|keuchhusten",
      "bellender|bellenden husten",
      "<baby> ~ hinkt|humpelt|trinkschwäche|gedeiht|ohrenschmerzen|bettnässen|gelblich",
      "<baby> && <fever>|@hot && @over-2-days|@over-3-days|ohr|ohrenschmerzen|ausschlag|halsschmerzen",
    ],
  },
};
