interface RulesVersion {
  version: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
  improvements: string[];
  sources: string[];
}

/** The version of the rules that decide how urgent a question is; a text model beside them has a version of its own. */
export const RULES_VERSION = "3.21.0";

/** What the rules alone know. */
export const RULES: RulesVersion = {
  version: RULES_VERSION,
  updatedAt: "2026-11-28T21:20:00Z",
  improvements: [
    "It asks one line of what stands behind a complaint: floaters bring no questions about a stroke, and spots on the face none about measles. Bleeding after the menopause is understood.",
    "It asks what it is about and for whom first, then what belongs to that: a mole brings no questions about your mind, and a plaster cast or an infected bite brings its own.",
    "Fewer lines to read: of signs that matter only together it asks one first, and more of what can wait is an ordinary appointment.",
    "Beside 999 it asks what may explain it, such as iron tablets before black poo, and a mother who breastfeeds is not taken for her baby.",
    "It asks what may explain a complaint, such as beetroot before red urine, and takes “is it cancer?” for a question.",
    "After its questions, fewer ordinary complaints are sent to 111 or A&E, and how long an illness has lasted is asked once.",
    "“Nobody in the house is pregnant” is no pregnancy, a bruise that is three days old is no baby, and 33 degrees outside is no cold body.",
    "A child among half-empty tablet packs, a chemical that burns without pain, and drink stopped with visions are emergencies in more languages.",
    "A real English word is taken for no slip of another: “scabbed” is not “stabbed”, and “overdoing” no overdose.",
    "What may be an emergency by its signs is looked at by somebody, even where all else speaks for staying at home.",
    "A third reader looks at your whole message beside its facts: fewer everyday questions are sent to 111 or 999, and more of what must be seen soon is.",
    "Names within a sentence are no slips of other words, and “bloods” are tests.",
    "Words with another meaning, such as blackout blinds, gum recession or a babbling baby, are no emergency.",
    "A baby of six weeks with a fever, a second stroke, and a mind that gets messages from the television are emergencies.",
    "Hearsay, what a poster lists, and what has been clear since are understood as that.",
    "A neighbour’s illness of another day in one sentence, and your own cold in the next, is understood as your cold.",
    "An illness that is only feared, beside something mild, decides nothing; “My dad had a stroke five minutes ago” is an emergency.",
    "“The pain is back” is no back pain, a tablet that is hard to swallow is no swallowed one, and 14 painkillers in a day are too many.",
    "A nosebleed that won’t stop is for A&E; a knocked-out tooth is nobody unconscious.",
    "Nobody to whom ibuprofen may do harm is offered it with the advice about an illness.",
    "What is only spoken of, such as what to do if somebody has a stroke, or what somebody had in a film, is no emergency: it says what to do if it happens.",
    "A pain “qui ne passe pas” is understood as being there.",
    "What a pet has or ate is for a vet.",
    "An allergy that you tell us, or told your profile, comes first in every answer about a medicine; so does too much of one.",
    "It tells a question for information from a report of what somebody has now, and answers it at home when nobody is said to be unwell.",
    "What somebody had long ago, what a jab or a test is for, and what may come one day decide nothing.",
    "“For the past two months” is how long, and “I’ll” is not ill.",
    "An emergency of somebody else says what to do for them.",
    "What it read in your words stays: an answer takes it back only where it explains it.",
    "It tells how old somebody is from how long something has lasted, and who is ill from who says so, in all four languages.",
    "It takes fewer French, German and Spanish words for others that are spelled nearly alike.",
    "It sends fewer everyday questions to 999 or a GP: whatever a word alone made dangerous needs more than that word now.",
    "It says when to ask a pharmacist before you take two medicines together.",
    "It answers at once what you ask about more than 750 medicines: two together, alcohol, driving, pregnancy, doses, a missed dose, side effects and stopping.",
    "What somebody else had, and what you say is not there, it sets aside more exactly, in long messages too.",
    "It asks about the dangers that fit your complaint, and says no more than three things that help at first.",
    "It reads your words as facts, says which it understood, and decides by them: what a father had, or what was last year, decides nothing.",
    "It says where to go more exactly: 999, A&E, the maternity unit, 111, a GP today or in the next few days, a pharmacist, a dentist, an optician.",
    "Your illnesses, medicines, pregnancy and age can make an answer more urgent.",
    "Nothing waits for a pharmacist because it was not understood.",
    "“No chest pain” is understood, and so are small typing errors.",
    "Every answer says what would make it more urgent, and where to go then.",
    "You can ask, and are answered, in English, French, Spanish and German.",
  ],
  sources: ["NHS website", "NHS 111 online", "MedlinePlus"],
};
