import type { Client } from "graphql-ws";
import { overEachBus, type TestBus } from "../../test/buses";
import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { watch } from "../../test/socket-client";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { consultationChanged } from "../care/consultations/consultation.topics";
import { publish } from "../platform/realtime/topics";
import { STREAM_WITHDRAWN } from "./consented-results";
import { createSchema } from "./schema";

let server: TestServer;
let sibling: TestServer;
const clients: Client[] = [];

const CONSULTATIONS = "subscription { consultationChanged { snapshot consultations { id } } }";
/** Every stream that carries what somebody's health is like. */
const STREAMS = [
  CONSULTATIONS,
  "subscription { healthProfileChanged { id } }",
  "subscription { medicationRemindersChanged { id } }",
  "subscription { vitalsChanged { id } }",
  "subscription { deviceChanged { id } }",
  "subscription { healthAlertChanged { id } }",
  "subscription { deviceImportChanged { id } }",
  // However the field is written.
  "subscription { ...F } fragment F on Subscription { consultationChanged { snapshot } }",
];
const WITHDRAWN = [{ message: STREAM_WITHDRAWN, extensions: { code: "CONSENT_WITHDRAWN" } }];

function socketOf(caller: Caller): Client {
  const client = caller.socket();
  clients.push(client);
  return client;
}

const agree = (caller: Caller, granted: boolean, purpose = "DATA_USE") =>
  caller.run(
    "mutation C($granted: Boolean!, $purpose: ConsentPurpose!) { setConsent(purpose: $purpose, granted: $granted) { id } }",
    { granted, purpose },
  );

/** Something happens to the person's consultations, whatever they agreed to. */
async function makeAndAnnounce(patientId: string): Promise<string> {
  const { consultation } = await makeConsultation(server.db.manager, { patientId });
  await publish(server.db, consultationChanged, patientId, { consultationId: consultation.id });
  return consultation.id;
}

it("the streams that need the consent are those of health data", () => {
  const fields = createSchema().getSubscriptionType()?.getFields() ?? {};
  const marked = Object.values(fields).filter(({ extensions }) => extensions.consent === "data_use");
  expect(marked.map(({ name }) => name).sort()).toEqual([
    "consultationChanged",
    "deviceChanged",
    "deviceImportChanged",
    "healthAlertChanged",
    "healthProfileChanged",
    "medicationRemindersChanged",
    "vitalsChanged",
  ]);
});

overEachBus((startBus) => {
  let bus: TestBus;
  beforeAll(async () => {
    bus = await startBus();
    server = await startTestServer({ env: bus.env });
    sibling = await server.sibling();
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });
  afterAll(async () => {
    await sibling.stop();
    await server.stop();
    await bus.stop();
  });

  describe("taking back the consent to the use of health data", () => {
    it("ends every stream of health data at once, at every process, and the socket and others stay", async () => {
      const [patient, other] = [await server.patient(), await server.patient()];
      const there = socketOf(await sibling.as(patient.user));
      const own = [socketOf(patient), there].flatMap((client) => STREAMS.map((stream) => watch(client, stream)));
      const notice = watch(there, "subscription { maintenanceNoticeChanged { id } }");
      const others = watch(socketOf(other), CONSULTATIONS);
      const all = await Promise.all([...own, notice, others].map((stream) => stream.next()));
      expect(all.flatMap(({ errors }) => errors ?? [])).toEqual([]);

      await agree(patient, false);
      for (const stream of own) expect(await stream.ended).toMatchObject(WITHDRAWN);

      await makeAndAnnounce(patient.user.id);
      const id = await makeAndAnnounce(other.user.id);
      expect((await others.next()).data).toMatchObject({ consultationChanged: { consultations: [{ id }] } });
      for (const stream of own) await expect(stream.next()).rejects.toThrow("The subscription ended");
      notice.stop();
      expect(await notice.ended).toBeUndefined();
    });

    it("lets nobody subscribe until it is given again", async () => {
      const patient = await server.patient();
      const client = socketOf(patient);
      await agree(patient, false);
      expect(await watch(client, CONSULTATIONS).ended).toMatchObject(WITHDRAWN);
      await agree(patient, true);
      const stream = watch(client, CONSULTATIONS);
      expect((await stream.next()).data).toMatchObject({ consultationChanged: { snapshot: true } });
      const id = await makeAndAnnounce(patient.user.id);
      expect((await stream.next()).data).toMatchObject({ consultationChanged: { consultations: [{ id }] } });
    });

    it("is no matter of the other consents", async () => {
      const patient = await server.patient();
      const stream = watch(socketOf(patient), CONSULTATIONS);
      await stream.next();
      await agree(patient, false, "NHS_INTEGRATION");
      const id = await makeAndAnnounce(patient.user.id);
      expect((await stream.next()).data).toMatchObject({ consultationChanged: { consultations: [{ id }] } });
    });
  });
});
