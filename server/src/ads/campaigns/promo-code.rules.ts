/** 4 to 16 letters and figures, at least one of them a letter: what somebody can type, and no number of anybody. */
const CODE = /^(?=.*[A-Z])[A-Z0-9]{4,16}$/;
/** Codes that a campaign can have had. */
export const CODES_MAX = 20;

export const PROMO_CODE_MESSAGES = {
  form: "A code has 4 to 16 letters and figures, and at least one letter.",
  taken: "This code belongs to another campaign. Choose another one.",
  aimed:
    "A campaign that is aimed by symptoms or wearables cannot have a code: whoever orders with it would tell you about their health.",
  ended: "This campaign has ended. Its code is not shown any more.",
  tooMany: `A campaign can have at most ${CODES_MAX} codes, one after another.`,
} as const;

/** A code as it is kept: without spaces, in capitals. */
export const tidyCode = (text: string): string => text.replaceAll(/\s/g, "").toUpperCase();

export const isCode = (code: string): boolean => CODE.test(code);

/** What compliance reads of a code: as it stands, and its words without the figures between them. */
export const wordsOfCode = (code: string): string => `${code} ${code.replaceAll(/\d+/g, " ").trim()}`;
