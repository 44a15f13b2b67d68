import { type FunctionWords, meaningsFrom } from "./language.rules";

const MEANINGS = meaningsFrom(`
not: pas aucun aucune non nullement
never: jamais
without: sans
nor: ni
ne: ne n
denies: nie nient dement refute
the: le la les l
of: de du des d
to: a
in: en dans
on: sur
at: au aux chez
with: avec
from: depart
a: un une
any: toute tout
my: mon ma mes me m
his: son sa ses
your: votre vos ton ta tes te t vous
our: notre nos
their: leur leurs
i: je j moi
he: il lui
she: elle
they: ils elles
we: nous on
it: c
this: ca cela pareil pareille ce cet cette ceci
that: que qu qui
there: y
and: et
or: ou
but: mais
however: cependant pourtant toutefois neanmoins
only: seulement uniquement simplement
just: juste
because: car parce
when: quand lorsque lorsqu
while: pendant
if: si
after: apres
before: avant
since: depuis
until: jusqu jusque
except: sauf excepte
then: puis ensuite alors
now: maintenant
also: aussi egalement
still: encore toujours
again: nouveau
today: aujourdhui
tonight: soir
yesterday: hier
morning: matin
night: nuit
afternoon: apresmidi
currently: actuellement
started: commence
have: ai as ont avons avez avoir presente fais
had: avais avait avaient eu eue fait
am: suis
is: est
are: sont es sommes etes
was: etais etait etaient
been: ete
be: etre
feel: sens ressens ressent sent ressentir
felt: senti ressenti
suffer: souffre souffrir
experience: constate remarque
sign: signe
signs: signes
symptom: symptome
symptoms: symptomes
history: antecedent antecedents
evidence: trace traces
kind: type sorte genre
episode: episode episodes
very: tres vraiment
so: tellement
like: comme
more: plus
severe: forte fort vive violente grosse gros grave important importante
sudden: soudaine soudain
suddenly: soudainement brusquement brutalement
really: reellement
want: veux veut
thoughts: pensees idees
going: vais va
years: ans annees
year: an annee
months: mois
weeks: semaines sem
week: semaine
days: jours
day: jour
hours: heures
hour: heure
minutes: minutes minute
nights: nuits
two: deux
three: trois
four: quatre
five: cinq
six: six
seven: sept
eight: huit
nine: neuf
ten: dix
eleven: onze
twelve: douze
thirteen: treize
fourteen: quatorze
fifteen: quinze
sixteen: seize
twenty: vingt
thirty: trente
forty: quarante
fifty: cinquante
sixty: soixante
few: quelques
several: plusieurs
childhood: enfance autrefois
previous: ancien ancienne precedent
what: quels quel quelle quelles quoi
how: comment
why: pourquoi
can: peut peux peuvent puis
could: pourrait pourraient
cause: causer provoquer entrainer declencher donner favoriser
causes: cause causent provoque provoquent
difference: difference
prevent: prevenir eviter
risk: risque risques
chances: chances
small: petit petite gamin gamine
young: jeune
husband: mari conjoint
wife: femme epouse
partner: compagnon compagne
mum: mere maman
dad: pere papa
son: fils
daughter: fille
brother: frere
sister: soeur
child: enfant
baby: bebe bb
friend: ami amie
gran: mamie grandmere
neighbour: voisin voisine
thought: pense
boss: patron patronne
flatmate: colocataire colocatrice
mate: copain copine pote
colleague: collegue
niece: niece
nephew: neveu
cousin: cousin cousine
uncle: oncle tonton
aunt: tante
grandad: grandpere papi papy
old: age agee
`);

/** First letters that French leaves standing before a vowel, with and without the apostrophe. */
const ELIDED = /^(j|l|d|n|m|t|s|c|qu)([aeiouyh].{1,})$/;

const stemsOf = (word: string): string[] => {
  const singular = word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
  return [singular, ...(singular.length > 4 && singular.endsWith("e") ? [singular.slice(0, -1)] : [])];
};

export const FRENCH_WORDS: FunctionWords = {
  meanings: MEANINGS,
  byNeighbour: [
    { word: "plus", after: ["ne", "n"], means: "not" },
    { word: "y", next: ["a"], means: "agobefore" },
    { word: "de", after: ["plus"], within: 1, means: "than" },
    { word: "d", after: ["plus"], within: 1, means: "than" },
    { word: "sans", next: ["arret", "cesse", "doute", "raison", "prevenir", "arreter"], means: "very" },
    { word: "pas", next: ["seulement", "que", "uniquement"], means: "only" },
    { word: "jamais", after: ["plus"], within: 1, means: "more" },
    { word: "derniere", after: ["annee"], within: 1, means: "formerly" },
    { word: "dernier", after: ["an"], within: 1, means: "formerly" },
    { word: "passee", after: ["annee"], within: 1, means: "formerly" },
    {
      word: "a",
      after: ["il", "elle", "on", "qui", "m", "y", "fils", "fille", "mari", "mere", "pere"],
      within: 1,
      means: "have",
    },
    { word: "est", next: ["ce"], means: "does" },
  ],
  realWords: new Set(
    (
      "humeur humeurs parait paraissent desire desires desirer desirerais plait allait morse utile utiles subtil voir foie fois faim froid frais frere porte poste conte forte sorte perte perdre prendre tendre rendre vendre " +
      "mourir nourrir courir fourrir sourire vomis pouvoir pouls poule poudre soudre tombe bombe tomber toucher " +
      "coucher boucher couper coupe loupe soupe avaler avance toute route goutte doute gauche souche mouche touche " +
      "peine veine reine teint tenir venir saigne soigne soigner soignee soigner signer peigne perdu pendu rendu tendu vendu " +
      "ailes baille fasciitis boire clair corde couleur creme energie forme fumer garee grasse leger longue normal oncle place " +
      "poisson raisin reagir repas roses sourit terre tient voila " +
      "convenu confie confirme confirmee confort contenu conduit pointe poitrail battre bulle brule brune boule"
    ).split(" "),
  ),
  stemsOf,
  cut(word) {
    const [, letter, rest] = ELIDED.exec(word) ?? [];
    return letter !== undefined && rest !== undefined ? [letter, rest] : [word];
  },
};
