import { randomUUID } from "node:crypto";
import type { Caller, TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { publish } from "../../platform/realtime/topics";
import type { OwnCreative } from "../creatives/creative.test-support";
import { ComplianceRule } from "./rule.entity";
import { RULES_KEY, rulesChanged } from "./rule.topics";

/** Takes every rule out of force and forgets every review. */
export async function startAnew(server: TestServer): Promise<void> {
  await server.db.query("delete from ad_reviews");
  await server.db.query("update compliance_rules set is_active = false");
  await server.db.transaction((tx) => publish(tx, rulesChanged, RULES_KEY, { ruleId: randomUUID() }));
}

let rules = 0;
/** A rule that is in force, about these words. */
export async function ruleInForce(
  server: TestServer,
  who: Caller,
  keyword: string,
  severity: "LOW" | "MEDIUM" | "HIGH" = "HIGH",
): Promise<ComplianceRule> {
  rules += 1;
  const at = new Date();
  const made = await server.db.getRepository(ComplianceRule).save({
    ...{ name: `Rule ${rules} about ${keyword}`, description: `Do not say ${keyword}.`, category: "MEDICAL", severity },
    ...{ isActive: true, keywords: [keyword], conditions: [], sources: [], packKey: null, version: 1 },
    ...{ createdAt: at, updatedAt: at },
  });
  await server.db.transaction((tx) => publish(tx, rulesChanged, RULES_KEY, { ruleId: made.id }));
  const hints = `{ complianceHints(input: { title: "${keyword}", description: "", altText: "", disclaimer: "" }) { ruleId } }`;
  await until(async () => {
    const { data } = await who.run<{ complianceHints: { ruleId: string }[] }>(hints);
    return data.complianceHints.some(({ ruleId }) => ruleId === made.id);
  }, "the rule is in force");
  return made;
}

export interface Review {
  id: string;
  version: number;
  creativeId: string;
  status: string;
  cause: string;
  reviewedAt: string | null;
  reviewer: string | null;
  reason: string | null;
  sentBackCount: number;
  advert: { id: string; title: string; number: number };
  advertiser: { id: string; name: string };
  violations: {
    ruleId: string;
    severity: string;
    matches: { field: string; start: number; end: number; found: string }[];
  }[];
}
const REVIEW = `id version creativeId status cause submittedAt reviewedAt reviewer reason sentBackCount
  advert { id title number status violations { ruleId } reviewer reason } advertiser { id name }
  violations { ruleId ruleName category severity description matches { field start end found } missing }`;

export const list = async (reviewer: Caller, options = "first: 20") => {
  const { data, errors } = await reviewer.run<{
    adReviews: { totalCount: number; nodes: Review[]; pageInfo: { endCursor: string } };
  }>(`{ adReviews(${options}) { totalCount nodes { ${REVIEW} } pageInfo { endCursor } } }`);
  if (errors) throw new Error(errors[0]?.message);
  return data.adReviews;
};

export const reviewOf = async (reviewer: Caller, { id }: OwnCreative, status = "PENDING"): Promise<Review> => {
  const found = (await list(reviewer, `first: 100, status: ${status}`)).nodes.find(
    ({ creativeId }) => creativeId === id,
  );
  if (!found) throw new Error("There is no review of this advert");
  return found;
};

export const decide = async (
  caller: Caller,
  { id, version }: Pick<Review, "id" | "version">,
  status: string,
  reason?: string,
) => {
  const { data, errors } = await caller.run<{ decideAd: Review }>(
    `mutation D($id: ID!, $version: Int!, $status: CreativeStatus!, $reason: String) {
       decideAd(id: $id, version: $version, status: $status, reason: $reason) { ${REVIEW} } }`,
    { id, version, status, reason },
  );
  return { review: data?.decideAd, error: errors?.[0] };
};

/** The advert as its advertiser sees it. */
export const own = async (who: Caller, { id }: Pick<OwnCreative, "id">): Promise<OwnCreative> => {
  const { data } = await who.run<{ creative: OwnCreative }>(
    `query C($id: ID!) { creative(id: $id) { id status newest { id number status title reviewer reason reviewedAt violations { ruleId } } serving { id number } } }`,
    { id },
  );
  return data.creative;
};
