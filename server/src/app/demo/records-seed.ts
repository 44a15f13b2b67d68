import type { DataSource } from "typeorm";
import { MedicalRecord } from "../../care/records/record.entity";
import { makeRecords } from "../../care/records/record.factory";
import { User } from "../../people/accounts/user.entity";
import { DEMO_RECORDS, DEMO_RECORDS_DAYS } from "./demo-records.rules";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Gives the published patient an invented history of three years, unless it is there already. */
export async function seedRecords(db: DataSource, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const where = { demonstration: true, email: "patient@demo.test" };
    const patient = await tx.getRepository(User).findOne({ where, lock: { mode: "for_no_key_update" } });
    const invented = { patientId: patient?.id, provenance: "DEMONSTRATION" } as const;
    if (!patient || (await tx.getRepository(MedicalRecord).existsBy(invented))) return;
    const midnight = Math.floor(now.getTime() / DAY) * DAY;
    await makeRecords(
      tx,
      DEMO_RECORDS.flatMap(({ everyDays, newestDaysAgo, entries, ...series }, index) =>
        Array.from({ length: Math.ceil((DEMO_RECORDS_DAYS - newestDaysAgo) / everyDays) }, (_, nth) => {
          const { results = [], ...entry } = entries[nth % entries.length] ?? { title: "", summary: "" };
          const daysAgo = newestDaysAgo + nth * everyDays;
          const date = new Date(midnight - daysAgo * DAY + (9 + (index % 7)) * HOUR + 5 * index * 60_000);
          return { ...series, ...entry, results: [...results], patientId: patient.id, date };
        }),
      ),
    );
  });
}
