import { watch } from "../../../test/socket-client";
import { makeConsultation } from "../../care/consultations/consultation.factory";
import { consultationChanged } from "../../care/consultations/consultation.topics";
import { createDataSource } from "../../platform/database";
import { publish } from "../../platform/realtime/topics";
import { makeUploadTicket } from "../../platform/uploads.service";
import { ASK, REQUEST_ID, SAVE, SECRET, type Sent, WatchedServer } from "./masking.test-support";

const watched = new WatchedServer();

describe("when something breaks inside", () => {
  /** Lets the owner of the database break something, and mends it afterwards. */
  async function broken(breaking: string, mending: string, act: () => Promise<void>): Promise<void> {
    const owner = await createDataSource({ url: watched.server.urls.owner, poolSize: 1 }).initialize();
    try {
      await owner.query(breaking);
      await act();
    } finally {
      await owner.query(mending);
      await owner.destroy();
    }
  }
  const renamed = (table: string, act: () => Promise<void>) =>
    broken(`alter table ${table} rename to ${table}_away`, `alter table ${table}_away rename to ${table}`, act);
  const quoted = (table: string, column: string, act: () => Promise<void>) =>
    broken(
      `create function quote_it() returns trigger language plpgsql as $$ begin raise exception 'cannot keep %', new.${column}; end $$;
       create trigger quote_it before insert or update on ${table} for each row execute function quote_it()`,
      "drop function quote_it cascade",
      act,
    );
  /** The masked error, with an id that the log has beside what went wrong. */
  function expectMasked(error: { message: string; extensions?: Record<string, unknown> } | undefined): void {
    expect(error?.message).toBe("An error occurred");
    expect(error?.extensions).toEqual({
      code: "INTERNAL_SERVER_ERROR",
      requestId: expect.stringMatching(REQUEST_ID),
    });
    const line = watched.lines
      .map((one) => JSON.parse(one))
      .find(({ requestId }) => requestId === error?.extensions?.requestId);
    expect(line).toMatchObject({ level: 50, err: { type: expect.any(String), stack: expect.stringMatching(/ at /) } });
    watched.expectNothingTold(JSON.stringify(error));
  }

  it("masks a text that Postgres quotes", async () => {
    const patient = await watched.server.patient({ name: SECRET });
    await quoted("consultations", "question", async () => {
      expectMasked((await patient.run(ASK, { question: `I have a cold, ${SECRET}` })).errors?.[0]);
    });
  });

  it("masks a row that Postgres quotes", async () => {
    const patient = await watched.server.patient();
    await broken(
      "alter table consultations add constraint short check (length(question) < 5)",
      "alter table consultations drop constraint short",
      async () => expectMasked((await patient.run(ASK, { question: `I have a cold, ${SECRET}` })).errors?.[0]),
    );
  });

  it("masks a field deep inside, and leaves the rest", async () => {
    const patient = await watched.server.patient();
    await patient.run(ASK, { question: `I have a severe cough, ${SECRET}` });
    await renamed("escalations", async () => {
      const { data, errors } = await patient.run("{ consultations { totalCount nodes { escalation { status } } } }");
      expect(data).toEqual({ consultations: { totalCount: 1, nodes: [{ escalation: null }] } });
      expectMasked(errors?.[0] && { message: errors[0].message, extensions: errors[0].extensions });
    });
  });

  it("masks a value that does not fit the schema", async () => {
    const patient = await watched.server.patient();
    await patient.run(SAVE, { input: { allergies: [], conditions: [] } });
    await broken(
      "alter table health_profiles drop constraint health_profiles_gender_check",
      "update health_profiles set gender = null; alter table health_profiles add constraint health_profiles_gender_check check (gender in ('MALE', 'FEMALE', 'OTHER', 'PREFER_NOT_TO_SAY'))",
      async () => {
        await watched.server.db.query("update health_profiles set gender = $1", [SECRET]);
        expectMasked((await patient.run("{ healthProfile { gender } }")).errors?.[0]);
      },
    );
  });

  it.each([
    ["an upload", "broken"],
    ["an upload whose words a library quotes", "unreadable"],
  ])("masks what breaks in %s", async (_what, purpose) => {
    const { token } = await makeUploadTicket(watched.server.db.manager, watched.server.platform, {
      purpose,
      subjectId: crypto.randomUUID(),
      slot: "paper",
      bytes: SECRET.length,
      fileName: `${SECRET}.pdf`,
      contentType: "application/pdf",
    });
    const { status, text } = await watched.send({ path: `/uploads/${token}`, method: "PUT", body: SECRET });
    expect(status).toBe(500);
    expectMasked(JSON.parse(text).errors[0]);
  });

  it.each([
    ["the download of all data", "sessions", { path: "/account/export?format=json", method: "GET" }],
    [
      "a record's document",
      "medical_records",
      { path: "/records/3f6a1f0e-0000-4000-8000-000000000000/document", method: "GET" },
    ],
    [
      "a file of records",
      "record_exports",
      { path: "/records/exports/3f6a1f0e-0000-4000-8000-000000000000", method: "GET" },
    ],
    [
      "an applicant's document",
      "application_documents",
      { path: "/applications/documents/3f6a1f0e-0000-4000-8000-000000000000", method: "GET" },
    ],
    [
      "a file of readings",
      "device_imports",
      {
        path: "/devices/imports",
        body: "time,metric,value\n",
        headers: { "content-type": "application/octet-stream" },
      },
    ],
    ["the ticket of an upload", "upload_tickets", { path: `/uploads/${SECRET}`, method: "PUT", body: SECRET }],
  ] as [string, string, Sent][])("masks what breaks in %s", async (_what, table, sent) => {
    const { cookie = "" } = await watched.server.staff("owner", "reviewer");
    const patient = await watched.server.patient({ name: SECRET });
    const asked = table === "application_documents" ? cookie : (patient.cookie ?? "");
    await renamed(table, async () => {
      const { status, text } = await watched.send({ ...sent, headers: { cookie: asked, ...sent.headers } });
      expect(status).toBe(500);
      expectMasked(JSON.parse(text).errors[0]);
    });
  });

  it.each([
    ["at the start of a shared subscription", "subscription { vitalsChanged { today } }", "reading_days"],
    ["at the start of a subscription", "subscription { deviceChanged { id } }", "devices"],
  ])("masks what breaks %s; the socket stays", async (_what, document, table) => {
    const patient = await watched.server.patient({ name: SECRET });
    const client = patient.socket();
    await renamed(table, async () => {
      const events = watch(client, document);
      const outcome = await Promise.race([events.next().then(({ errors }) => errors), events.ended]).catch(
        () => events.ended,
      );
      expectMasked((outcome as { message: string; extensions: Record<string, unknown> }[])[0]);
    });
    const other = watch(client, "subscription { consultationChanged { snapshot } }");
    expect((await other.next()).data).toEqual({ consultationChanged: { snapshot: true } });
    await client.dispose();
  });

  it.each([
    ["an event", "consultations"],
    ["a field of an event", "escalations"],
  ])("masks what breaks in %s; the subscription goes on", async (_what, table) => {
    const patient = await watched.server.patient({ name: SECRET });
    const client = patient.socket();
    const events = watch(
      client,
      "subscription { consultationChanged { snapshot consultations { question escalation { status } } } }",
    );
    await events.next();
    const { consultation } = await makeConsultation(watched.server.db.manager, {
      patientId: patient.user.id,
      question: `I have a severe cough, ${SECRET}`,
    });
    const announce = () =>
      watched.server.db.transaction((tx) =>
        publish(tx, consultationChanged, patient.user.id, { consultationId: consultation.id }),
      );
    await renamed(table, async () => {
      await announce();
      const { errors } = await events.next();
      expectMasked(errors?.[0] && { message: errors[0].message, extensions: errors[0].extensions });
    });
    await announce();
    expect((await events.next()).errors).toBeUndefined();
    await client.dispose();
  });
});
