import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { makeCompany } from "../src/ads/applications/company.factory";
import { makeCampaign } from "../src/ads/campaigns/campaign.factory";
import { createSchema } from "../src/app/schema";
import { OPEN_TO_KEYS } from "../src/people/api-keys/api-key.rules";
import { keyCaller, keyOf, platinumAdvertiser } from "../src/people/api-keys/api-key.test-support";
import { API_SCOPES, type ApiKeyOwner } from "../src/people/api-keys/api-scope.rules";
import { CALLERS, type CallerName } from "./access-callers";
import { KEY_ROWS } from "./access-key-rows";
import { NESTED_ROWS, OPEN_FIELDS, ROWS, WINGS } from "./access-rows";
import { type Caller, startTestServer, type TestServer } from "./harness";
import { type SubscriptionError, type Watch, watch } from "./socket-client";

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()] as GraphQLObjectType[];
const rootFields = roots.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field.name}` })),
);

let server: TestServer;
let callers: Record<CallerName, () => Promise<Caller>>;

beforeAll(async () => {
  server = await startTestServer();
  const staff = (role: string) => () => server.staff(role);
  callers = {
    nobody: async () => server.anonymous,
    patient: () => server.patient(),
    advertiser: async () => {
      const advertiser = await server.patient({ role: "ADVERTISER" });
      await makeCompany(server.db.manager, { advertiserId: advertiser.user.id });
      await makeCampaign(server.db.manager, { advertiserId: advertiser.user.id }); // some subscriptions begin with one
      return advertiser;
    },
    owner: staff("owner"),
    reviewer: staff("reviewer"),
    support: staff("support"),
    analyst: staff("analyst"),
    pharmacist: staff("pharmacist"),
  };
});
afterAll(() => server.stop());

it("has a row for every root field and for nothing else", () => {
  expect(rootFields.map(({ name }) => name).sort()).toEqual(Object.keys(ROWS).sort());
  expect(WINGS.flatMap(Object.keys)).toHaveLength(Object.keys(ROWS).length);
});

it("has a row for every nested field that takes an id", () => {
  const nested = Object.values(schema.getTypeMap())
    .filter(
      (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith("__") && !roots.includes(type),
    )
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => field.args.some((arg) => getNamedType(arg.type).name === "ID"))
    .map(({ name }) => name);
  expect(nested.sort()).toEqual(Object.keys(NESTED_ROWS).sort());
});

/** What the decorators wrote down; the library keeps it on the global object. */
interface Decorated {
  fieldResolvers: { target: { name: string }; methodName: string }[];
  authorizedResolver: { target: { name: string } }[];
}

it("has a gate on the class of every field that is resolved below the root", () => {
  const { fieldResolvers, authorizedResolver } = (globalThis as { TypeGraphQLMetadataStorage?: Decorated })
    .TypeGraphQLMetadataStorage as Decorated;
  const gated = new Set(authorizedResolver.map(({ target }) => target));
  expect(gated.size).toBeGreaterThan(20);
  const open = fieldResolvers
    .filter(({ target }) => !gated.has(target))
    .map(({ target, methodName }) => `${target.name}.${methodName}`);
  expect(open.sort()).toEqual([...OPEN_FIELDS].sort());
});

describe.each(CALLERS)("%s", (callerName) => {
  let caller: Caller | undefined;
  it.each(rootFields.filter(({ type }) => type.name !== "Subscription"))("at $name", async ({ type, field, name }) => {
    const query = `${type.name.toLowerCase()} { ${callOf(field)} }`;
    caller ??= await callers[callerName]();
    let refused = await refusalOf(caller, query);
    if (refused === "UNAUTHENTICATED" && callerName !== "nobody") {
      caller = await callers[callerName](); // an earlier field ended the session
      refused = await refusalOf(caller, query);
    }
    expect(refused).toBe(expectedRefusal(name, callerName));
  });

  it.each(rootFields.filter(({ type }) => type.name === "Subscription"))("at $name", async ({ field, name }) => {
    const client = (await callers[callerName]()).socket();
    const events = watch(client, `subscription { ${callOf(field)} }`);
    const expected = expectedRefusal(name, callerName);
    if (callerName === "nobody") {
      expect(await events.ended).toMatchObject({ code: 4401 });
    } else {
      const errors = await firstErrors(events);
      expect(refusal(errors?.map(({ extensions }) => extensions?.code))).toBe(expected);
    }
    await client.dispose();
  });
});

describe("keys", () => {
  const fields = (owner: string) => API_SCOPES.filter((scope) => scope.owner === owner).map(({ name }) => name);
  const own = { ADVERTISERS: fields("ADVERTISERS"), STAFF: fields("STAFF") };
  const cases: { owner: ApiKeyOwner; scopes: string[]; what: string; isServiceAccount?: boolean }[] = [
    { owner: "ADVERTISERS", scopes: own.ADVERTISERS, what: "every scope" },
    { owner: "STAFF", scopes: own.STAFF, what: "every scope" },
    { owner: "STAFF", scopes: own.STAFF, what: "every scope, as a service account", isServiceAccount: true },
    ...API_SCOPES.map(({ owner, name }) => ({ owner, scopes: [name], what: name })),
  ];

  /** What stands in no scope is tried with every scope; a key with one of them is tried at all that some scope opens. */
  const fieldsFor = (scopes: readonly string[]) =>
    scopes.length > 1 ? rootFields : rootFields.filter(({ name }) => name in KEY_ROWS || OPEN_TO_KEYS.includes(name));

  it("have a row for every field of a scope, and for nothing else", () => {
    const named = API_SCOPES.flatMap((scope) => scope.fields.map((field) => [field, scope.name]));
    expect(Object.fromEntries(named)).toEqual(KEY_ROWS);
    expect(named).toHaveLength(Object.keys(KEY_ROWS).length);
    const known = rootFields.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...Object.keys(KEY_ROWS), ...OPEN_TO_KEYS]));
  });

  it.each(cases)(
    "of $owner with $what use what that opens, and nothing else",
    async ({ owner, scopes, isServiceAccount }) => {
      const person = owner === "STAFF" ? await server.staff("owner") : await platinumAdvertiser(server);
      if (owner === "ADVERTISERS") await makeCampaign(server.db.manager, { advertiserId: person.user.id });
      const caller = keyCaller(server, await keyOf(person, { scopes, isServiceAccount }));
      const client = caller.socket();
      const seen: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const { type, field, name } of fieldsFor(scopes)) {
        const scope = KEY_ROWS[name];
        const isOpen = OPEN_TO_KEYS.includes(name) || (scope !== undefined && scopes.includes(scope));
        const needs =
          scope && own[owner].includes(scope) ? `This key needs the scope ${scope}.` : "API keys cannot use this.";
        expected[name] = isOpen ? undefined : needs;
        const query = `${type.name.toLowerCase()} { ${callOf(field)} }`;
        const errors =
          type.name === "Subscription" ? await firstErrors(watch(client, query)) : (await caller.run(query)).errors;
        const error = errors?.find(({ extensions }) => refusal([extensions?.code]));
        seen[name] = error?.message;
      }
      await client.dispose();
      expect(seen).toEqual(expected);
    },
  );
});

/** The errors with which a subscription begins, as the first result or as its end. */
async function firstErrors(events: Watch<unknown>): Promise<readonly SubscriptionError[] | undefined> {
  const errors = await events.next().then(
    (event) => event.errors,
    (error: { reason?: readonly SubscriptionError[] }) => {
      if (!("reason" in error)) throw error; // nothing came at all
      return error.reason;
    },
  );
  events.stop();
  return errors;
}

function expectedRefusal(name: string, caller: CallerName): string | undefined {
  if (ROWS[name]?.includes(caller)) {
    return undefined;
  }
  return caller === "nobody" ? "UNAUTHENTICATED" : "FORBIDDEN";
}

async function refusalOf(caller: Caller, query: string): Promise<unknown> {
  const { errors } = await caller.run(query);
  return refusal(errors?.map(({ extensions }) => extensions.code));
}

function refusal(codes: unknown[] = []): unknown {
  return codes.find((code) => code === "UNAUTHENTICATED" || code === "FORBIDDEN" || code === "INTERNAL_SERVER_ERROR");
}

/** A call of the field with the least that it needs. Sign-in fields refuse wrong passwords as such, so they get empty ones. */
function callOf(field: GraphQLField<unknown, unknown>): string {
  const args = field.args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${EXAMPLES[getNamedType(type).name]}`);
  return `${field.name}${args.length > 0 ? `(${args.join(", ")})` : ""}${selectionOf(field.type)}`;
}

