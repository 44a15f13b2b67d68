import type { TestServer } from "../../../test/harness";

export interface Entry {
  id: string;
  kind: string;
  name: string;
  detail: string | null;
  since: string | null;
  frequency: string | null;
  status: string;
  isKnown: boolean;
}
export interface Account {
  isLinked: boolean;
  obstacles: string[];
  isDemonstration: boolean;
  examples: { number: string; dateOfBirth: string }[];
  dateOfBirth: string | null;
  numberEnd: string | null;
  importedAt: string | null;
  notShared: string[];
  hasNoKnownAllergies: boolean;
  recordCount: number;
  waitingCount: number;
  entries: Entry[];
}
const FIELDS =
  "isLinked obstacles isDemonstration examples { number dateOfBirth } dateOfBirth numberEnd importedAt notShared hasNoKnownAllergies recordCount waitingCount entries { id kind name detail since frequency status isKnown }";
const LINK = `mutation L($nhsNumber: String!, $dateOfBirth: String) { linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) { ${FIELDS} } }`;
const DECIDE = `mutation D($decisions: [NhsDecisionInput!]!) { decideNhsEntries(decisions: $decisions) { ${FIELDS} } }`;
export const UNLINK = `mutation { unlinkNhsAccount { ${FIELDS} } }`;
export const READ = `{ nhsAccount { ${FIELDS} } healthProfile { version dateOfBirth allergies conditions nhsImportedAt importedAllergies importedConditions } medications { nodes { name dosage frequency startDate source } } medicalRecords { totalCount nodes { type title provenance } } }`;

export type Patient = Awaited<ReturnType<TestServer["patient"]>>;
export interface Everything {
  nhsAccount: Account;
  healthProfile: {
    version: number;
    dateOfBirth: string | null;
    allergies: string[];
    conditions: string[];
    nhsImportedAt: string | null;
    importedAllergies: string[];
    importedConditions: string[];
  };
  medications: { nodes: { name: string; source: string }[] };
  medicalRecords: { totalCount: number; nodes: { type: string; title: string; provenance: string }[] };
}
export const AMARA = { nhsNumber: "999 000 0018", dateOfBirth: "1985-03-12" };
export const link = (caller: Patient, input: object = AMARA) =>
  caller.run<{ linkNhsAccount: Account }>(LINK, { ...input });
export const linked = async (caller: Patient, input: object = AMARA) => {
  const { data, errors } = await link(caller, input);
  expect(errors).toBeUndefined();
  return data.linkNhsAccount;
};
export const read = async (caller: Patient) => (await caller.run<Everything>(READ)).data;
export const decide = (caller: Patient, decisions: object[]) =>
  caller.run<{ decideNhsEntries: Account }>(DECIDE, { decisions });
export const problemOf = ({
  errors,
}: {
  errors?: { message: string; extensions: { code: string; field?: string } }[];
}) => [errors?.[0]?.message, errors?.[0]?.extensions.code];
export const FAILED = ["Failed to link NHS account. Please try again.", "CONFLICT"];
