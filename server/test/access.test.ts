import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { createSchema } from "../src/app/schema";
import { type Caller, startTestServer, type TestServer } from "./harness";
import { type SubscriptionError, watch } from "./socket-client";

const CALLERS = ["nobody", "patient", "advertiser", "owner", "reviewer", "support", "analyst", "pharmacist"] as const;
type CallerName = (typeof CALLERS)[number];

const EVERYBODY: readonly CallerName[] = CALLERS;
const PATIENTS: readonly CallerName[] = ["patient"];
const ADVERTISERS: readonly CallerName[] = ["advertiser"];
const PHARMACISTS: readonly CallerName[] = ["owner", "pharmacist"];
const WATCHERS: readonly CallerName[] = ["owner", "support", "analyst"];
const REVIEWERS: readonly CallerName[] = ["owner", "reviewer"];
const OWNERS: readonly CallerName[] = ["owner"];
const SIGNED_IN: readonly CallerName[] = CALLERS.filter((name) => name !== "nobody");

/** Who may use each root field. A field without a row fails, and so does a row without a field. */
const ROWS: Record<string, readonly CallerName[]> = {
  "Query.publicConfiguration": EVERYBODY,
  "Query.me": EVERYBODY,
  "Query.assistantVersion": EVERYBODY,
  "Query.healthProfile": PATIENTS,
  "Query.medications": PATIENTS,
  "Query.medicineSuggestions": PATIENTS,
  "Query.medicationWarnings": PATIENTS,
  "Mutation.saveHealthProfile": PATIENTS,
  "Mutation.addMedication": PATIENTS,
  "Mutation.editMedication": PATIENTS,
  "Mutation.stopMedication": PATIENTS,
  "Mutation.resumeMedication": PATIENTS,
  "Mutation.deleteMedication": PATIENTS,
  "Subscription.healthProfileChanged": PATIENTS,
  "Query.medicationReminders": PATIENTS,
  "Mutation.takeDose": PATIENTS,
  "Mutation.skipDose": PATIENTS,
  "Mutation.undoDose": PATIENTS,
  "Mutation.addPushDevice": PATIENTS,
  "Mutation.removePushDevice": PATIENTS,
  "Subscription.medicationRemindersChanged": PATIENTS,
  "Query.devices": PATIENTS,
  "Query.vitals": PATIENTS,
  "Query.vitalTrend": PATIENTS,
  "Query.healthAlerts": PATIENTS,
  "Mutation.addDevice": PATIENTS,
  "Mutation.connectDemonstrationDevice": PATIENTS,
  "Mutation.removeDevice": PATIENTS,
  "Mutation.addHeartRates": PATIENTS,
  "Mutation.acknowledgeHealthAlert": PATIENTS,
  "Mutation.undoAcknowledgeHealthAlert": PATIENTS,
  "Subscription.deviceChanged": PATIENTS,
  "Subscription.vitalsChanged": PATIENTS,
  "Subscription.healthAlertChanged": PATIENTS,
  "Query.consultation": PATIENTS,
  "Query.consultations": PATIENTS,
  "Query.sponsoredRecommendation": PATIENTS,
  "Query.plans": EVERYBODY,
  "Query.applicationRules": EVERYBODY,
  "Query.application": EVERYBODY, // who has its secret; for everybody else there is none
  "Mutation.startApplication": EVERYBODY,
  "Mutation.changeApplicationCompany": EVERYBODY,
  "Mutation.askDocumentUpload": EVERYBODY,
  "Mutation.setDocumentDate": EVERYBODY,
  "Mutation.removeDocument": EVERYBODY,
  "Mutation.submitApplication": EVERYBODY,
  "Mutation.requestApplicationLink": EVERYBODY,
  "Subscription.applicationStatusChanged": EVERYBODY,
  "Query.applications": REVIEWERS,
  "Query.applicationForReview": REVIEWERS,
  "Query.administrationTiles": REVIEWERS,
  "Mutation.markDocument": REVIEWERS,
  "Mutation.approveApplication": REVIEWERS,
  "Mutation.rejectApplication": REVIEWERS,
  "Mutation.requestApplicationDocuments": REVIEWERS,
  "Subscription.applicationsChanged": REVIEWERS,
  "Subscription.applicationReviewChanged": REVIEWERS,
  "Query.company": ADVERTISERS,
  "Mutation.changeCompany": ADVERTISERS,
  "Query.usage": ADVERTISERS,
  "Query.campaign": ADVERTISERS,
  "Query.campaigns": ADVERTISERS,
  "Query.pharmacistQuestions": PHARMACISTS,
  "Query.pharmacistQueueFigures": PHARMACISTS,
  "Query.pharmacists": PHARMACISTS,
  "Query.answerTemplates": PHARMACISTS,
  "Query.feedbackSummary": PHARMACISTS,
  "Query.pharmacistIsThere": PATIENTS,
  "Query.systemMetrics": WATCHERS,
  "Query.anomalies": WATCHERS,
  "Mutation.acknowledgeAnomaly": WATCHERS,
  "Subscription.anomalyRaised": WATCHERS,
  "Query.demoSlowness": WATCHERS,
  "Mutation.setDemoSlowness": WATCHERS,
  "Query.demoTraffic": WATCHERS,
  "Mutation.setDemoTraffic": WATCHERS,
  "Mutation.register": EVERYBODY,
  "Mutation.login": EVERYBODY,
  "Mutation.adminLogin": EVERYBODY,
  "Mutation.logout": EVERYBODY,
  "Query.passwordResetTokenIsValid": EVERYBODY,
  "Mutation.requestPasswordReset": EVERYBODY,
  "Mutation.resetPassword": EVERYBODY,
  "Mutation.confirmEmail": EVERYBODY,
  "Mutation.sendContactMessage": EVERYBODY,
  "Query.mailbox": EVERYBODY, // in demonstration mode; elsewhere there is none for anybody
  "Query.mailboxMail": EVERYBODY,
  "Mutation.changeName": SIGNED_IN,
  "Mutation.changePassword": SIGNED_IN,
  "Mutation.changeEmail": SIGNED_IN,
  "Mutation.cancelEmailChange": SIGNED_IN,
  "Mutation.resendVerificationEmail": SIGNED_IN,
  "Mutation.setLanguage": SIGNED_IN,
  "Mutation.endDevice": SIGNED_IN,
  "Mutation.endOtherDevices": SIGNED_IN,
  "Mutation.eraseAccount": SIGNED_IN,
  "Mutation.setConsent": PATIENTS,
  "Mutation.removeWaitingNhsNumber": PATIENTS,
  "Query.failedMails": OWNERS,
  "Mutation.retryMail": OWNERS,
  "Mutation.hideAdvert": PATIENTS,
  "Mutation.reportAdvert": PATIENTS,
  "Mutation.addConsultation": PATIENTS,
  "Mutation.openPharmacistQuestion": PHARMACISTS,
  "Mutation.claimPharmacistQuestion": PHARMACISTS,
  "Query.medicalRecord": PATIENTS,
  "Query.medicalRecords": PATIENTS,
  "Query.nhsAccount": PATIENTS,
  "Mutation.linkNhsAccount": PATIENTS,
  "Mutation.decideNhsEntries": PATIENTS,
  "Mutation.unlinkNhsAccount": PATIENTS,
  "Query.recordExports": PATIENTS,
  "Mutation.startRecordExport": PATIENTS,
  "Mutation.retryRecordExport": PATIENTS,
  "Mutation.removeRecordExport": PATIENTS,
  "Query.deviceImports": PATIENTS,
  "Mutation.cancelDeviceImport": PATIENTS,
  "Subscription.deviceImportChanged": PATIENTS,
  "Mutation.deleteConsultation": PATIENTS,
  "Subscription.recordExportProgress": PATIENTS,
  "Mutation.replyToPharmacist": PATIENTS,
  "Mutation.rateConsultation": PATIENTS,
  "Mutation.reportConsultation": PATIENTS,
  "Mutation.answerPharmacistQuestion": PHARMACISTS,
  "Mutation.giveBackPharmacistQuestion": PHARMACISTS,
  "Mutation.reassignPharmacistQuestion": PHARMACISTS,
  "Mutation.askBackPharmacistQuestion": PHARMACISTS,
  "Mutation.writePharmacistMessage": PHARMACISTS,
  "Mutation.closePharmacistQuestion": PHARMACISTS,
  "Mutation.closeAdviceReport": PHARMACISTS,
  "Subscription.consultationChanged": PATIENTS,
  "Subscription.assistantVersionChanged": SIGNED_IN,
  "Subscription.usageChanged": ADVERTISERS,
  "Subscription.campaignStatsChanged": ADVERTISERS,
  "Subscription.pharmacistQueueChanged": PHARMACISTS,
  "Subscription.systemMetricsChanged": WATCHERS,
};

