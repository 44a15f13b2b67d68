import type { AdviceById } from "../complaint.rules";

/** Small troubles of every day, in German. */
export const EVERYDAY_DE: AdviceById = {
  corn: {
    advice: [
      "Nehmen Sie den Druck weg: Tragen Sie weite, weiche Schuhe. Legen Sie ein Polster auf, aber bei Diabetes kein Pflaster mit Säure.",
      "Weichen Sie es auf: Baden Sie den Fuß warm, reiben Sie sanft mit Bimsstein und cremen Sie ein. Nicht schneiden.",
    ],
    askFor111: [
      "Sie Diabetes oder schlecht durchblutete Füße haben",
      "es blutet oder eitert",
      "es nach 3 Wochen nicht besser ist oder stark schmerzt",
    ],
  },
  "cracked-heels": {
    advice: [
      "Cremen Sie: Reiben Sie jeden Tag eine fette Fußcreme ein, am besten nach dem Bad. Baumwollsocken in der Nacht helfen.",
      "Reiben Sie sanft: Nehmen Sie ein- oder zweimal in der Woche einen Bimsstein. Tragen Sie Schuhe, die die Ferse bedecken.",
    ],
    askFor111: ["Sie Diabetes haben", "ein Riss tief ist, blutet oder rot und heiß ist", "es in 2 Wochen nicht heilt"],
  },
  chilblains: {
    advice: [
      "Langsam wärmen: Halten Sie Hände und Füße warm und trocken. Nicht direkt auf die Heizung und nicht in heißes Wasser.",
      "In Ruhe lassen: Nicht kratzen. Eine einfache Creme lindert das Jucken.",
    ],
    askFor111: [
      "es eitert oder Ihnen heiß und fröstelig ist",
      "Sie Diabetes haben oder sie immer wieder kommen",
      "sie nach 3 Wochen nicht besser sind",
    ],
  },
  "smelly-feet": {
    advice: [
      "Waschen und trocknen: Waschen Sie die Füße jeden Tag und trocknen Sie gut zwischen den Zehen. Jeden Tag frische Socken.",
      "Luft an die Füße: Tragen Sie nicht zwei Tage dieselben Schuhe. Ein Fußpuder oder Spray kann helfen.",
    ],
    askFor111: [
      "die Haut zwischen den Zehen rot ist, schmerzt oder juckt",
      "Sie überall oder nachts stark schwitzen",
      "nichts hilft und es Sie stört",
    ],
  },
  "razor-burn": {
    advice: [
      "Beruhigen Sie die Haut: Legen Sie ein kühles, feuchtes Tuch auf. Nehmen Sie eine einfache Creme ohne Duft.",
      "Pause machen: Rasieren Sie dort ein paar Tage nicht. Danach mit Schaum und in Wuchsrichtung.",
    ],
    askFor111: [
      "es eitert oder heiß und geschwollen ist",
      "es sich ausbreitet oder Ihnen heiß und fröstelig ist",
      "es nach jeder Rasur wiederkommt",
    ],
  },
  "bruised-nail": {
    advice: [
      "Kühlen und hochlegen: Wickeln Sie Eis in ein Tuch und halten Sie es 10 Minuten auf. Hand oder Fuß hoch.",
      "Den Nagel lassen: Er wächst in Monaten von selbst heraus. Halten Sie ihn kurz, sauber und bedeckt.",
    ],
    askFor111: [
      "Sie Finger oder Zeh nicht bewegen können oder er krumm aussieht",
      "es stark schmerzt oder unter dem Nagel pocht",
      "der Nagel abgerissen ist oder ein schwarzer Fleck ohne Stoß kam",
    ],
  },
  "plant-or-jellyfish-sting": {
    advice: [
      "Reinigen: Bei einer Qualle mit Meerwasser spülen und Reste mit einer Pinzette abnehmen. Bei Brennnesseln mit Wasser und Seife waschen.",
      "Lindern: Bei einer Qualle warmes Wasser, bei Brennnesseln etwas Kühles. Nicht reiben, kein Essig, kein Urin.",
    ],
    askFor111: [
      "Sie anderswo Ausschlag bekommen oder Gesicht, Lippen oder Mund anschwellen: rufen Sie dann 999 an",
      "der Stich im Gesicht oder sehr groß ist",
      "es nach einem Tag röter, heißer oder schmerzhafter wird",
    ],
  },
  nosebleed: {
    advice: [
      "Stoppen: Setzen Sie sich auf, beugen Sie sich vor und drücken Sie die weichen Nasenflügel 10 bis 15 Minuten zu. Atmen Sie durch den Mund.",
      "Danach: Einen Tag lang nicht schnäuzen, nichts Schweres heben, nichts Heißes trinken.",
    ],
    askFor111: [
      "es nach 15 Minuten Drücken nicht aufhört",
      "Sie Blutverdünner nehmen oder leicht bluten",
      "es oft wiederkommt oder nach einem Schlag auf den Kopf begann",
    ],
  },
  threadworms: {
    advice: [
      "Alle behandeln: Fragen Sie in der Apotheke nach einem Mittel für alle im Haus, am selben Tag. Unter 2 Jahren und schwanger erst fragen.",
      "Gut waschen: Waschen Sie Hände und unter den Nägeln, Nägel kurz, morgens duschen, Bettzeug und Handtücher waschen.",
    ],
    askFor111: ["das Kind unter 2 ist", "Sie schwanger sind oder stillen", "es nach 2 Wochen Behandlung nicht weg ist"],
  },
  "cradle-cap": {
    advice: [
      "Sanft waschen: Reiben Sie etwas Babyöl ein, warten Sie, bürsten Sie weich und waschen Sie mit Babyshampoo.",
      "Nicht abziehen: Sonst können Keime hinein. Es tut dem Baby nicht weh und geht von selbst weg.",
    ],
    askFor111: [
      "es am ganzen Körper ist",
      "die Krusten bluten oder nässen oder die Haut geschwollen ist",
      "es nach einigen Wochen nicht besser ist",
    ],
  },
  teething: {
    advice: [
      "Etwas zum Beißen: Geben Sie einen sauberen, kühlen Beißring oder ab 6 Monaten ein Stück rohes Obst, und bleiben Sie dabei.",
      "Trost: Wischen Sie den Speichel sanft ab. Spielen und Kuscheln hilft am meisten.",
    ],
    askFor111: [
      "das Baby Fieber oder Durchfall hat: das kommt nicht vom Zahnen",
      "das Baby nicht trinken oder essen will",
      "das Baby krank wirkt oder sich nicht beruhigen lässt",
    ],
  },
  "baby-reflux": {
    advice: [
      "Aufrecht halten: Beim Trinken und eine Weile danach. Geben Sie weniger, dafür öfter.",
      "Aufstoßen lassen: Machen Sie Pausen. Ein Baby schläft flach auf dem Rücken.",
    ],
    askFor111: [
      "die Milch im Schwall kommt oder grün, gelb oder blutig ist",
      "das Baby nicht zunimmt oder nicht trinken will",
      "es nach 6 Monaten beginnt oder nach dem ersten Geburtstag anhält",
    ],
  },
};
