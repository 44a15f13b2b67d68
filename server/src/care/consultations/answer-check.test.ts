import { makeFamilyMember } from "../patients/family-member.factory";
import { makeHealthProfile } from "../patients/health-profile.factory";
import { makeConsultation } from "./consultation.factory";
import { ANSWER, CLAIM, CLOSE, refusal, startWithClock } from "./conversation.test-support";

let bench: Awaited<ReturnType<typeof startWithClock>>;

beforeAll(async () => {
  bench = await startWithClock();
});
afterAll(() => bench.server.stop());

const CHECK = `mutation C($id: ID!, $text: String!) {
  checkPharmacistAnswer(id: $id, text: $text) { isCompared medicines { name mustConfirm warnings { kind severity reason } } } }`;

interface Check {
  isCompared: boolean;
  medicines: { name: string; mustConfirm: boolean; warnings: { kind: string; severity: string; reason: string }[] }[];
}

/** A question of somebody who takes warfarin and is allergic to penicillin, in the hands of a pharmacist. */
async function claimed(question = "I have severe back pain. What can I take?") {
  const asked = await bench.ask(question);
  await makeHealthProfile(bench.server.db.manager, asked.patient.user.id, {
    allergies: ["Penicillin"],
    pregnantOrBreastfeeding: "YES",
    medications: [{ name: "Warfarin" }, { name: "Panadol" }],
  });
  const pharmacist = await bench.staff("pharmacist");
  await pharmacist.run(CLAIM, { id: asked.id });
  const check = async (text: string, id = asked.id): Promise<Check> =>
    (await pharmacist.run<{ checkPharmacistAnswer: Check }>(CHECK, { id, text })).data.checkPharmacistAnswer;
  return { ...asked, pharmacist, check };
}

const kindsOf = ({ medicines }: Check) =>
  medicines.map(({ name, mustConfirm, warnings }) => [name, mustConfirm, warnings.map(({ kind }) => kind)]);

describe("the medicines of an answer", () => {
  it("are compared with the profile of whoever asks, and what is serious has to be confirmed", async () => {
    const { check } = await claimed();
    const found = await check("You could take ibuprofen, or amoxicillin, or paracetamol.");
    expect(kindsOf(found)).toEqual([
      ["ibuprofen", true, expect.arrayContaining(["INTERACTION", "PREGNANCY"])],
      ["amoxicillin", true, expect.arrayContaining(["ALLERGY"])],
      // It is in Panadol, and needs care with warfarin: worth saying, and nothing that must not be.
      ["paracetamol", false, ["DUPLICATE", "INTERACTION"]],
    ]);
    expect(found.medicines[0]?.warnings[0]).toMatchObject({ severity: "STOP" });
    expect(await check("Try a warm pack.")).toEqual({ isCompared: true, medicines: [] });
    expect(kindsOf(await check("Prenez de l’ibuprofène."))).toEqual([["ibuprofène", true, expect.anything()]]);
  });

  it("is shown to the patient as a look at their profile, once a day and only where it told something", async () => {
    const { check, patient } = await claimed();
    const looks = async () =>
      bench.server.db.query("select what from disclosures where patient_id = $1 and subject_id = $1", [
        patient.user.id,
      ]);
    await check("Try a warm pack.");
    expect(await looks()).toEqual([]);
    await check("Take ibuprofen.");
    await check("Take ibuprofen with food.");
    expect(await looks()).toEqual([{ what: "What your health profile says against medicines" }]);
  });

  it("are not compared without the consent, nor for somebody of whom nothing is told", async () => {
    const { check, patient, pharmacist } = await claimed();
    const db = bench.server.db;
    await db.query(
      `insert into consent_entries (user_id, purpose, granted, text_version, recorded_at)
       select user_id, purpose, false, text_version, now() from consent_entries where user_id = $1 and purpose = 'data_use'
        order by id desc limit 1`,
      [patient.user.id],
    );
    expect(await check("Take ibuprofen.")).toEqual({ isCompared: false, medicines: [] });
    const other = await claimed("My neighbour has severe back pain. What can she take?");
    expect(await other.check("Take ibuprofen.")).toEqual({ isCompared: false, medicines: [] });
    expect((await pharmacist.run(ANSWER, { id: other.id, text: "Hello" })).errors).toBeDefined();
  });

  it("are compared with whom of the family it is for, and not with the patient", async () => {
    const { patient, pharmacist, check } = await claimed();
    const mum = await makeFamilyMember(bench.server.db.manager, patient.user.id, {
      ...{ name: "Mum", dateOfBirth: "1955-02-01", allergies: ["Ibuprofen"] },
    });
    const { escalation } = await makeConsultation(bench.server.db.manager, {
      ...{ patientId: patient.user.id, question: "severe back pain", at: bench.now() },
    });
    const id = escalation?.id ?? "";
    const subject = JSON.stringify({ name: "Mum", age: 71, sex: "FEMALE" });
    await bench.server.db.query(
      "update consultations set family_member_id = $1, subject = $2 where id = (select consultation_id from escalations where id = $3)",
      [mum.id, subject, id],
    );
    await pharmacist.run(CLAIM, { id });
    expect(kindsOf(await check("Ibuprofen or amoxicillin", id))).toEqual([
      ["Ibuprofen", true, expect.arrayContaining(["ALLERGY"])],
      ["amoxicillin", false, []],
    ]);
    await bench.server.db.query("delete from family_members where id = $1", [mum.id]);
    expect(await check("Ibuprofen", id)).toEqual({ isCompared: false, medicines: [] });
  });

  it("are shown to the pharmacist who has the question alone, and the answer goes out all the same", async () => {
    const { id, pharmacist } = await claimed();
    const other = await bench.staff("pharmacist");
    const text = "Take ibuprofen.";
    expect(refusal(await other.run(CHECK, { id, text }))).toBe(
      "CONFLICT Another pharmacist is answering this question.",
    );
    const unclaimed = await bench.ask();
    expect(refusal(await other.run(CHECK, { id: unclaimed.id, text }))).toBe(
      "CONFLICT Claim the question before you answer it.",
    );
    expect(refusal(await other.run(CHECK, { id: "nobody", text }))).toMatch(/^NOT_FOUND/);
    expect(refusal(await pharmacist.run(CHECK, { id, text: "x".repeat(5_001) }))).toMatch(/^BAD_USER_INPUT/);
    expect((await pharmacist.run(ANSWER, { id, text })).errors).toBeUndefined();
    await pharmacist.run(CLOSE, { id, reason: "ANSWERED" });
    expect(refusal(await pharmacist.run(CHECK, { id, text }))).toBe("CONFLICT This question is closed.");
  });
});
