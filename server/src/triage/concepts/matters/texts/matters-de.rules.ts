import type { AdviceById } from "../../complaints/complaint.rules";

/** Questions about care, in German. */
export const MATTERS_DE: AdviceById = {
  "painkiller-question": {
    advice: [
      "Paracetamol: Warten Sie mindestens 4 Stunden bis zur nächsten Einnahme, höchstens 4 Mal in 24 Stunden. Die Packung sagt, wie viel. Mittel gegen Erkältung enthalten es oft auch.",
      "Zusammen und mit Essen: Die meisten Erwachsenen dürfen Paracetamol mit Ibuprofen nehmen, oder mit Cetirizin oder Loratadin. Nehmen Sie Ibuprofen zum Essen. Etwas Alkohol mit Paracetamol schadet meist nicht.",
    ],
    askFor111: [
      "Sie mehr genommen haben, als auf der Packung steht: fragen Sie sofort, auch wenn es Ihnen gut geht",
      "Sie schwanger sind, weniger als 50 kg wiegen oder Leber, Nieren, Herz oder Magen krank sind: fragen Sie vorher",
      "Sie andere Medikamente nehmen oder sie länger als 3 Tage brauchen",
    ],
  },
  "allergy-tablet-question": {
    advice: [
      "Müde oder nicht: Cetirizin, Loratadin und Fexofenadin machen weniger müde als Chlorphenamin. Warten Sie ab, wie es Ihnen geht, bevor Sie fahren.",
      "So nehmen Sie sie: Wie es im Beipackzettel steht. Sind Sie spät dran, nehmen Sie eine, sobald Sie daran denken, aber nie zwei auf einmal. Wenig Alkohol.",
    ],
    askFor111: [
      "Sie schwanger sind oder Nieren oder Leber krank sind: fragen Sie vorher",
      "Sie mehr genommen haben, als im Beipackzettel steht",
      "sie nach 2 Wochen nicht helfen",
    ],
  },
  "antibiotic-question": {
    advice: [
      "Wie auf dem Etikett: Manche nimmt man zum Essen, manche nüchtern. Das Etikett sagt es. Nehmen Sie sie zu festen Zeiten und bis zum Ende.",
      "Alkohol: Etwas schadet bei den meisten nicht, aber keiner mit Metronidazol oder Tinidazol. Gegen Erkältung oder Grippe helfen sie nicht.",
    ],
    askFor111: [
      "Sie Ausschlag, starken Durchfall oder Bauchschmerzen bekommen",
      "Sie mehrere Einnahmen vergessen oder danach erbrochen haben",
      "es nach 2 oder 3 Tagen nicht besser ist",
    ],
  },
  "medicine-storage": {
    advice: [
      "Sicher aufbewahren: Ein kühler, trockener Schrank, an den Kinder nicht kommen. In den Kühlschrank nur, was das Etikett sagt, wie Insulin auf Vorrat.",
      "Alte Medikamente: Nach dem Datum nicht mehr nehmen. Bringen Sie sie in eine Apotheke, nie in Müll oder Toilette. Im Flugzeug ins Handgepäck.",
    ],
    askFor111: [
      "Sie ein abgelaufenes Medikament genommen haben und sich nicht wohl fühlen",
      "Ihr Insulin warm war oder gefroren ist, oder Sie kein anderes haben",
    ],
  },
  "medicine-timing": {
    advice: [
      "Statine: Simvastatin wirkt abends am besten. Atorvastatin und Rosuvastatin gehen zu jeder Zeit. Bleiben Sie jeden Tag bei derselben Zeit.",
      "Ein vergessenes Vitamin: Lassen Sie es aus und nehmen Sie das nächste zur üblichen Zeit. Nehmen Sie nicht zwei.",
    ],
    askFor111: [
      "Sie ein anderes Medikament vergessen haben, oder mehrere Tage",
      "die Muskeln wehtun oder schwach sind, seit Sie ein Statin nehmen",
    ],
  },
  "cream-question": {
    advice: [
      "Hydrocortison: Eine dünne Schicht, ein oder zwei Mal am Tag, höchstens 7 Tage, nicht im Gesicht oder zwischen den Beinen, außer ein Arzt hat es gesagt.",
      "Feuchtigkeitscreme: Viel und so oft Sie mögen, in Richtung der Haare. Warten Sie etwas zwischen zwei Cremes.",
    ],
    askFor111: [
      "die Haut schlimmer, heiß oder schmerzhaft wird",
      "es für ein Kind ist oder Sie schwanger sind: fragen Sie zuerst eine Apotheke",
    ],
  },
  prescriptions: {
    advice: [
      "Bestellen und abholen: In der NHS App, auf der Webseite Ihrer Praxis (GP) oder dort selbst. Sie wählen die Apotheke. Jemand anderes darf für Sie abholen.",
      "Kosten: In England kostet jedes Mittel eine feste Gebühr, und viele zahlen nichts. Die Apotheke weiß, ob Sie zahlen. Bestellen Sie eine Woche vorher.",
    ],
    askFor111: [
      "Ihnen ein Medikament ausgegangen ist, das Sie jeden Tag brauchen",
      "Sie Ihr Medikament unterwegs verloren haben",
    ],
  },
  appointments: {
    advice: [
      "Ihre Praxis (GP): Termine machen, ändern oder absagen Sie am Telefon, auf der Webseite oder in der NHS App. Dort steht, wann offen ist. Sie können um einen Dolmetscher bitten.",
      "Eine neue Praxis: Suchen Sie „Find a GP“ auf der Webseite des NHS. Die Anmeldung kostet nichts. Sie müssen keine Adresse nachweisen.",
    ],
    askFor111: ["Sie krank sind und nicht warten können", "es neu ist oder schlimmer wird"],
  },
  "notes-and-results": {
    advice: [
      "Krankschreibung: Für die ersten 7 Tage füllen Sie selbst ein Formular aus. Danach fragen Sie Ihre Praxis (GP), oder das Krankenhaus, wenn Sie dort sind.",
      "Akte und Befunde: Sie sehen sie in der NHS App oder fragen in der Praxis. Nur Sie und die, die Sie behandeln, dürfen die Akte sehen. Die Praxis erklärt einen Befund.",
    ],
    askFor111: [
      "Sie wegen eines Befunds etwas tun sollen und die Praxis nicht erreichen",
      "Sie sich krank fühlen, während Sie warten",
    ],
  },
  "vaccination-plan": {
    advice: [
      "Welche und wann: Die Webseite des NHS zeigt alle Impfungen nach Alter. Ihre Praxis (GP) weiß, welche Sie haben, und meldet sich.",
      "Winter und Reisen: Die Grippeimpfung beginnt im Herbst, bei Arzt und Apotheke. Für eine Reise fragen Sie 6 bis 8 Wochen vorher.",
    ],
    askFor111: [
      "es Ihnen nach einer Impfung sehr schlecht geht",
      "Sie eine Krankheit getroffen haben könnte, gegen die Sie nicht geschützt sind",
    ],
  },
  "using-this-service": {
    advice: [
      "Ihr Konto: Öffnen Sie Ihr Konto im Menü. Dort ändern Sie Angaben, Passwort und Sprache, laden Ihre Daten herunter oder löschen das Konto.",
      "Wenn etwas nicht geht: Laden Sie die Seite neu oder versuchen Sie es später. Sie können auf Englisch, Französisch, Spanisch oder Deutsch schreiben.",
    ],
    askFor111: [
      "Sie krank sind und dieser Dienst nicht geht: 111.nhs.uk oder Telefon",
      "Sie nicht wissen, an wen sonst Sie sich wenden können",
    ],
  },
  "stop-smoking": {
    advice: [
      "Hilfe holen: Mit einem Dienst zum Aufhören schaffen es dreimal so viele. Er kostet nichts. Eine Apotheke sagt Ihnen, wo.",
      "Leichter machen: Pflaster, Kaugummi oder eine E-Zigarette helfen gegen das Verlangen. Wählen Sie einen Tag, sagen Sie es Freunden und werfen Sie den Rest weg.",
    ],
    askFor111: ["Sie Blut husten oder seit 3 Wochen husten", "Sie schwanger sind: bitten Sie die Hebamme um Hilfe"],
  },
  "eating-and-weight": {
    advice: [
      "Gut essen: Am besten 5 Portionen Obst und Gemüse am Tag, Vollkornbrot, Bohnen, zweimal in der Woche Fisch, weniger Zucker, Fett und Salz. Erwachsene höchstens 6 g Salz am Tag.",
      "Trinken und wiegen: Etwa 6 bis 8 Gläser Wasser am Tag reichen den meisten. Nehmen Sie langsam ab, ein halbes bis ein Kilo in der Woche. Der NHS hat einen kostenlosen Plan für 12 Wochen.",
    ],
    askFor111: [
      "Sie abnehmen, ohne es zu wollen",
      "sich alles um Essen oder Gewicht dreht oder Sie absichtlich erbrechen",
    ],
  },
  "being-active": {
    advice: [
      "Wie viel: Etwa 30 Minuten an 5 Tagen in der Woche, so dass Ihnen warm wird. Gehen zählt. Fangen Sie langsam an und tun Sie jede Woche etwas mehr.",
      "Was: Gehen, schwimmen, radeln oder tanzen, und zweimal in der Woche die Muskeln. Auf einem Bein neben einem Stuhl stehen übt das Gleichgewicht.",
    ],
    askFor111: [
      "die Brust wehtut oder Sie ohnmächtig werden, wenn Sie sich bewegen: dann rufen Sie 999 an",
      "Herz oder Lunge krank sind oder Sie operiert wurden: fragen Sie vorher den Arzt",
    ],
  },
  "vitamin-question": {
    advice: [
      "Vitamin D: Von Oktober bis März sollten alle an 10 Mikrogramm am Tag denken. Nie mehr als 100 Mikrogramm.",
      "Die anderen: Den meisten reicht das Essen. Eine Multivitamintablette am Tag nach Beipackzettel schadet nicht. Nehmen Sie nicht zwei Sorten.",
    ],
    askFor111: [
      "Sie schwanger sind oder werden wollen: fragen Sie nach Folsäure, und nichts mit Vitamin A oder Lebertran",
      "Sie andere Medikamente nehmen oder die Nieren krank sind: fragen Sie vorher",
    ],
  },
  "sun-protection": {
    advice: [
      "Creme: Mindestens Faktor 30 mit 4 Sternen. Viel auftragen, eine halbe Stunde vorher, dann alle 2 Stunden und nach dem Baden.",
      "Bedecken: Von 11 bis 15 Uhr in den Schatten, mit Hut, Ärmeln und Sonnenbrille. Babys unter 6 Monaten gehören nicht in die Sonne.",
    ],
    askFor111: [
      "die Haut Blasen hat oder ein Baby Sonnenbrand hat",
      "Ihnen nach der Sonne übel oder schwindelig ist oder der Kopf wehtut",
    ],
  },
  "eye-and-tooth-checks": {
    advice: [
      "Augen und Ohren: Ein Optiker prüft die Augen, bei den meisten alle 2 Jahre. Batterien gibt die Klinik, von der das Hörgerät kommt.",
      "Zähne: Zweimal am Tag mit Fluorid putzen. Der Zahnarzt sagt, wie oft Sie kommen. Die Webseite des NHS findet einen in der Nähe.",
    ],
    askFor111: ["Sehen oder Hören sich plötzlich ändern", "Sie Zahnweh oder eine Schwellung und keinen Zahnarzt haben"],
  },
};
