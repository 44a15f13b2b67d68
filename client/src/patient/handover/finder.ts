interface Finder {
  /** Of its label. */
  name: "pharmacy" | "gp" | "ae" | "dentist" | "111" | "999" | "crisis" | "sexualHealth" | "talking" | "services";
  url: string;
}

const nhs = (path: string) => `https://www.nhs.uk${path}`;
const PHARMACY: Finder = { name: "pharmacy", url: nhs("/service-search/pharmacy/find-a-pharmacy/") };
const GP: Finder = { name: "gp", url: nhs("/service-search/find-a-gp/") };
const SERVICES: Finder = { name: "services", url: nhs("/nhs-services/services-near-you/") };

/** By the way to get care: the page of the NHS that finds it nearby, or the number to call. */
const FINDERS: ReadonlyMap<string, Finder> = new Map<string, Finder>([
  ["emergency", { name: "999", url: "tel:999" }],
  [
    "crisis",
    { name: "crisis", url: nhs("/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/") },
  ],
  ["ae", { name: "ae", url: nhs("/service-search/find-an-accident-and-emergency-service/") }],
  ["urgent-111", { name: "111", url: "https://111.nhs.uk/" }],
  ["gp-today", GP],
  ["gp-days", GP],
  ["dentist", { name: "dentist", url: nhs("/service-search/find-a-dentist/") }],
  [
    "sexual-health",
    { name: "sexualHealth", url: nhs("/service-search/sexual-health-services/find-a-sexual-health-clinic/") },
  ],
  [
    "talking",
    {
      name: "talking",
      url: nhs("/nhs-services/mental-health-services/find-nhs-talking-therapies-for-anxiety-and-depression/"),
    },
  ],
  ["pharmacist-treats", PHARMACY],
  ["ask-pharmacist", PHARMACY],
  ["our-pharmacist", PHARMACY],
  ["home", PHARMACY],
]);

/** Where the care of an answer is found nearby; what has no page of its own has the list of all services. */
export const finderOf = (care: string | undefined): Finder => FINDERS.get(care ?? "") ?? SERVICES;
