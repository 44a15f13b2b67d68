import type { EntityManager } from "typeorm";
import { makeHealthProfile } from "../../patients/health-profile.factory";
import { londonDay } from "../../platform/london.rules";

const DAY = 24 * 3_600_000;

/** What the published patient has told, some weeks ago: an illness, an allergy and two medicines. */
export async function seedProfile(tx: EntityManager, now: Date, patientId: string): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await makeHealthProfile(tx, patientId, {
    dateOfBirth: "1992-05-14",
    gender: "FEMALE",
    pregnantOrBreastfeeding: "NO",
    allergies: ["Penicillin"],
    conditions: ["Asthma"],
    changedAt: ago(38),
    medications: [
      {
        name: "Cetirizine",
        dosage: "10 mg",
        frequency: "ONCE",
        startDate: ago(200).toISOString().slice(0, 10),
        createdAt: ago(39),
      },
      {
        name: "Beclometasone inhaler",
        dosage: "100 micrograms, 2 puffs",
        frequency: "TWICE",
        startDate: ago(900).toISOString().slice(0, 10),
        createdAt: ago(38),
      },
    ],
  });
  await seedDoses(tx, now, patientId);
}

/** Most doses of the last weeks were taken, a few minutes after their hour; now and then one was forgotten or left out. */
async function seedDoses(tx: EntityManager, now: Date, patientId: string): Promise<void> {
  await tx.query(
    `insert into medication_doses (medication_id, day, hour, patient_id, note, noted_at)
     select m.id, past::date, hour, m.patient_id, case when n % 13 = 5 then 'skipped' else 'taken' end,
            (past::date + make_interval(hours => hour, mins => 2 + n % 17)) at time zone 'Europe/London'
       from medications m, unnest(array[9, 19]) hour,
            generate_series(1, 34) n, lateral (select ($1::date - n) as past) days
      where m.patient_id = $2 and (hour = 9 or m.frequency = 'TWICE') and (n * 2 + hour) % 11 > 0`,
    [londonDay(now), patientId],
  );
}

/** Three of four invented patients have told their age and gender, and one illness in three of those. */
export async function seedSyntheticProfiles(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `insert into health_profiles (patient_id, age, gender, conditions, version, revision, changed_at)
     select id, 18 + (n * 37) % 63, (array['FEMALE', 'MALE', 'FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'])[n % 6 + 1],
            case when n % 3 = 0 then array[(array['Asthma', 'Type 2 diabetes', 'High blood pressure', 'Hay fever', 'Migraine'])[n % 5 + 1]]
                 else '{}' end, 1, 1, created_at
       from (select id, created_at, substring(email from 8 for 4)::int as n from users
              where demonstration and email like 'person-____@demo.test') people
      where n % 4 > 0 and created_at <= $1`,
    [now],
  );
}
