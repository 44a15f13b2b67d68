import type { Caller } from "../../../test/harness";

/** A study as the documents below ask for it. */
export interface Study {
  id: string;
  title: string;
  authors: string[];
  journal: string;
  publicationDate: string;
  doi: string | null;
  abstract: string | null;
  status: string;
  tags: string[];
  relevanceScore: number;
  relevanceTerms: { label: string; score: number }[];
  rejectedReason: string | null;
  decidedBy: string | null;
  modelVersions: string[];
  version: number;
}

const STUDY = `id title authors journal publicationDate doi abstract status tags relevanceScore relevanceTerms { label score }
  rejectedReason decidedBy modelVersions version`;

/** Documents of one study each, with the answer called `study`. */
export const ACTS = {
  add: `mutation A($input: StudyInput!) { study: createStudy(input: $input) { ${STUDY} } }`,
  update: `mutation U($id: ID!, $version: Int!, $input: StudyInput!) { study: updateStudy(id: $id, version: $version, input: $input) { ${STUDY} } }`,
  tag: `mutation T($id: ID!, $version: Int!, $tags: [String!]!) { study: tagStudy(id: $id, version: $version, tags: $tags) { ${STUDY} } }`,
  validate: `mutation V($id: ID!, $version: Int!) { study: validateStudy(id: $id, version: $version) { ${STUDY} } }`,
  reject: `mutation R($id: ID!, $version: Int!, $reason: String!) { study: rejectStudy(id: $id, version: $version, reason: $reason) { ${STUDY} } }`,
  reopen: `mutation O($id: ID!, $version: Int!) { study: reopenStudy(id: $id, version: $version) { ${STUDY} } }`,
  link: `mutation L($id: ID!, $modelVersion: String!) { study: linkStudy(id: $id, modelVersion: $modelVersion) { ${STUDY} } }`,
  unlink: `mutation N($id: ID!, $modelVersion: String!) { study: unlinkStudy(id: $id, modelVersion: $modelVersion) { ${STUDY} } }`,
  delete: `mutation D($id: ID!, $version: Int!) { study: deleteStudy(id: $id, version: $version) }`,
  read: `query Q($id: ID!) { study: clinicalStudy(id: $id) { ${STUDY} } }`,
} as const;

export const LIST = `query L($first: Int = 20, $after: String, $status: StudyStatus, $tag: String, $search: String) {
  clinicalStudies(first: $first, after: $after, status: $status, tag: $tag, search: $search) {
    totalCount counts { status count } nodes { ${STUDY} } pageInfo { hasNextPage endCursor } } }`;

export const input = (changes: Record<string, unknown> = {}) => ({
  title: "Honey for cough in children (example)",
  authors: ["Ada Example", "Bo Example"],
  journal: "Journal of Examples",
  publicationDate: "2024-05",
  ...changes,
});

/** Does something with a study that has to succeed. */
export async function act(who: Caller, document: string, variables: Record<string, unknown>): Promise<Study> {
  const { data, errors } = await who.run<{ study: Study }>(document, variables);
  expect(errors).toBeUndefined();
  return data.study;
}

/** Code, field and sentence of a refusal. */
export async function refusal(who: Caller, document: string, variables: Record<string, unknown>) {
  const { errors } = await who.run(document, variables);
  const { message, extensions } = errors?.[0] ?? {};
  return { code: extensions?.code, field: extensions?.field, message };
}
