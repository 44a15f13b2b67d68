import { BLUE_GUIDE, cap, matches, type PackRule, regulation, words } from "./pack-rule.rules";

const DISEASES =
  "(cancers?|tumou?rs?|diabetes|dementia|alzheimer'?s|parkinson'?s|hiv|aids|heart (disease|attacks?|failure)|strokes?|depression|epilepsy|multiple sclerosis|kidney disease|liver disease|covid([ -]?19)?|sepsis)";
const OTHERS =
  "(ibuprofen|paracetamol|aspirin|nurofen|panadol|calpol|tablets?|pills?|painkillers?|medicines?|medications?|drugs?|remed(y|ies)|treatments?|brands?|antihistamines?|prescriptions?|inhalers?|competitors?|rivals?|alternatives?|products?)";

/** What must not be promised of a medicine or a treatment. How far they were compared with their sources: see pack.rules.ts. */
export const CLAIM_RULES: readonly PackRule[] = [
  {
    key: "cures",
    name: "Claim to cure",
    description:
      "A promise to cure is hardly ever true. Say what it helps with and for whom, for example 'may help relieve hay fever symptoms', and be able to show it.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      cure, cures, cured, miracle, miraculous, wonder drug, heals all, gone forever, gone for good, banish forever,
      never suffer again, never be ill again, permanently removes, permanent relief, eliminates disease, reverses ageing`),
    conditions: [],
    sources: [cap("12.6"), cap("12.7"), cap("12.1")],
  },
  {
    key: "serious-diseases",
    name: "Treatment of a serious disease",
    description:
      "Serious diseases belong in the hands of health professionals. Do not offer to treat or prevent them; general information with a way to a doctor is fine.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: [],
    conditions: [
      matches(
        `\\b(treat|prevent|fight|reverse|beat|kill|stop|end|avoid|heal)(s|es|ed|ing)? (\\w+ ){0,2}${DISEASES}\\b`,
      ),
      matches(`\\b(treatment|protection|remedy|relief|supplement) (for|of|against|from) (\\w+ ){0,2}${DISEASES}\\b`),
    ],
    sources: [
      cap("12.2"),
      {
        title: "ASA: medical conditions in adverts for health, beauty and slimming",
        url: "https://www.asa.org.uk/resource/health-beauty-slimming-and-medical-conditions.html",
      },
    ],
  },
  {
    key: "guarantees",
    name: "Guaranteed effect",
    description:
      "No medicine works for everybody, so its effect must not be guaranteed. A guarantee for a device or your money back is fine: say that it is that.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      guaranteed, guarantees, we guarantee, 100% effective, 100 percent effective, always works, works every time,
      works for everyone, works for everybody, never fails, cannot fail, can't fail, fail safe, foolproof, instant results,
      certain to work, proven to work for everyone, success every time`),
    conditions: [matches("\\b100 ?(%|per ?cent) (relief|results?|success|protection|pain[ -]?free)\\b")],
    sources: [regulation(287), cap("12.9")],
  },
  {
    key: "no-side-effects",
    name: "No side effects, absolutely safe",
    description:
      "Every medicine can have side effects. Do not say that there are none or that it is completely safe; say where to read about them.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      side effect free, sideeffect free, completely safe, totally safe, perfectly safe, absolutely safe, entirely safe, 100% safe,
      safe for everyone, safe for everybody, completely harmless, totally harmless, harmless, no risks, no adverse reactions,
      no adverse effects, nothing to worry about`),
    conditions: [
      matches(
        "\\b(no|zero|without|minus|never any|hasn't any|free (of|from))( (known|nasty|any|unwanted|harmful|unpleasant|serious|reported|the|all)){0,2} side[ -]?effects?\\b",
      ),
    ],
    sources: [regulation(287), cap("12.9")],
  },
  {
    key: "superiority",
    name: "Better than, or as good as, another treatment",
    description:
      "A medicine must not be called better than, or as good as, another treatment. Say what yours does, and leave the others out.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      nothing works better, nothing works faster, nothing is stronger, outperforms, unbeatable relief, the strongest painkiller,
      the best painkiller, the best medicine, britain's best painkiller, uk's best painkiller, number one painkiller,
      no.1 painkiller`),
    conditions: [
      matches(
        `\\b(better|stronger|faster|safer|gentler|kinder|quicker|superior|more (effective|powerful|reliable)|longer[ -]lasting)( to| than) (\\w+ ){0,3}${OTHERS}\\b`,
      ),
      matches(`\\b(as|just as|every bit as) (good|strong|effective|powerful|fast|safe) as (\\w+ ){0,3}${OTHERS}\\b`),
      matches(`\\b(beats?|outperforms?|equivalent to) (\\w+ ){0,3}${OTHERS}\\b`),
    ],
    sources: [regulation(287), BLUE_GUIDE],
  },
  {
    key: "natural-is-safe",
    name: "Safe because it is natural",
    description:
      "Nothing is safe or effective only because it is natural, or because it leaves something out. Say what it does instead.",
    category: "MEDICAL",
    severity: "MEDIUM",
    keywords: words(`
      naturally safe, natural and safe, safe and natural, safer because it's natural, chemical free, chemicals free,
      no nasty chemicals, no chemicals, free from chemicals, free of chemicals, toxin free`),
    conditions: [
      matches(
        "\\bnatural(ly)?,? (so|and so|which means|therefore) (it'?s |it is |they'?re |totally |completely )*(safe|effective|harmless)\\b",
      ),
      matches(
        "\\b(safe|effective|works|harmless) (because|since|as) (it'?s|it is|they'?re|they are) (all |100% )?natural\\b",
      ),
    ],
    sources: [regulation(288), cap("12.10")],
  },
  {
    key: "fear",
    name: "Fear as a reason to buy",
    description: "An advert must not frighten people into buying a medicine. Say calmly what it is for.",
    category: "ETHICAL",
    severity: "MEDIUM",
    keywords: words(`
      before it's too late, before it is too late, could kill you, silent killer, you could die, you might die, risk your life,
      don't gamble with your health, your health will suffer, don't wait until it's too late, deadly mistake`),
    conditions: [],
    sources: [regulation(287), BLUE_GUIDE],
  },
  {
    key: "better-health",
    name: "Better health for people who are well",
    description:
      "A medicine must not promise to make healthy people healthier, or that health suffers without it. Say what it is used for.",
    category: "MEDICAL",
    severity: "LOW",
    keywords: words(`
      even if you feel well, even if you're healthy, healthier than ever, supercharge your health, superhuman,
      boost your immune system, boosts your immune system, supercharge your immune system, don't go a day without it`),
    conditions: [],
    sources: [regulation(287)],
  },
  {
    key: "fast-weight-loss",
    name: "Weight loss that is too fast",
    description:
      "Losing more than about two pounds a week is not healthy for most people. Leave out how much somebody loses in which time.",
    category: "MEDICAL",
    severity: "MEDIUM",
    keywords: words(
      "melt fat overnight, crash diet, drop a dress size in a week, lose weight without effort, lose weight fast",
    ),
    conditions: [
      matches(
        "\\b(lose|drop|shed|lost|dropped)( (up to|over|as much as|more than))? (an? )?\\d{0,3} ?(lbs?|pounds?|kgs?|kilos?|stones?|st)\\b.{0,20}\\b(day|days|week|weeks|month|fortnight|overnight)\\b",
      ),
    ],
    sources: [
      {
        title: "ASA: adverts for prescription-only weight loss injections",
        url: "https://www.asa.org.uk/news/avoid-the-asa-taking-a-jab-you-ads-featuring-prescription-only-weight-loss-injections.html",
      },
    ],
  },
];
