import type { Caller } from "../../../test/harness";

/** A line as the documents below ask for it. */
export interface Line {
  id: string;
  text: string | null;
  language: string;
  style: string;
  concept: string;
  origin: string;
  state: string;
  label: string | null;
  ownLabel: string | null;
  labelCount: number;
  labels: { label: string; by: string | null }[];
  createdAt: string;
  createdBy: string | null;
  agreedAt: string | null;
  removedReason: string | null;
}

const LINE =
  "id text language style concept origin state label ownLabel labelCount labels { label by } createdAt createdBy agreedAt removedAt removedReason";

/** Documents of one line each, with the answer called `line`. */
export const LINE_ACTS = {
  add: `mutation A($input: TrainingLineInput!) { line: createTrainingLine(input: $input) { ${LINE} } }`,
  label: `mutation L($id: ID!, $label: CareLabel!) { line: labelTrainingLine(id: $id, label: $label) { ${LINE} } }`,
  remove: `mutation R($id: ID!, $reason: TrainingLineRemovalReason!) { line: deleteTrainingLine(id: $id, reason: $reason) { ${LINE} } }`,
} as const;

const PAGE = "totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor pageNumber pageCount }";
export const ADDED = `query Q($filter: AddedTrainingLineFilterInput, $first: Int = 20, $after: String, $before: String) {
  list: addedTrainingLines(filter: $filter, first: $first, after: $after, before: $before) { counts { state count } nodes { ${LINE} } ${PAGE} } }`;
export const COMMITTED = `query Q($filter: TrainingLineFilterInput, $first: Int = 20, $after: String, $before: String) {
  list: trainingLines(filter: $filter, first: $first, after: $after, before: $before) {
    counts { label count } nodes { id text language style concept label } ${PAGE} } }`;
export const COUNTS =
  "{ trainingLineCounts { committed { label count } added { label count } states { state count } waitsForMe styles heldOutStyles } }";

export interface LinePage<Node = Line> {
  nodes: Node[];
  counts: { label?: string; state?: string; count: number }[];
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string;
    endCursor: string;
    pageNumber: number;
    pageCount: number;
  };
}

export const list = async <Node = Line>(who: Caller, document: string, variables: object = {}) => {
  const { data, errors } = await who.run<{ list: LinePage<Node> }>(document, { ...variables });
  expect(errors).toBeUndefined();
  return data.list;
};

/** Does something with a line that has to succeed. */
export async function act(who: Caller, document: string, variables: Record<string, unknown>): Promise<Line> {
  const { data, errors } = await who.run<{ line: Line }>(document, variables);
  expect(errors).toBeUndefined();
  return data.line;
}

/** Code, field and sentence of a refusal. */
export async function refusal(who: Caller, document: string, variables: Record<string, unknown>) {
  const { errors } = await who.run(document, variables);
  const { message, extensions } = errors?.[0] ?? {};
  return { code: extensions?.code, field: extensions?.field, message };
}

let lines = 0;
export const input = (changes: Record<string, unknown> = {}) => {
  lines += 1;
  return {
    ...{ text: `My invented elbow aches, number ${lines}`, language: "en", style: "family" },
    ...{ concept: "Elbow pain", label: "routine", ...changes },
  };
};
