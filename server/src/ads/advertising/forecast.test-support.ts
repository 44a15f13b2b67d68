import type { TestServer } from "../../../test/harness";

/** Days before a day on which as many people of a city each saw one advert, of whom all are in the sample. */
export async function samplePeople(
  server: TestServer,
  before: string,
  people: Record<string, number>,
  days = 28,
): Promise<void> {
  // Every process keeps the sample until there is a newer one, of requests or of people.
  await server.db.query("update audience_cells set counted_at = clock_timestamp()");
  const all = Object.values(people).reduce((sum, count) => sum + count, 0);
  await server.db.query(`insert into ad_request_days select $1::date - n, $2, $2 from generate_series(1, $3::int) n`, [
    before,
    all,
    days,
  ]);
  for (const [city, count] of Object.entries(people)) {
    await server.db.query(
      `insert into ad_request_samples (day, person, quarter, city, language, page)
       select $1::date - n, hashtext($4) / 1000 * 1000 + person, person % 96, $4, 'en', 'DASHBOARD'
         from generate_series(1, $3::int) n, generate_series(1, $2::int) person`,
      [before, count, days, city],
    );
  }
}
