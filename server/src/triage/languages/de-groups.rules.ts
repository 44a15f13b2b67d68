/** Groups of German words for patterns. A word of a question is also found without its ending ("starken": "stark"). */
export const GERMAN_GROUPS: Readonly<Record<string, string>> = {
  ask: "wie welche welcher welches wann wo warum wer was wieviel viel viele kann darf soll sollte muss ist sind gibt hilft beste besten besser gut gute tipps tipp normal brauche lohnt sinnvoll empfehlen empfehlung unterschied",
  pain: "schmerz schmerzen schmerzt schmerzhaft weh wehtut tut brennt brennen sticht stechen stich stiche stechende stechender ziehen zieht",
  tight:
    "druck drückt drücken drückend enge eng engegefühl beklemmung beklemmungen zusammengeschnürt schnürt zuschnürt schwer schwere gewicht klemmt krampf krampft zerquetscht gürtel brennen brennt stechen sticht schraubstock stein last spannt zieht",
  chest: "brust brustkorb brustbein brustraum thorax",
  breathe: "atmen atme atmet atmung luft atem atmete",
  cannot: "kann kannst können konnte konnten",
  bleed: "blut blutet bluten blutung blutungen blute blutete blutend blutig blutige",
  belly: "bauch unterleib unterbauch oberbauch magen bauchschmerzen bauchweh unterleibsschmerzen magenschmerzen",
  swollen:
    "geschwollen geschwollene schwellung schwillt schwellen angeschwollen schwoll dick anschwellen anschwillt zugeschwollen",
  numb: "taub taubheit taubheitsgefühl gefühllos kribbeln kribbelt schwach schwäche gelähmt lähmung lahm schlaff eingeschlafen kraftlos",
  fever: "fieber fiebrig fiebert temperatur hochfieber fiebere",
  pee: "urin wasserlassen pinkeln pinkel urinieren harn pipi pieseln",
  poo: "stuhl stuhlgang kot kacke",
  vomit:
    "erbrechen erbricht erbrochen erbreche kotzen kotzt kotze gekotzt gebrochen übergeben übergibt bricht spuckt brechen",
  tablets:
    "tablette tabletten pille pillen kapsel kapseln medikament medikamente paracetamol ibuprofen codein aspirin insulin antidepressiva schlaftabletten schmerztabletten dosis",
  awful:
    "furchtbar furchtbare schrecklich unerträglich heftig heftige stark starke extrem höllisch höllische schlimm schlimmste schlimmsten wahnsinnig unfassbar qualvoll",
  vision: "sehen sehe sieht sicht sehkraft augenlicht sehvermögen",
  baby: "baby säugling neugeborenes neugeborene kind sohn tochter kleinkind enkel enkelin @child",
  pregnant: "schwanger schwangerschaft schwangere ssw",
  limb: "arm bein hand fuss gesicht seite körperhälfte gesichtshälfte",
};

export const GERMAN_CHILD_PATTERNS: readonly string[] = [
  "baby|säugling|kind|kinder|sohn|tochter|junge|mädchen|teenager|enkel|enkelin|@child",
];
