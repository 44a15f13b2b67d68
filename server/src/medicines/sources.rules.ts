import type { Source } from "./texts.rules";

/** All pages were compared with our words on this day. A page that is read again gets a day of its own. */
export const REVIEWED_ON = "2026-11-03";

/** A page of the NHS website, by its path. */
export function nhsPage(title: string, path: string): Source {
  return { title: `${title} (NHS)`, url: `https://www.nhs.uk${path}`, reviewedOn: REVIEWED_ON };
}

/** An article of the MedlinePlus encyclopedia, by its six-digit number. Linked only: its text is copyrighted. */
export function medlinePlusPage(title: string, article: string): Source {
  return {
    title: `${title} (MedlinePlus)`,
    url: `https://medlineplus.gov/ency/article/${article}.htm`,
    reviewedOn: REVIEWED_ON,
  };
}

export const WHEN_TO_CALL_999 = nhsPage(
  "When to call 999",
  "/nhs-services/urgent-and-emergency-care-services/when-to-call-999/",
);

export const FIND_A_PHARMACY = nhsPage("Find a pharmacy", "/service-search/pharmacy/find-a-pharmacy/");

export const NHS_111_ONLINE: Source = {
  title: "Get help for your symptoms (NHS 111 online)",
  url: "https://111.nhs.uk/",
  reviewedOn: REVIEWED_ON,
};
