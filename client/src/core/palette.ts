/**
 * Ten shades each, drawn in OKLCH with even lightness steps, so that the same index means the same weight in every
 * colour. The only file beside theme.ts and resolver.ts that names a colour by its number.
 */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** Brand, primary and "normal". */
export const tide: Shades = [
  "#EBF8F5",
  "#D5EEE8",
  "#B1E0D5",
  "#83CBBC",
  "#55B1A0",
  "#2F9685",
  "#18796B",
  "#0F6558",
  "#0A4F45",
  "#073931",
];
/** Warm neutrals of the light scheme. */
export const stone: Shades = [
  "#F8F7F3",
  "#F1EFE9",
  "#E4E3DB",
  "#D4D2CA",
  "#ACADA5",
  "#81857D",
  "#5C625D",
  "#424A46",
  "#27302D",
  "#141E1C",
];
/** Neutrals of the dark scheme. */
export const night: Shades = [
  "#E6EDEB",
  "#C9D4D1",
  "#A7B3B0",
  "#798683",
  "#3A4945",
  "#23332F",
  "#172522",
  "#0E1B18",
  "#091512",
  "#050D0B",
];
/** Warnings and the pharmacist's card. */
export const marigold: Shades = [
  "#FEF7E1",
  "#FEEEBD",
  "#FDDF8A",
  "#FACF4E",
  "#EFB309",
  "#C77E00",
  "#A76607",
  "#89520A",
  "#6B3E08",
  "#4E2C09",
];
/** Critical states, errors and the emergency card. */
export const signal: Shades = [
  "#FFF2F1",
  "#FFE3E0",
  "#FFC8C2",
  "#FDA299",
  "#F3766B",
  "#E04D41",
  "#C33029",
  "#A4211C",
  "#831915",
  "#5E130F",
];
/** Information and the third series of a chart; never a large surface. */
export const sky: Shades = [
  "#EEF6FC",
  "#D9EBF8",
  "#B9D9F1",
  "#90C1E5",
  "#67A6D2",
  "#448BB9",
  "#2B6F9A",
  "#1E5C82",
  "#164867",
  "#11344A",
];
/** Text on pine, the one dark surface of the light scheme. */
export const onPine = "#F3FAF8";
