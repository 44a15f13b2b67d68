import type { DataSource } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { invalid } from "../../platform/problems";
import { CreativeVersion } from "../creatives/creative-version.entity";
import { compileRule } from "./compile-rule";
import type { AdvertText } from "./compliance.rules";
import { judgeAdvert, type Violation } from "./judge.rules";
import { RULE_LIMITS, RULE_MESSAGES } from "./rule.rules";
import type { RuleTrialType } from "./rule.type";
import type { RuleDraft } from "./rule-change.rules";
import { readLooks } from "./rule-input";

/** What a rule that is not stored would hit. */
type TriedViolation = Omit<Violation, "ruleId"> & { ruleId: null };

const HITS_SHOWN = 50;
const VERSIONS_AT_ONCE = 500;
/** A rule that has no name yet needs one in what it says. */
const UNNAMED = "This rule";

/**
 * What a rule would hit: a text, and the adverts that are shown or wait for review. Stores nothing.
 * @param text judged as the description of an advert.
 * @throws BAD_USER_INPUT on `keywords`, `conditions` or `text`.
 */
export async function tryRule({ db }: RequestContext, input: RuleDraft, text?: string): Promise<RuleTrialType> {
  if (text && text.length > RULE_LIMITS.trialText) throw invalid("text", RULE_MESSAGES.trialTextTooLong);
  const { category, severity, description } = input;
  const looks = await readLooks(input);
  const rules = [
    await compileRule({ id: "", name: input.name.trim() || UNNAMED, category, severity, description, ...looks }),
  ];
  const judge = async (advert: AdvertText): Promise<TriedViolation | null> => {
    const [violation] = await judgeAdvert(rules, advert);
    return violation ? { ...violation, ruleId: null } : null;
  };
  const trial: RuleTrialType = { textViolation: null, checked: 0, hits: [], hitCount: 0 };
  if (text) {
    trial.textViolation = await judge({ title: "", description: text, altText: "", disclaimer: "" });
  }
  for await (const { id: versionId, advertiser, status, ...advert } of versionsToTry(db)) {
    trial.checked += 1;
    const violation = await judge(advert);
    if (violation) {
      trial.hitCount += 1;
      if (trial.hits.length < HITS_SHOWN) {
        const isServing = status === "APPROVED";
        trial.hits.push({ versionId, title: advert.title, advertiser, isServing, violation });
      }
    }
  }
  return trial;
}

type Advertiser = { advertiser: string };
const BESIDE_VERSION = {
  advertiser: `(select o.name from creatives c join companies o on o.advertiser_id = c.advertiser_id where c.id = creative_id)`,
};

/** Every version that is shown or waits for review, a page at a time. */
async function* versionsToTry(db: DataSource): AsyncGenerator<CreativeVersion & Advertiser> {
  let last = "00000000-0000-0000-0000-000000000000";
  let rows: (CreativeVersion & Advertiser)[];
  do {
    const rest = "where status in ('APPROVED', 'PENDING') and id > $1 order by creative_versions.id limit $2";
    const page = [last, VERSIONS_AT_ONCE];
    rows = await readEntities<CreativeVersion, Advertiser>(db, CreativeVersion, rest, page, { more: BESIDE_VERSION });
    yield* rows;
    last = rows.at(-1)?.id ?? last;
  } while (rows.length === VERSIONS_AT_ONCE);
}
