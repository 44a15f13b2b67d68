/** Impressions of all campaigns on a day now: the visitors of the traffic bring as many. */
export const DAILY_IMPRESSIONS = 9_500;

/** Share of an average hour, by the hour of the day in London: peaks in the morning, the afternoon and the evening. */
export const HOUR_PATTERN: readonly number[] = [
  0.35, 0.22, 0.16, 0.14, 0.16, 0.3, 0.62, 0.95, 1.2, 1.5, 1.55, 1.3, 1.1, 1.05, 1.15, 1.4, 1.5, 1.3, 1.15, 1.2, 1.5,
  1.6, 1.25, 0.75,
];

/** How much more often than others some groups click, so that there is something to find. */
export const CLICK_FACTORS: Readonly<Record<string, number>> = { "35-44": 1.25, London: 1.2, HEALTH_CHECK: 1.3 };
/** The same of hours of the day in London. */
export const CLICK_HOURS: readonly number[] = HOUR_PATTERN.map((_, hour) => (hour === 20 || hour === 21 ? 1.5 : 1));

/** Share of an average day, Monday first. */
export const WEEKDAY_PATTERN: readonly number[] = [1.12, 0.98, 1.1, 0.97, 0.92, 1.08, 0.85];

/** Invented patients who agreed to personalised sponsorship, so that there is somebody to show adverts to. */
export const SYNTHETIC_PATIENTS = 600;
export const FIRST_NAMES: readonly string[] = [
  "Ada",
  "Bilal",
  "Chloe",
  "Dev",
  "Elin",
  "Farah",
  "Gwen",
  "Hugo",
  "Isla",
  "Jonas",
  "Kemi",
  "Liam",
  "Mina",
  "Noor",
  "Orla",
  "Pavel",
  "Rhys",
  "Sofia",
  "Tariq",
  "Yusuf",
];
export const LAST_NAMES: readonly string[] = [
  "Abbott",
  "Bello",
  "Cairns",
  "Dhillon",
  "Ellery",
  "Fenwick",
  "Gomes",
  "Hartley",
  "Iqbal",
  "Jansen",
  "Kaur",
  "Lowry",
  "Marsh",
  "Nowak",
  "Osei",
  "Penrose",
  "Quirke",
  "Rahman",
  "Stroud",
  "Tanaka",
];
