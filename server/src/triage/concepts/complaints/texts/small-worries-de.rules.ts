import type { AdviceById } from "../complaint.rules";

/** Small worries, in German. */
export const SMALL_WORRIES_DE: AdviceById = {
  snoring: {
    advice: [
      "Anders liegen: Schlafen Sie auf der Seite. Pflaster oder ein Spray helfen, wenn die Nase zu ist.",
      "Was es schlimmer macht: Alkohol, Rauchen, Schlafmittel und Übergewicht. Weniger davon hilft am meisten.",
    ],
    askFor111: [
      "Sie im Schlaf aufhören zu atmen oder nach Luft ringen",
      "Sie am Tag so müde sind, dass Sie einnicken, vor allem am Steuer",
    ],
  },
  "eyelid-twitch": {
    advice: [
      "Ausruhen: Es kommt von Müdigkeit, Stress, Bildschirm oder Kaffee und geht in Tagen oder Wochen von selbst.",
      "Das Auge beruhigen: Machen Sie Bildschirmpausen, trinken Sie weniger Kaffee und legen Sie ein warmes Tuch auf das geschlossene Auge.",
    ],
    askFor111: [
      "es länger als 2 Wochen dauert oder andere Teile des Gesichts zucken",
      "das Lid hängt oder das Auge rot oder geschwollen ist",
    ],
  },
  bruise: {
    advice: [
      "Kühlen: Legen Sie etwas Kaltes in einem Tuch auf, höchstens 20 Minuten, mehrmals am Tag, 2 bis 3 Tage lang.",
      "Sanft bewegen: Schonen Sie zuerst, dann bewegen Sie vorsichtig. Ein blauer Fleck wird grün und gelb und ist in 2 Wochen weg.",
    ],
    askFor111: [
      "Sie nicht auftreten oder es nicht bewegen können oder es krumm aussieht",
      "Sie ohne Grund blaue Flecken bekommen oder Blutverdünner nehmen",
      "es dicker wird oder mehr wehtut",
    ],
  },
  "ears-after-flight": {
    advice: [
      "Die Ohren öffnen: Schlucken, gähnen oder Kaugummi kauen. Nase zuhalten, Mund zu und ganz sanft pusten.",
      "Zeit lassen: Es geht in Stunden oder wenigen Tagen von selbst weg. Ein abschwellendes Spray kann ein paar Tage helfen.",
    ],
    askFor111: [
      "es sehr wehtut oder Flüssigkeit oder Blut aus dem Ohr läuft",
      "Sie länger als 2 Tage schlechter hören oder sich alles dreht",
    ],
  },
  "sore-after-jab": {
    advice: [
      "Lindern: Ein kühles Tuch und Bewegung des Arms helfen. Es geht in 2 bis 3 Tagen weg.",
      "Ruhen und trinken: Ein oder zwei Tage müde, schlapp oder etwas warm zu sein ist üblich.",
    ],
    askFor111: [
      "die Rötung nach mehr als 2 Tagen größer oder heiß wird",
      "Sie länger als 2 Tage Fieber haben",
      "Sie Ausschlag bekommen oder sich sehr krank fühlen",
    ],
  },
  "bitten-tongue": {
    advice: [
      "Kühlen: Lutschen Sie Eis oder trinken Sie etwas Kaltes. Meiden Sie Heißes, Saures, Salziges und Scharfes.",
      "Sauber halten: Putzen Sie mit weicher Bürste und spülen Sie mit kühlem Salzwasser. Es heilt in etwa einer Woche.",
    ],
    askFor111: [
      "es nach 10 Minuten Drücken noch blutet",
      "die Zunge anschwillt oder Sie nicht schlucken können",
      "es nach 3 Wochen nicht geheilt ist",
    ],
  },
  "colour-from-food": {
    advice: [
      "Ein bis zwei Tage warten: Rote Bete färbt Urin und Stuhl rosa oder rot. Dunkle Beeren und Lakritz färben auch.",
      "Trinken und wieder hinsehen: Ohne dieses Essen ist nach 2 Tagen alles wieder normal.",
    ],
    askFor111: [
      "die Farbe länger als 2 Tage bleibt oder Sie nichts davon gegessen haben",
      "Sie Schmerzen oder Fieber haben oder Klumpen sehen",
    ],
  },
  "swallowed-gum": {
    advice: [
      "Nichts tun: Es geht durch den Körper und kommt in einigen Tagen heraus.",
      "Essen und trinken wie immer: Lösen Sie kein Erbrechen aus.",
    ],
    askFor111: [
      "Husten, Pfeifen, Sabbern oder Schmerzen beim Schlucken dazukommen",
      "Bauchschmerzen oder Erbrechen dazukommen",
      "es etwas Spitzes, eine Batterie, ein Magnet oder ein Medikament gewesen sein kann: dann sofort in die Notaufnahme",
    ],
  },
  "limb-asleep": {
    advice: [
      "Bewegen: Schütteln Sie aus und liegen oder sitzen Sie anders. Das Gefühl kommt in Minuten zurück.",
      "Druck wegnehmen: Lockern Sie, was eng ist, und schlagen Sie die Beine nicht lange übereinander.",
    ],
    askFor111: [
      "es nach einigen Minuten nicht weggeht oder immer wiederkommt",
      "es kommt, ohne dass etwas auf Arm oder Bein drückt",
    ],
  },
  nails: {
    advice: [
      "Pflegen: Halten Sie Nägel kurz und trocken, tragen Sie Handschuhe beim Spülen und cremen Sie die Hände ein.",
      "Was harmlos ist: Weiße Flecken kommen von kleinen Stößen und wachsen heraus. Längsrillen kommen mit dem Alter.",
    ],
    askFor111: [
      "ein dunkler Strich oder Fleck unter dem Nagel kommt von keinem Stoß",
      "die Haut am Nagel ist heiß, geschwollen oder eitert",
      "ein Nagel verformt oder löst sich",
    ],
  },
  "clicking-joints": {
    advice: [
      "Nichts zu behandeln: Knacken ohne Schmerz kommt von Gas und Sehnen und schadet nicht.",
      "In Bewegung bleiben: Starke Muskeln helfen. Gehen, schwimmen oder radeln Sie, nach dem Aufwärmen.",
    ],
    askFor111: ["es schmerzt, anschwillt, blockiert oder wegknickt", "es mit einer Verletzung begann"],
  },
  stitch: {
    advice: [
      "Anhalten und atmen: Werden Sie langsamer, atmen Sie tief und drücken Sie sanft auf die Stelle. Es geht in Minuten weg.",
      "Nächstes Mal: Essen und trinken Sie wenig in den 2 Stunden vor dem Sport und beginnen Sie langsam.",
    ],
    askFor111: [
      "der Schmerz in Ruhe nicht weggeht",
      "er in der Brust sitzt oder Sie schlecht Luft bekommen: dann 999 anrufen",
    ],
  },
  "puffy-eyes": {
    advice: [
      "Kühlen: Legen Sie 10 Minuten ein kühles, feuchtes Tuch oder Gurkenscheiben auf die geschlossenen Augen.",
      "Schlaf und Salz: Schlafen Sie mit erhöhtem Kopf, trinken Sie Wasser und essen Sie weniger Salz.",
    ],
    askFor111: ["ein Auge rot ist, wehtut oder schlechter sieht", "auch Gesicht, Lippen oder Beine anschwellen"],
  },
  chickenpox: {
    advice: [
      "Juckreiz lindern: Kühlende Gele, weite Baumwolle und kurze Nägel helfen. Paracetamol hilft gegen Fieber; nie Ibuprofen geben.",
      "Zu Hause bleiben: Bis alle Bläschen Krusten haben, etwa 5 Tage. Abstand zu Schwangeren, Neugeborenen und Abwehrschwachen.",
    ],
    askFor111: [
      "Bläschen heiß, rot oder sehr schmerzhaft werden",
      "jemand wenig trinkt, kränker wird, schwanger oder neugeboren ist",
      "es ein Erwachsener ist, der sich sehr krank fühlt",
    ],
  },
  "tired-feet": {
    advice: [
      "Hochlegen: Lagern Sie die Füße höher als die Hüfte, baden Sie sie kühl und rollen Sie sie über einen Ball.",
      "Bessere Schuhe: Weite Schuhe mit weicher Sohle, am Tag wechseln, mit Einlagen.",
    ],
    askFor111: [
      "ein Fuß heiß, rot oder geschwollen ist",
      "Sie Diabetes haben oder die Füße taub bleiben",
      "es länger als 2 Wochen auch morgens noch da ist",
    ],
  },
  "dry-mouth": {
    advice: [
      "Oft nippen: Trinken Sie Wasser in kleinen Schlucken, lutschen Sie Eis oder zuckerfreie Bonbons, kauen Sie zuckerfreien Kaugummi.",
      "Was austrocknet: Alkohol, Kaffee, Rauchen, Mundatmung und manche Medikamente.",
    ],
    askFor111: [
      "Sie auch sehr durstig sind, viel Wasser lassen oder abnehmen",
      "es mit einem neuen Medikament begann oder länger als 2 Wochen dauert",
    ],
  },
  "wobbly-tooth": {
    advice: [
      "Wackeln lassen: Milchzähne fallen ab 5 oder 6 Jahren von selbst aus. Ein Tropfen Blut ist üblich.",
      "Wenn er draußen ist: Einige Minuten auf ein sauberes, feuchtes Tuch beißen. Wie immer putzen.",
    ],
    askFor111: [
      "ein Stoß ihn gelockert hat oder es ein bleibender Zahn ist: zum Zahnarzt",
      "es länger als 15 Minuten blutet",
    ],
  },
};
