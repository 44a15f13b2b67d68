import type { PersonalData } from "../../platform/personal-data";

/** Which staff added, decided about and linked clinical studies. */
export const STUDY_DATA: readonly PersonalData[] = [
  {
    columns: ["clinical_studies.created_by", "clinical_studies.decided_by", "study_model_versions.linked_by"],
    erasure: "The studies and what was decided about them stay, without your name.",
  },
];
