import { type FunctionWords, foldedIn, meaningsFrom, withoutAccents } from "./language.rules";

const fold = (words: string) => foldedIn("de", withoutAccents(words));

const MEANINGS = meaningsFrom(
  `
not: nicht kein keine keinen keiner keinem keines keins nein nichts
never: nie niemals
without: ohne
neither: weder
denies: verneint verneinte leugnet bestreitet verneinen
the: der die das den dem des
of: von vom
to: zu zum zur
in: in im
on: auf am an
at: beim bei
with: mit
from: aus
a: ein eine einen einem einer eines
my: mein meine meinen meinem meiner meines mir mich
his: sein seine seinen seinem seiner ihm ihn
her: ihr ihre ihren ihrem ihrer
your: dein deine euer
our: unser unsere unserem
i: ich
he: er
she: sie
we: wir uns
it: es
this: diese dieser diesen dieses diesem
that: dass
there: da dort
and: und
or: oder bzw
but: aber sondern doch
however: jedoch allerdings obwohl
only: nur
just: gerade bloss
because: weil
if: wenn ob falls
while: wahrend
after: nach nachdem
before: bevor
since: seit seitdem
until: bis
except: ausser
then: dann
now: jetzt nun
also: auch ausserdem
still: noch immer
again: wieder
today: heute
tonight: nacht abend
yesterday: gestern
morning: morgen fruh
currently: momentan aktuell zurzeit
started: begann angefangen
have: habe haben habt
has: hast
had: hatte hatten gehabt
am: bin
is: ist
are: sind
was: war waren
be: wird werden werde wurde worden
feel: fuhle fuhlt spure spurt empfinde merke
felt: gefuhlt gespurt
suffer: leide leidet
experience: bemerke bemerkt
get: bekomme bekommt
sign: zeichen anzeichen hinweis anhalt
symptom: symptom
symptoms: symptome symptomen
history: vorgeschichte anamnese zn zustand
kind: art
episode: episode
very: sehr ganz total richtig
so: derart dermassen
such: solche solchen solcher
like: wie
more: mehr
severe: starke starken stark starker heftige heftigen schwere schweren schlimme schlimmen grosse akute akuten
sudden: plotzliche plotzlichen plotzlicher
suddenly: plotzlich
really: wirklich
about: etwa ungefahr
want: will mochte
going: gehe geht
years: jahre jahren
year: jahr
months: monate monaten
month: monat
weeks: wochen
week: woche
days: tage tagen
day: tag
hours: stunden
hour: stunde
minutes: minuten minute
nights: nachte nachten
two: zwei
three: drei
four: vier
five: funf
six: sechs
seven: sieben
eight: acht
nine: neun
ten: zehn
eleven: elf
twelve: zwolf
thirteen: dreizehn
fourteen: vierzehn
fifteen: funfzehn
sixteen: sechzehn
seventeen: siebzehn
eighteen: achtzehn
nineteen: neunzehn
twenty: zwanzig
thirty: dreissig
forty: vierzig
fifty: funfzig
sixty: sechzig
seventy: siebzig
eighty: achtzig
ninety: neunzig
few: paar einige einigen
several: mehrere mehreren
childhood: kindheit damals
previous: fruherer fruheren fruhere ehemaliger ehemaligen
last: letztes letzten letzte
what: was welche welchen
how: woran
why: warum wieso weshalb
can: kann konnen
could: konnte konnten
does: macht
cause: verursachen auslosen hervorrufen bewirken fuhren
causes: verursacht fuhrt auslost
difference: unterschied
prevent: vorbeugen vermeiden verhindern
risk: risiko
small: klein
young: jung
husband: mann ehemann
wife: frau ehefrau
partner: partner partnerin
mum: mutter mama
dad: vater papa
son: sohn
daughter: tochter
brother: bruder schwager
sister: schwester schwagerin
child: kind
baby: baby saugling
friend: freund freundin freundes bekannte bekannter bekannten
gran: oma grossmutter
neighbour: nachbar nachbarin
boss: chef chefin
flatmate: mitbewohner mitbewohnerin
mate: kumpel
colleague: kollege kollegin
niece: nichte
nephew: neffe
cousin: cousin cousine vetter
uncle: onkel
aunt: tante
grandad: opa grossvater
old: alt alte altes alter alten
agobefore: vor
`,
  fold,
);

export const GERMAN_WORDS: FunctionWords = {
  meanings: MEANINGS,
  byNeighbour: [
    { word: "noch", after: ["weder"], within: 10, means: "nor" },
    { word: "als", after: ["mehr", "langer", "uber"], within: 1, means: "than" },
    { word: "uber", next: ["3", "drei", "2", "zwei", "eine", "einer", "4", "vier", "7"], means: "over" },
    { word: "als", next: ["kind", "baby", "jugendlicher"], means: "childhood" },
    { word: "nicht", next: ["nur", "bloss"], means: "only" },
    { word: "ohne", next: ["ende", "unterbrechung", "pause", "grund", "vorwarnung", "zweifel"], means: "very" },
    { word: "fruher", next: ["hatte", "war", "mal"], means: "childhood" },
    { word: "fruher", after: ["hatte", "habe"], means: "childhood" },
  ],
  realWords: new Set(
    fold(
      "dicht wegen wesen weinen webe gegen sterne hosen boden bohnen puls impuls anfang einfall bluten blüten blaten braten bitten bieten beten geben leben lesen legen liegen leiden leiten reiten atmen arten " +
        "armen warten garten karten kosten husten kisten küsten brust frust lust luft laut haut kraut brauch bauch rauch rauchen " +
        "brauchen tauchen laufen kaufen raufen sterne sterben streben werben erben sprechen brechen stechen rechnen " +
        "springen bringen singen ringen finden binden blinden winden wunden stunden hunden stehen sehen gehen drehen " +
        "sitze sitzen beginn belag fasciitis bleibe dachte danke farbe handy hilfe kafer lacht lappen links machen neuen onkel rosen schadet schlaf " +
        "schlaft schule schwimme sport tropfen unter voller wende wohne wollen " +
        "krampfe kämpfe dampfe kopf knopf topf tropf trinken sinken hinken winken schlafen schlagen schlange schlank",
    ).split(" "),
  ),
  stemsOf(word) {
    const stems = [word];
    for (const ending of ["en", "er", "es", "em", "e", "n", "s"]) {
      if (word.length >= ending.length + 4 && word.endsWith(ending)) stems.push(word.slice(0, -ending.length));
    }
    return stems;
  },
};
