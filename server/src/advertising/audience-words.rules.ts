import type { Dimension } from "./audience.rules";

const WORDS: Readonly<Record<string, string>> = {
  FEMALE: "Women",
  MALE: "Men",
  OTHER: "Another gender",
  NOT_SHARED: "Not shared",
  SMALL_GROUPS: "Small groups",
};

/** What a group is called on paper: ages and cities stand for themselves. */
export const groupText = (label: string): string => WORDS[label] ?? label;

export const DIMENSION_TEXT: Readonly<Record<Dimension, string>> = {
  AGE: "Age group",
  GENDER: "Gender",
  LOCATION: "City",
};
