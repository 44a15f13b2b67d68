import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeConsultation } from "./consultation.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const DELETE = "mutation D($id: ID!) { deleteConsultation(id: $id) }";
const count = async (sql: string, ...values: unknown[]) =>
  (await server.db.query(`select count(*)::int as count from ${sql}`, values))[0].count;

describe("deleting a question", () => {
  it("takes the answer, the conversation, the entry of the queue and the record along, and leaves a line in the trail", async () => {
    const patient = await server.patient();
    const pharmacist = await server.staff("pharmacist");
    const make = (question: string) =>
      makeConsultation(server.db.manager, {
        patientId: patient.user.id,
        question,
        askedBackBy: { pharmacistId: pharmacist.user.id, text: "Since when?" },
      });
    const { consultation: gone } = await make("severe back pain");
    const { consultation: kept } = await make("severe knee pain");
    await patient.run('mutation R($id: ID!) { rateConsultation(id: $id, helpful: false, comment: "No") { id } }', {
      id: gone.id,
    });
    expect((await patient.run(DELETE, { id: gone.id })).data).toEqual({ deleteConsultation: gone.id });
    for (const table of ["consultation_messages", "consultation_feedback", "escalations", "medical_records"]) {
      expect([table, await count(`${table} where consultation_id = $1`, gone.id)]).toEqual([table, 0]);
    }
    for (const table of ["consultation_messages", "escalations", "medical_records"]) {
      expect([table, await count(`${table} where consultation_id = $1`, kept.id)]).toEqual([table, 1]);
    }
    const { data } = await patient.run<{ consultations: { nodes: unknown[] } }>("{ consultations { nodes { id } } }");
    expect(data.consultations.nodes).toEqual([{ id: kept.id }]);
    expect(
      await count(
        "audit_entries where action = 'consultation_deleted' and subject_id = $1 and actor_id = $2",
        gone.id,
        patient.user.id,
      ),
    ).toBe(1);
  });

  it("is told to the patient's other windows and to the queue, as lists without it", async () => {
    const patient = await server.patient();
    const pharmacist = await server.staff("pharmacist");
    const { consultation } = await makeConsultation(server.db.manager, {
      patientId: patient.user.id,
      question: "severe headache",
    });
    const [window, desk] = [patient.socket(), pharmacist.socket()];
    const changes = watch<{ consultationChanged: { snapshot: boolean; consultations: { id: string }[] } }>(
      window,
      "subscription { consultationChanged { snapshot consultations { id } } }",
    );
    const queue = watch<{ pharmacistQueueChanged: { snapshot: boolean; questions: { question: string }[] } }>(
      desk,
      "subscription { pharmacistQueueChanged { snapshot questions { question } } }",
    );
    expect((await changes.next()).data?.consultationChanged.consultations).toEqual([{ id: consultation.id }]);
    expect((await queue.next()).data?.pharmacistQueueChanged.questions).toHaveLength(1);
    await patient.run(DELETE, { id: consultation.id });
    expect((await changes.next()).data?.consultationChanged).toEqual({ snapshot: true, consultations: [] });
    const after = (await queue.next()).data?.pharmacistQueueChanged;
    expect(after?.snapshot).toBe(true);
    expect(after?.questions).toEqual([]);
    await Promise.all([window.dispose(), desk.dispose()]);
  });

  it("is for its patient alone, and the second time it is not found", async () => {
    const patient = await server.patient();
    const stranger = await server.patient();
    const { consultation } = await makeConsultation(server.db.manager, { patientId: patient.user.id });
    const codes = async (caller: typeof stranger, id: string) =>
      (await caller.run(DELETE, { id })).errors?.map(({ extensions }) => extensions.code);
    expect(await codes(stranger, consultation.id)).toEqual(["NOT_FOUND"]);
    expect(await codes(patient, "1")).toEqual(["NOT_FOUND"]);
    expect(await codes(patient, consultation.id)).toBeUndefined();
    expect(await codes(patient, consultation.id)).toEqual(["NOT_FOUND"]);
  });
});
