/** Why a record could not be read: for the log and the audit trail, which get this word and nothing else. */
export type FhirReason =
  | "unreachable"
  | "too slow"
  | "busy"
  | "redirected"
  | "too large"
  | "not FHIR"
  | "refused"
  | "incomplete"
  | "endless pages"
  | "page elsewhere"
  | "somebody else"
  | "nobody"
  | "several people";

/** The record could not be read as a whole. The message never holds anything that the server or a person wrote. */
export class FhirProblem extends Error {
  constructor(readonly reason: FhirReason) {
    super(`The health record could not be read: ${reason}`);
  }
}
