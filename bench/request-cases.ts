/** One question, asked of each program in its own words. */
export interface RequestCase {
  name: string;
  /** As which person: a patient or an advertiser. */
  by: "patient" | "advertiser";
  /** Server's CPU and that with Postgres', against PostGraphile's. */
  wanted: { cpu: number; withPostgres: number };
  product: string;
  postgraphile: string;
  mercurius: string;
}

const FIELDS = "question language level";

/**
 * Each document takes the variables `who` and `id`, the id of the person and of one row of theirs, or leaves them out. Every answer
 * holds the same values in the same order.
 */
export const REQUEST_CASES: readonly RequestCase[] = [
  {
    name: "a list of 20 consultations",
    by: "patient",
    wanted: { cpu: 0.35, withPostgres: 0.6 },
    product: `{ consultations(first: 20) { nodes { id ${FIELDS} } } }`,
    postgraphile: `query($who: UUID!) { allConsultations(condition: { patientId: $who }, first: 20, orderBy: [CREATED_AT_DESC]) { nodes { rowId ${FIELDS} } } }`,
    mercurius: `query($who: ID!) { consultations(patientId: $who, first: 20) { id ${FIELDS} } }`,
  },
  {
    name: "20 campaigns with their adverts",
    by: "advertiser",
    wanted: { cpu: 0.35, withPostgres: 0.6 },
    product: "{ campaigns(first: 20) { nodes { id name topics creative { id } } } }",
    postgraphile:
      "query($who: UUID!) { allCampaigns(condition: { advertiserId: $who }, first: 20, orderBy: [CREATED_AT_DESC]) { nodes { rowId name topics creativeByCreativeIdAndAdvertiserId { rowId } } } }",
    mercurius: "query($who: ID!) { campaigns(advertiserId: $who, first: 20) { id name topics creative { id } } }",
  },
  {
    name: "one consultation",
    by: "patient",
    wanted: { cpu: 0.5, withPostgres: 0.6 },
    product: `query($id: ID!) { consultation(id: $id) { id ${FIELDS} } }`,
    postgraphile: `query($id: UUID!) { consultationByRowId(rowId: $id) { rowId ${FIELDS} } }`,
    mercurius: `query($id: ID!) { consultation(id: $id) { id ${FIELDS} } }`,
  },
];