/** Fields below the root that take an id, with who may use them. None yet; a new one fails until it has a row. */
const NESTED_ROWS: Record<string, readonly CallerName[]> = {};

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
    advertiser: () => server.patient({ role: "ADVERTISER" }),
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

describe.each(CALLERS)("%s", (callerName) => {
  it.each(rootFields.filter(({ type }) => type.name !== "Subscription"))("at $name", async ({ type, field, name }) => {
    const caller = await callers[callerName]();
    const { errors } = await caller.run(`${type.name.toLowerCase()} { ${callOf(field)} }`);
    expect(refusal(errors?.map(({ extensions }) => extensions.code))).toBe(expectedRefusal(name, callerName));
  });

  it.each(rootFields.filter(({ type }) => type.name === "Subscription"))("at $name", async ({ field, name }) => {
    const caller = await callers[callerName]();
    const client = caller.socket();
    const events = watch(client, `subscription { ${callOf(field)} }`);
    const expected = expectedRefusal(name, callerName);
    if (callerName === "nobody") {
      expect(await events.ended).toMatchObject({ code: 4401 });
    } else {
      // A refusal comes as the first result, or as the error that ends a shared subscription.
      const errors = await events.next().then(
        (event) => event.errors,
        ({ reason }) => reason as readonly SubscriptionError[],
      );
      expect(refusal(errors?.map(({ extensions }) => extensions?.code))).toBe(expected);
    }
    await client.dispose();
  });
});

