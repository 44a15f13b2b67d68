import type { AdviceById } from "../complaint.rules";

/** Head, nose, throat and mouth, and the everyday complaints, in German. */
export const HEAD_DE: AdviceById = {
  headache: {
    advice: [
      "Trinken und ausruhen: Trinken Sie viel Wasser und ruhen Sie sich an einem stillen Ort aus. Schlafen Sie gut.",
      "Augen und Schultern entspannen: Machen Sie Pausen vom Bildschirm. Dehnen Sie sanft Nacken und Schultern.",
    ],
    askFor111: [
      "der Schmerz sehr stark ist, schlimmer wird oder nicht weggeht",
      "Sie oft erbrechen oder Licht wehtut",
      "Sie verschwommen sehen oder Kiefer oder Kopfhaut wehtun",
    ],
  },
  fever: {
    advice: [
      "Ruhen und trinken: Bleiben Sie zu Hause und trinken Sie viel, damit der Urin hellgelb ist.",
      "Abstand halten: Bleiben Sie zu Hause, bis das Fieber weg ist.",
    ],
    askFor111: [
      "das Fieber länger als 3 Tage dauert",
      "Sie einen Ausschlag haben oder sich schlechter fühlen",
      "Sie sehr wenig trinken oder Wasser lassen",
    ],
  },
  "sore-throat": {
    advice: [
      "Kühl und weich: Trinken Sie viel. Lutschen Sie Eis. Rauchen Sie nicht.",
      "Gurgeln: Erwachsene können mit warmem Salzwasser gurgeln, ohne es zu schlucken.",
    ],
    askFor111: [
      "es nach einer Woche nicht besser ist",
      "Ihnen heiß und kalt ist oder Sie nicht essen oder trinken können",
      "Sie Ihre Spucke nicht schlucken können oder laut atmen",
    ],
  },
  cough: {
    advice: [
      "Ruhen und trinken: Trinken Sie viel. Honig in heißem Wasser mit Zitrone kann lindern, aber nicht für Babys unter einem Jahr.",
      "Klare Luft: Rauchen Sie nicht und meiden Sie Rauch.",
    ],
    askFor111: [
      "er länger als 3 Wochen dauert",
      "Sie Blut husten oder die Brust wehtut",
      "Sie sich sehr krank fühlen, abnehmen oder schlecht Luft bekommen",
    ],
  },
  allergies: {
    advice: [
      "Die Ursache meiden: Schließen Sie die Fenster, wenn viele Pollen fliegen. Duschen Sie und wechseln Sie die Kleidung.",
      "Nase und Augen schützen: Etwas Vaseline an der Nase hält Pollen fest. Auch eine Sonnenbrille hilft.",
    ],
    askFor111: [
      "es schlimmer wird oder ein Mittel aus der Apotheke nicht hilft",
      "es Sie vom Schlafen oder Arbeiten abhält",
    ],
  },
  cold: {
    advice: [
      "Ruhe, Trinken, Wärme: Das geht meist in 1 bis 2 Wochen weg. Trinken Sie viel Wasser.",
      "Taschentuch nur einmal: Werfen Sie es weg und waschen Sie oft die Hände, damit sich niemand ansteckt.",
    ],
    askFor111: ["Sie Fieber oder Schüttelfrost bekommen", "es schlimmer wird oder länger als 10 Tage dauert"],
  },
  indigestion: {
    advice: [
      "Kleinere Mahlzeiten: Essen Sie weniger auf einmal, und nichts in den 3 Stunden vor dem Schlafen. Weniger Kaffee, Alkohol und Fett.",
      "Kopf höher: Stellen Sie das Kopfende des Bettes etwas höher.",
    ],
    askFor111: ["es immer wiederkommt oder Sie abnehmen", "Essen beim Schlucken stecken bleibt", "Sie oft erbrechen"],
  },
  "back-ache": {
    advice: [
      "In Bewegung bleiben: Machen Sie Ihren Tag, so gut es geht. Bleiben Sie nicht lange im Bett.",
      "Wärme oder Kälte: Legen Sie Wärme, oder Eis im Handtuch, höchstens 20 Minuten auf.",
    ],
    askFor111: [
      "es in einigen Wochen nicht besser wird",
      "Sie Fieber haben oder sich krank fühlen",
      "es nach einem Sturz oder Unfall begann",
    ],
  },
  diarrhoea: {
    advice: [
      "Kleine Schlucke: Trinken Sie viel Wasser oder dünnen Saft. Essen Sie, wenn Sie mögen.",
      "Zu Hause bleiben: Warten Sie 2 Tage, nachdem es aufgehört hat. Waschen Sie die Hände mit Seife.",
    ],
    askFor111: [
      "es länger als 7 Tage dauert",
      "Sie Blut sehen",
      "Sie sehr wenig Wasser lassen oder Ihnen schwindlig ist",
    ],
  },
  constipation: {
    advice: [
      "Mehr Ballaststoffe und Wasser: Essen Sie Obst, Gemüse und Vollkornbrot, und trinken Sie viel.",
      "Bewegung und Zeit: Gehen Sie jeden Tag spazieren. Schieben Sie den Gang zur Toilette nicht auf.",
    ],
    askFor111: ["es nicht besser wird oder wiederkommt", "Sie Blut sehen", "der Bauch wehtut oder geschwollen ist"],
  },
  "insect-bite": {
    advice: [
      "Reinigen und kühlen: Schaben Sie den Stachel heraus. Waschen Sie die Haut und kühlen Sie 20 Minuten.",
      "Nicht kratzen: Beim Kratzen kommen Keime hinein.",
    ],
    askFor111: [
      "die Rötung wandert oder Eiter da ist",
      "Ihnen heiß und kalt ist",
      "es im Mund oder Hals oder nahe am Auge ist",
    ],
  },
  earache: {
    advice: [
      "Warm und trocken: Halten Sie ein warmes oder kühles Tuch ans Ohr. Kein Wasser hinein.",
      "Nichts ins Ohr: Keine Wattestäbchen. Meist ist es in 3 Tagen vorbei.",
    ],
    askFor111: [
      "es länger als 3 Tage dauert",
      "das Ohr läuft oder Sie schlechter hören",
      "Sie Schüttelfrost haben oder es rundum geschwollen ist",
    ],
  },
  "ear-wax": {
    advice: [
      "Weich machen: Fragen Sie in der Apotheke nach Tropfen. Oft kommt es dann von selbst heraus.",
      "Keine Wattestäbchen: Sie schieben alles tiefer hinein. Keine Ohrkerzen.",
    ],
    askFor111: [
      "es nach 5 Tagen nicht besser ist",
      "Sie plötzlich auf einer Seite nichts hören",
      "das Ohr sehr wehtut oder läuft",
    ],
  },
  "sinus-congestion": {
    advice: [
      "Spülen und wärmen: Spülen Sie die Nase mit Salzwasser. Ein warmes Tuch im Gesicht lindert den Druck.",
      "Ruhen und trinken: Meist wird es in 2 bis 3 Wochen besser. Schlafen Sie mit dem Kopf höher.",
    ],
    askFor111: [
      "es länger als 3 Wochen dauert oder wiederkommt",
      "es viel schlimmer wird oder nichts gegen den Schmerz hilft",
      "ein Auge geschwollen ist oder Sie schlechter sehen",
    ],
  },
  "mouth-ulcer": {
    advice: [
      "Weiches Essen: Meiden Sie Scharfes, Salziges und Hartes.",
      "Sanft putzen: Nehmen Sie eine weiche Bürste. Spülen Sie mit warmem Salzwasser und spucken Sie es aus.",
    ],
    askFor111: [
      "es länger als 3 Wochen dauert: dann zum Arzt oder Zahnarzt",
      "es blutet, röter wird oder mehr wehtut",
      "immer neue kommen",
    ],
  },
  toothache: {
    advice: [
      "Einen Zahnarzt anrufen: Bitten Sie um einen Termin, wenn es länger als 2 Tage dauert. Die Ursache muss gefunden werden.",
      "Den Zahn schonen: Essen Sie Weiches auf der anderen Seite. Nichts Süßes, sehr Heißes oder sehr Kaltes.",
    ],
    askFor111: [
      "Sie keinen Zahnarzt finden und es sehr wehtut",
      "Zahnfleisch oder Gesicht geschwollen ist",
      "Ihnen heiß und kalt ist",
    ],
  },
  "cold-sore": {
    advice: [
      "Nicht berühren: Waschen Sie vorher und nachher die Hände. Küssen Sie niemanden, vor allem kein Baby, bis es heil ist.",
      "Früh beginnen: Cremes aus der Apotheke helfen am besten, wenn es zu kribbeln beginnt. Sonnenschutz kann helfen.",
    ],
    askFor111: [
      "es nach 10 Tagen nicht heilt",
      "es sehr groß oder nahe am Auge ist",
      "Sie schwanger sind oder schwache Abwehrkräfte haben",
    ],
  },
  "bad-breath": {
    advice: [
      "Zähne und Zunge putzen: Zweimal am Tag, auch zwischen den Zähnen. Die Zunge sanft.",
      "Wasser trinken: Ein trockener Mund riecht mehr. Weniger Rauchen, Kaffee und Knoblauch.",
    ],
    askFor111: [
      "es in einigen Wochen nicht weggeht: dann zum Zahnarzt",
      "das Zahnfleisch blutet oder wehtut oder Zähne wackeln",
    ],
  },
  "chapped-lips": {
    advice: [
      "Ein Balsam: Vaseline oder ein einfacher Balsam hält die Lippen weich. Draußen mit Sonnenschutz.",
      "Nicht lecken: Spucke trocknet aus. Trinken Sie genug Wasser.",
    ],
    askFor111: ["sie sehr wehtun, geschwollen sind oder eitern", "eine Stelle in 3 Wochen nicht heilt"],
  },
  hiccups: {
    advice: [
      "Langsam atmen: Atmen Sie in den Bauch, oder halten Sie kurz die Luft an.",
      "Kaltes Wasser: Trinken Sie kleine Schlucke. Nichts mit Kohlensäure, nichts sehr Heißes.",
    ],
    askFor111: ["er länger als 2 Tage dauert: dann zum Arzt", "er oft wiederkommt und Sie stört"],
  },
};
