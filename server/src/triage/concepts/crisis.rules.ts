import { nhsPage } from "../../medicines/sources.rules";
import type { Concept } from "../concept.rules";

/** Wording of suicide and self-harm. It wins over everything save an emergency of the body. */
export const CRISIS_CONCEPTS: readonly Concept[] = [
  {
    id: "suicidal",
    level: "CRISIS",
    label: { en: "Thoughts of suicide" },
    patterns: {
      en: [
        "suicidal|suicide",
        "kill|kills|killing|killed|hang|hanging|hanged|shoot|drown <themself>",
        "want|wants|wanted|wanting|ready|rather|wish die|dead",
        "wish|wished i|he|she|they dead|gone",
        "better off dead|without",
        "better off if dead|gone",
        "better off ~ dead|gone",
        "not want live|living|here|alive|exist|wake|anymore",
        "not want go|carry on",
        "not feel living|worth",
        "end|ending|ended|take|taking|took life|lives",
        "end|ending everything|all",
        "no|any reason|point live|living|alive|life|going",
        "cannot|not see point|reason ~ living|life|live",
        "cannot go|carry on",
        "not worth living",
        "life ~ pointless|meaningless|worthless",
        "kms|unalive",
        "jump|jumping off|front bridge|building|roof|train|cliff|car",
        "want|wants|wanted|going|plan|planning|thinking|thoughts|thought|considering|tempted|urge ~ overdose|overdosing",
        "goodbye note|letter",
        "tired|enough living|life|alive",
        "easiest|painless|quickest|best|easy way|ways die",
        "many|much ~ <tablets> ~ die|kill|lethal|fatal",
      ],
    },
    unless: {
      en: [
        "suicide squad|bomber|prevention",
        "end life care",
        "end all ~ course|treatment|antibiotics",
        "cannot go on holiday|work|school|walk|trip|train|plane|medication|antibiotics|statins",
        "cannot carry on ~ work|school|taking|heavy|exercise",
      ],
    },
    source: nhsPage(
      "Where to get urgent help for mental health",
      "/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/",
    ),
    version: 1,
    countsAlways: true,
  },
  {
    id: "self-harm",
    level: "CRISIS",
    label: { en: "Thoughts of self-harm" },
    patterns: {
      en: [
        "self harm|harming|harmed|harms|injure|injuring",
        "selfharm|selfharming",
        "harm|harming|harmed <themself>",
        "cut|cutting|slit|slitting|slash wrist|wrists",
        "tablets|pills ~ lined|stash|stashed|saved|ready",
        "cannot stop thinking ~ ending|dying|death|die",
        "want|wants|wanting|urge|urges|going|thinking|thoughts|plan|planning|keep|keeps|deliberately|purpose ~ hurt|hurting|cut|cutting|burn|burning <themself>",
        "want|wants|going|thoughts|thinking|urge|afraid|might ~ hurt|kill|harm ~ someone|somebody|people|others",
        "voices telling|tell|saying|say",
      ],
    },
    source: nhsPage(
      "Where to get urgent help for mental health",
      "/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/",
    ),
    version: 1,
    countsAlways: true,
  },
];
