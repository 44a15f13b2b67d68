import { type FunctionWords, meaningsFrom } from "./language.rules";

const MEANINGS = meaningsFrom(`
not: no ningun ninguna ninguno tampoco
never: nunca jamas
without: sin
nor: ni
denies: niega niego niegan nego negamos
the: el la los las lo
of: de del
to: a al
in: en
on: sobre
with: con
a: un una
some: unos unas algun alguna
my: mi mis me
his: su sus le les se
your: tu tus te os
our: nuestro nuestra nos
i: yo
he: ella
they: ellos ellas
it: ello
this: este esta esto estos estas ese esa eso
that: que
and: y e
or: o u
but: pero sino
however: embargo aunque
only: solo solamente unicamente
just: simplemente
because: porque
when: cuando
while: mientras
for: durante para
if: si
after: despues tras
before: antes
since: desde
until: hasta
except: excepto salvo
then: luego entonces
like this: asi
by: por
now: ahora
also: ademas tambien
still: todavia aun sigue sigo
again: vez
today: hoy
tonight: noche
yesterday: ayer
morning: manana
afternoon: tarde
currently: actualmente
started: empezo empece comenzo
have: he ha han hay tengo tiene tienen tenemos tener haber tenga haya presenta
had: tuve tuvo tenia tenian tenido hubo habia habido
am: estoy soy
is: es esta
are: son estan
was: era fue estaba estuvo
be: ser estar sea
feel: siento siente sentir noto nota
felt: sentido senti
suffer: sufro sufre sufrir padezco padece
sign: signo senal
signs: signos senales
symptom: sintoma
symptoms: sintomas
history: antecedente antecedentes historial
evidence: rastro
kind: tipo clase especie
episode: episodio episodios
very: muy
so: tan tanto tanta
such: tal
like: como
more: mas
severe: fuerte grave intenso intensa
sudden: repentino repentina subito subita
suddenly: repente subitamente
want: quiero quiere
thoughts: pensamientos ideas
going: voy va
years: anos
year: ano
months: meses
month: mes
weeks: semanas
week: semana
days: dias
day: dia
hours: horas
hour: hora
minutes: minutos minuto
nights: noches
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
eleven: once
twelve: doce
thirteen: trece
fourteen: catorce
fifteen: quince
sixteen: dieciseis
seventeen: diecisiete
eighteen: dieciocho
nineteen: diecinueve
twenty: veinte
thirty: treinta
forty: cuarenta
fifty: cincuenta
sixty: sesenta
seventy: setenta
eighty: ochenta
ninety: noventa
few: pocos pocas
several: varios varias
childhood: infancia antiguamente
previous: previo previa anterior antiguo
what: cual cuales
how: cuan
why: porque
can: puede puedo pueden
could: podria podrian
does: produce
cause: causar provocar producir dar ocasionar
causes: causa causan
difference: diferencia
prevent: prevenir evitar
risk: riesgo riesgos
small: pequeno pequena chico
young: joven
husband: marido esposo
wife: mujer esposa
partner: pareja
mum: madre mama suegra
dad: padre papa suegro
son: hijo
daughter: hija
brother: hermano cunado
sister: hermana cunada
child: nino nina
baby: bebe
friend: amigo amiga
gran: abuela
neighbour: vecino vecina
thought: pensado
boss: jefe jefa
colleague: companero companera
niece: sobrina
nephew: sobrino
cousin: primo prima
grandad: abuelo
old: edad
`);

const DIMINUTIVE = /^([a-z]{3,})it([oa])$/;

export const SPANISH_WORDS: FunctionWords = {
  meanings: MEANINGS,
  byNeighbour: [
    { word: "nada", next: ["de"], means: "not" },
    { word: "que", after: ["por"], within: 1, means: "why" },
    { word: "hace", after: ["desde"], within: 1, means: "for" },
    { word: "hace", next: ["que"], means: "for" },
    { word: "hace", means: "agobefore" },
    { word: "de", after: ["mas"], within: 1, means: "than" },
    { word: "no", next: ["solo", "solamente"], means: "only" },
    { word: "sin", next: ["parar", "cesar", "duda", "motivo", "razon", "querer", "previo"], means: "very" },
    { word: "pasado", after: ["ano"], within: 1, means: "formerly" },
    { word: "nino", after: ["de"], within: 1, means: "childhood" },
    { word: "nina", after: ["de"], within: 1, means: "childhood" },
    { word: "joven", after: ["de"], within: 1, means: "childhood" },
    { word: "era", after: ["cuando"], within: 1, means: "i was" },
  ],
  realWords: new Set(
    (
      "ulcer manos menos meses mesas monos mucho macho noche leche lecho hecho techo pecho siendo sienta siente mente miente " +
      "puerta muestra maestra huerta vuelta suelta pierda pierna perder puedes puede pasado pesado pisado casado " +
      "comida caida salida sangra sangria sanar sonar boca foca poca toca cabeza certeza cerveza pobre sobre cobre fibra " +
      "intento sitio fasciitis afebril agarra amarillas buena calle camina cargar centro color comida corre corta cuanto cuerda cuido entiende " +
      "escapo facial gusta hablo helado hilos lleno llego lleva lucha marca medio mexico nevera nuevos olvida pense " +
      "ponen puerto punta queja raspa rosada senor subido torci trabaja trajo volar " +
      "libra fuerza fuera tomar tomare tomado formar dormir morir mirar matar mater quemar quedar quejar llamado " +
      "corazon razon sazon agua aguda ayuda ayudar tragar trabar tratar pulso pulpo bolso vista visto lista pista"
    ).split(" "),
  ),
  stemsOf(word) {
    const singular = word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
    const stems = [singular];
    if (word.length > 5 && word.endsWith("es")) stems.push(word.slice(0, -2));
    if (singular.length > 3 && singular.endsWith("a")) stems.push(`${singular.slice(0, -1)}o`);
    // "Costritas" are small crusts, "cabecita" is a small head.
    const [, stem = "", ending = ""] = DIMINUTIVE.exec(singular) ?? [];
    if (stem) stems.push(stem + ending, `${stem.replace(/c$/, "z")}${ending}`);
    return stems;
  },
};
