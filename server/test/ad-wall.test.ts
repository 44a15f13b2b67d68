import { type GraphQLObjectType, getNamedType, isObjectType } from "graphql";
import { createSchema } from "../src/app/schema";
import type { CallerName } from "./access-callers";
import { ROWS } from "./access-rows";

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()] as GraphQLObjectType[];
const fields = roots.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({
    name: `${type.name}.${field.name}`,
    returns: getNamedType(field.type),
  })),
);

/** Every object type that can be reached through these root fields, with the way there. */
function reach(from: typeof fields): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = from.map(({ name, returns }) => ({ type: returns, way: name }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { type, way } = next;
    if (!isObjectType(type) || found.has(type.name)) continue;
    found.set(type.name, way);
    for (const field of Object.values(type.getFields())) {
      waiting.push({ type: getNamedType(field.type), way: `${way} > ${type.name}.${field.name}` });
    }
  }
  return found;
}

const mayUse = (caller: CallerName) => fields.filter(({ name }) => ROWS[name]?.includes(caller));
const isOnlyFor = (allowed: readonly CallerName[]) => (field: (typeof fields)[number]) =>
  ROWS[field.name]?.every((caller) => allowed.includes(caller)) ?? false;

/** What was measured of the assistant, which everybody may read. */
const OF_THE_ASSISTANT = [
  "ModelRecord",
  "TrainingLinesCount",
  "MeasuredFigures",
  "LanguageFigures",
  "MeasuredShare",
  "ConfusionRow",
];
/** Shapes without anything of a person, such as the sign that a list changed; words of consents and of notices of maintenance; the mails that demonstration mode shows to everybody. */
const NEUTRAL = [
  "PageInfo",
  "NumberedPageInfo",
  "InvoicesChange",
  "ConsentText",
  "NoticeTexts",
  "OutboxMail",
  "OutboxMailConnection",
  "OutboxMailEdge",
  ...OF_THE_ASSISTANT,
];

describe("the ad wall, in the API", () => {
  const ofPeople = reach(fields.filter(isOnlyFor(["patient", "pharmacist", "owner"])));
  const ofAdvertisers = reach(mayUse("advertiser"));

  it("knows the types of people", () => {
    expect([...ofPeople.keys()]).toEqual(
      expect.arrayContaining([
        "HealthProfile",
        "FamilyMember",
        "Consultation",
        "HealthCheckResult",
        "SponsorshipProfile",
        "MedicalRecord",
        "Vitals",
      ]),
    );
  });

  it("has no way from what advertisers may ask for to a type of a person's health or account", () => {
    const crossings = [...ofAdvertisers].filter(([type]) => ofPeople.has(type) && !NEUTRAL.includes(type));
    // What everybody reads of their own account alone.
    const own = crossings.filter(([, way]) => !/^(Query\.me|Mutation\.\w+) > Viewer\.|^Query\.me$/.test(way));
    expect(own.map(([type, way]) => `${type}: ${way}`)).toEqual([]);
  });

  it("has no way from a company's types to an account", () => {
    const companies = reach(fields.filter(isOnlyFor(["advertiser"])));
    expect([...companies.keys()].length).toBeGreaterThan(15);
    expect([...companies.keys()].filter((type) => ["Viewer", "User", "Patient"].includes(type))).toEqual([]);
    expect([...companies.keys()].filter((type) => ofPeople.has(type) && !NEUTRAL.includes(type))).toEqual([]);
  });
});
