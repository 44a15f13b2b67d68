import { spacedNhsNumber } from "../../people/accounts/nhs-number.rules";
import type { PersonalData } from "../../platform/personal-data";
import { linkedNumber } from "./nhs-link.service";

const DELETED = "It is deleted.";

/** What a linked NHS record leaves here. All of it goes with the link, and with the account. */
export const NHS_DATA: readonly PersonalData[] = [
  {
    columns: ["nhs_links.patient_id"],
    erasure: DELETED,
    export: {
      key: "nhsLink",
      title: "Your linked NHS record",
      about:
        "The number that you linked. We keep it encrypted. Records that came with it stand in your medical history.",
      single: true,
      roles: ["CUSTOMER"],
      labels: {
        nhsNumber: "NHS number",
        importedAt: "Linked",
        isDemonstration: "Invented, for the demonstration",
        hasNoKnownAllergies: "Says that no allergies are known",
        notShared: "Not shared in full",
      },
      sql: `select imported_at as at, patient_id as id, sealed_number as sealed, imported_at as "importedAt",
                   is_demonstration as "isDemonstration", has_no_known_allergies as "hasNoKnownAllergies", not_shared as "notShared"
              from nhs_links where patient_id = $1 and (imported_at, patient_id) > ($2, $3) limit $4`,
      present: ({ sealed, ...row }, { id }, secrets) => ({
        nhsNumber: spacedNhsNumber(linkedNumber(secrets, id, sealed as Buffer)),
        ...row,
      }),
      onPaper: { notShared: (parts: string[]) => parts.map(inWords) },
    },
  },
  {
    columns: ["nhs_entries.patient_id"],
    erasure: DELETED,
    export: {
      key: "nhsEntries",
      title: "What your NHS record says",
      about: "Allergies, conditions and medicines of the record that you linked, and what you decided about them.",
      roles: ["CUSTOMER"],
      labels: {
        kind: "Kind",
        name: "Name",
        detail: "Details",
        since: "Since",
        frequency: "How often a day",
        status: "Your decision",
        isInProfile: "In your profile because of this",
        source: "Place in the record",
      },
      sql: `select l.imported_at as at, e.id, e.kind, e.name, e.detail, e.since, e.frequency, e.status, e.is_added as "isInProfile",
                   e.source
              from nhs_entries e join nhs_links l on l.id = e.link_id
             where e.patient_id = $1 and (l.imported_at, e.id) > ($2, $3) order by l.imported_at, e.id limit $4`,
      onPaper: {
        kind: (kind: string) => [inWords(kind)],
        status: (status: string) => [inWords(status)],
        frequency: (frequency: string | null) => (frequency ? [inWords(frequency)] : []),
      },
    },
  },
];

/** "THREE_TIMES" as it reads: "Three times". */
function inWords(value: string): string {
  const words = value.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
