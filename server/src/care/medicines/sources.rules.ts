import type { Source } from "./texts.rules";

/** The day on which our words were written. A page whose words are written anew gets a day of its own. */
export const WRITTEN_ON = "2026-11-21";

/** A page of the NHS website, by its path. */
export function nhsPage(title: string, path: string): Source {
  return { title: `${title} (NHS)`, url: `https://www.nhs.uk${path}`, writtenOn: WRITTEN_ON };
}

export const WHEN_TO_CALL_999 = nhsPage(
  "When to call 999",
  "/nhs-services/urgent-and-emergency-care-services/when-to-call-999/",
);

export const FIND_A_PHARMACY = nhsPage("Find a pharmacy", "/service-search/pharmacy/find-a-pharmacy/");

export const NHS_111_ONLINE: Source = {
  title: "Get help for your symptoms (NHS 111 online)",
  url: "https://111.nhs.uk/",
  writtenOn: WRITTEN_ON,
};
