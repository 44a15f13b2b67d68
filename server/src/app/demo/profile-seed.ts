import type { EntityManager } from "typeorm";
import { FamilyMember } from "../../care/patients/family-member.entity";
import { makeFamilyMember } from "../../care/patients/family-member.factory";
import { makeHealthProfile } from "../../care/patients/health-profile.factory";
import { Medication } from "../../care/patients/medication.entity";
import { newMedication } from "../../care/patients/medication.rules";
import { User } from "../../people/accounts/user.entity";
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

/**
 * Whom the published patient looks after: a daughter of four with asthma, as her mother has, and a father whose tablets are to be ordered
 * in a few days. Made wherever the patient looks after nobody.
 */
export async function seedFamily(tx: EntityManager, now: Date): Promise<void> {
  const patient = await tx.getRepository(User).findOneBy({ demonstration: true, email: "patient@demo.test" });
  if (!patient || (await tx.getRepository(FamilyMember).existsBy({ patientId: patient.id }))) return;
  const createdAt = new Date(now.getTime() - 30 * DAY);
  const day = (days: number) => londonDay(new Date(now.getTime() + days * DAY));
  const anika = await makeFamilyMember(tx, patient.id, {
    ...{ name: "Anika", dateOfBirth: day(-4.4 * 365), gender: "FEMALE", conditions: ["Asthma"], allergies: ["Nuts"] },
    createdAt,
  });
  const dad = await makeFamilyMember(tx, patient.id, {
    ...{ name: "Dad", dateOfBirth: "1953-09-12", gender: "MALE", conditions: ["High blood pressure"] },
    ...{ allergies: ["None"], createdAt: new Date(createdAt.getTime() + 60_000) },
  });
  const told = [
    { familyMemberId: anika.id, name: "Montelukast", dosage: "4 mg, one to chew", frequency: "ONCE", endsOn: null },
    { familyMemberId: anika.id, name: "Salbutamol inhaler", dosage: "2 puffs", frequency: "AS_NEEDED", endsOn: null },
    { familyMemberId: dad.id, name: "Amlodipine", dosage: "5 mg", frequency: "ONCE", endsOn: day(12) },
    { familyMemberId: dad.id, name: "Atorvastatin", dosage: "20 mg", frequency: "ONCE", endsOn: day(12) },
  ] as const;
  await tx.getRepository(Medication).insert(
    told.map(({ familyMemberId, endsOn, ...facts }, at) => ({
      ...newMedication({ ...facts, startDate: null }, new Date(createdAt.getTime() + at * 1_000)),
      ...{ patientId: patient.id, familyMemberId, endsOn, orderReminder: endsOn !== null },
    })),
  );
  await seedDoses(tx, now, patient.id, true);
}

/** Most doses of the last weeks were taken, a few minutes after their hour; now and then one was forgotten or left out. */
async function seedDoses(tx: EntityManager, now: Date, patientId: string, isOfFamily = false): Promise<void> {
  await tx.query(
    `insert into medication_doses (medication_id, day, hour, patient_id, note, noted_at)
     select m.id, past::date, hour, m.patient_id, case when n % 13 = 5 then 'skipped' else 'taken' end,
            (past::date + make_interval(hours => hour, mins => 2 + n % 17)) at time zone 'Europe/London'
       from medications m, unnest(array[9, 19]) hour,
            generate_series(1, 34) n, lateral (select ($1::date - n) as past) days
      where m.patient_id = $2 and (m.family_member_id is not null) = $3 and m.frequency <> 'AS_NEEDED'
        and (hour = 9 or m.frequency = 'TWICE') and past >= m.created_at::date and (n * 2 + hour) % 11 > 0`,
    [londonDay(now), patientId, isOfFamily],
  );
}

/** Three of four invented patients have told their age and gender, most of those an illness: each topic has at least 50 people. */
export async function seedSyntheticProfiles(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `insert into health_profiles (patient_id, age, gender, conditions, version, revision, changed_at)
     select id, 18 + (n * 37) % 63, (array['FEMALE', 'MALE', 'FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'])[n % 6 + 1],
            case when n % 7 < 6 then array[(array['Asthma', 'High blood pressure', 'IBS', 'Back pain', 'Hay fever', 'Insomnia'])[n % 7 + 1]]
                 else array['Migraine'] end, 1, 1, created_at
       from (select id, created_at, substring(email from 8 for 4)::int as n from users
              where demonstration and email like 'person-____@demo.test') people
      where n % 4 > 0 and created_at <= $1`,
    [now],
  );
}

/**
 * Gives invented patients with a known age readings of three weeks before yesterday, so that each lifestyle signal but 'Heart rate
 * variations' has at least 50 people. At each start the days that are missing are added.
 */
export async function seedSyntheticReadings(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `with people as (
       select u.id, substring(u.email from 8 for 4)::int as n from users u join health_profiles p on p.patient_id = u.id
        where u.demonstration and u.email like 'person-____@demo.test' and p.age is not null
     ), habits as (
       -- A sixth each; what a person does by the remainder.
       select id, n, metric, usual from people
         join (values (0, 'steps', 11800), (1, 'steps', 3600), (2, 'activeMinutes', 31), (3, 'inBed', 480), (3, 'asleep', 325),
                      (4, 'restingHeartRate', 58), (5, 'steps', 7100), (5, 'restingHeartRate', 61)) as had (kind, metric, usual)
           on had.kind = n % 6
     )
     insert into reading_days (patient_id, metric, day, total, minutes, lowest, highest, last_at, device_id)
     select id, metric, day, value * minutes, minutes, value, value, (day + time '22:00') at time zone 'Europe/London', id
       from (select id, metric, $1::date - back as day, case metric when 'restingHeartRate' then 30 else 1 end as minutes,
                    case when metric = 'restingHeartRate'
                         then usual + (n * 7 + back) % 3 + case when n % 6 = 4 and back <= 7 then 8 when n % 24 = 5 and back % 5 = 0 then 24 else 0 end
                         else usual * (1 + ((n + back * 5) % 9 - 4) / 100.0) end as value
               from habits, generate_series(2, 21) back) days
     on conflict do nothing`,
    [londonDay(now)],
  );
}