const EXAMPLES: Record<string, string> = {
  ID: '"00000000-0000-4000-8000-000000000000"',
  String: '""',
  Boolean: "false",
  Int: "0",
  CompanyInput: '{ name: "", registrationNumber: "", contactPerson: "", phone: "", email: "" }',
  CompanyChangeInput: '{ contactPerson: "", phone: "" }',
  CreativeInput: '{ title: "", description: "", targetUrl: "", altText: "", disclaimer: "" }',
  CreativeStatus: "APPROVED",
  HealthLookKind: "PROFILE",
  QuestionAnswerInput: '{ question: "" }',
  MisreadingInput: "{ kind: MISSED, label: urgent }",
  TargetingInput: "{ cities: [], languages: [], topics: [], signals: [] }",
  ForecastInput: "{ cities: [], languages: [], topics: [], signals: [] }",
  CampaignInput: '{ creativeId: "", name: "", cities: [], languages: [], topics: [], signals: [] }',
  AdvertTextInput: '{ title: "", description: "", altText: "", disclaimer: "" }',
  ComplianceRuleInput: '{ name: "", description: "", keywords: [], conditions: [] }',
  StaffRoleInput: '{ name: "", description: "", permissions: [] }',
  InviteStaffInput: '{ name: "", email: "", roleIds: [] }',
  MaintenanceInput: '{ description: "" }',
  FirewallRuleInput: '{ ipRange: "", description: "" }',
  StudyInput: '{ title: "", authors: [], journal: "", publicationDate: "" }',
  InsightMetric: "IMPRESSIONS",
  InsightViewInput: '{ name: "", period: LAST_7, metric: CLICKS, dimension: CITY, columns: COST }',
  InsightPeriodInput: '{ from: "2026-11-01", to: "2026-11-02" }',
  Tier: "GOLD",
  SubscribeInput: '{ tier: GOLD, cardToken: "", expectedGrossPence: 0, idempotencyKey: "" }',
  PurchaseInput: '{ tier: GOLD, expectedGrossPence: 0, idempotencyKey: "" }',
  RetryRenewalInput: '{ idempotencyKey: "" }',
  UpdateCardInput: '{ cardToken: "" }',
  ReportConversionsInput: '{ idempotencyKey: "", rows: [] }',
  DocumentVerdict: "VALID",
  CreateDeviceInput: '{ type: BLUETOOTH, name: "" }',
  HeartRateInput: '{ at: "2026-01-01T00:00:00Z", bpm: 70 }',
  TrendMetric: "STEPS",
  TrendRange: "WEEK",
  HealthProfileInput: "{ allergies: [], conditions: [] }",
  FamilyMemberInput: '{ name: "", dateOfBirth: "", conditions: [], medicines: [], allergies: [] }',
  MedicationInput: '{ name: "", frequency: ONCE }',
  MedicationCheckInput: '{ name: "" }',
  MetricHistorySpan: "DAY",
  NumberSettingInput: '{ name: VAT_BASIS_POINTS, value: -1, reason: "", revision: 0 }',
  NoticeWordingInput: '{ phase: SOON, reason: "", revision: 0 }',
  MetricThresholdInput: '{ metric: "", warning: 1, critical: 2, reason: "" }',
  DaySlot: "MORNING",
  NhsDecisionInput: "[]",
  PushDeviceInput: '{ endpoint: "", p256dh: "", auth: "" }',
  Language: "en",
  AdvertReportReason: "OTHER",
  CloseReason: "ANSWERED",
  Feeling: "BETTER",
  ReportOutcome: "WRONG",
  RecordExportFormat: "TEXT",
  RecordSelectionInput: "{ ids: [] }",
  ConsentPurpose: "MODEL_IMPROVEMENT",
  HealthCheckAnswerInput: "[]",
  ExplainDecisionInput: '{ language: "en", labels: [], page: DASHBOARD }',
  ContactMessageInput: '{ name: "", email: "", topic: OTHER, message: "" }',
  TrainingLineInput: '{ text: "", language: en, style: "", concept: "", label: routine }',
  CareLabel: "routine",
  TrainingLineRemovalReason: "UNCLEAR",
  // Refused after the gate, so that no training begins.
  StartTrainingInput: "{ rounds: 0 }",
  AnswerTemplateInput: '{ title: "", texts: [] }',
  ApiKeyInput: '{ service: "", scopes: [] }',
  RegisterInput:
    '{ name: "", email: "", password: "", language: en, consentsToDataUse: true, consentsToNhsIntegration: true }',
};

function selectionOf(output: GraphQLOutputType): string {
  return isObjectType(getNamedType(output)) ? " { __typename }" : "";
}
