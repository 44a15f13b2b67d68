import { makeCompany } from "../server/src/ads/applications/company.factory";
import { makeCampaign } from "../server/src/ads/campaigns/campaign.factory";
import { ENTITIES } from "../server/src/app/entities";
import { makeConsultation } from "../server/src/care/consultations/consultation.factory";
import { createDataSource, type DatabaseUrls } from "../server/src/platform/database";
import type { RequestCase } from "./request-cases";

/** Somebody in whose name is asked, and one row of theirs. */
export interface BenchPerson {
  who: string;
  id: string;
}

/** A database full of others, and the few who ask. */
export interface RequestData {
  people: Record<RequestCase["by"], BenchPerson[]>;
  /** The processes of Postgres behind the connections of this name. */
  backends(connections: string): Promise<number[]>;
  stop(): Promise<void>;
}

const PATIENTS = 5_000;
const CONSULTATIONS_OF_EACH = 20;
/** How many of them ask: nobody may spend more than 30,000 points a minute. */
const ASKING = { patient: 60, advertiser: 20 };
const CAMPAIGNS_OF_EACH = 20;

/** 5,000 patients with 100,000 consultations, and advertisers with 20 campaigns each. */
export async function fillRequests({ owner: url }: DatabaseUrls): Promise<RequestData> {
  const owner = await createDataSource({
    url,
    name: "bench",
    poolSize: 1,
    entities: ENTITIES,
    isUnbounded: true,
  }).initialize();
  const { manager } = owner;
  const patients: { id: string }[] = await owner.query(
    `insert into users (email, name, role, created_at)
     select 'requests-' || n || '@bench.test', 'Patient', 'CUSTOMER', now() from generate_series(1, $1::int) n returning id`,
    [PATIENTS],
  );
  const example = await makeConsultation(manager, { patientId: patients[0]?.id ?? "" });
  const columns: { name: string }[] = await owner.query(
    `select column_name as name from information_schema.columns
      where table_name = 'consultations' and column_name not in ('id', 'patient_id', 'created_at')`,
  );
  const copied = columns.map(({ name }) => `c.${name}`);
  await owner.query(
    `insert into consultations (patient_id, created_at, ${columns.map(({ name }) => name).join(", ")})
     select p, now() - make_interval(mins => n), ${copied.join(", ")}
       from consultations c, unnest($1::uuid[]) p, generate_series(1, $2::int) n where c.id = $3`,
    [patients.map(({ id }) => id), CONSULTATIONS_OF_EACH, example.consultation.id],
  );
  const asking: { who: string; id: string }[] = await owner.query(
    "select distinct on (patient_id) patient_id as who, id from consultations where patient_id = any($1)",
    [patients.slice(-ASKING.patient).map(({ id }) => id)],
  );
  const advertisers: BenchPerson[] = [];
  for (let number = 0; number < ASKING.advertiser; number += 1) {
    const { advertiserId } = await makeCompany(manager);
    for (let at = 0; at < CAMPAIGNS_OF_EACH; at += 1) {
      const createdAt = new Date(Date.now() - at * 60_000);
      const { id } = await makeCampaign(manager, { advertiserId, createdAt, name: `Campaign ${at}`, topics: ["cold"] });
      if (at === 0) advertisers.push({ who: advertiserId, id });
    }
  }
  await owner.query("vacuum analyze");
  return {
    people: { patient: asking, advertiser: advertisers },
    backends: async (connections) => {
      const rows: { pid: number }[] = await owner.query(
        "select pid from pg_stat_activity where application_name = $1",
        [connections],
      );
      return rows.map(({ pid }) => pid);
    },
    stop: () => owner.destroy(),
  };
}