function expectedRefusal(name: string, caller: CallerName): string | undefined {
  if (ROWS[name]?.includes(caller)) {
    return undefined;
  }
  return caller === "nobody" ? "UNAUTHENTICATED" : "FORBIDDEN";
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
  DocumentVerdict: "VALID",
  AddDeviceInput: '{ type: BLUETOOTH, name: "" }',
  HeartRateInput: '{ at: "2026-01-01T00:00:00Z", bpm: 70 }',
  TrendMetric: "STEPS",
  TrendRange: "WEEK",
  HealthProfileInput: "{ allergies: [], conditions: [] }",
  MedicationInput: '{ name: "", frequency: ONCE }',
  MedicationCheckInput: '{ name: "" }',
  DaySlot: "MORNING",
  NhsDecisionInput: "[]",
  PushDeviceInput: '{ endpoint: "", p256dh: "", auth: "" }',
  Language: "en",
  AdvertReportReason: "OTHER",
  CloseReason: "ANSWERED",
  ReportOutcome: "WRONG",
  RecordExportFormat: "TEXT",
  RecordSelectionInput: "{ ids: [] }",
  ConsentPurpose: "MODEL_IMPROVEMENT",
  ContactMessageInput: '{ name: "", email: "", topic: OTHER, message: "" }',
  RegisterInput:
    '{ name: "", email: "", password: "", language: en, consentsToDataUse: true, consentsToNhsIntegration: true }',
};

function selectionOf(output: GraphQLOutputType): string {
  return isObjectType(getNamedType(output)) ? " { __typename }" : "";
}
