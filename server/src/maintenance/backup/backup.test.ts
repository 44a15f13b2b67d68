import path from "node:path";
import { seedDemonstration } from "../../app/demo/seed";
import { createDataSource } from "../../platform/database";
import { makeBackup } from "./backup.service";
import { contentsOf, makePlace, options } from "./backup.test-support";
import { restoreBackup } from "./restore.service";

it("gives back every row of every table", async () => {
  const from = await makePlace();
  const to = await makePlace();
  try {
    const ads = await createDataSource({ url: from.urls.ads, poolSize: 2 }).initialize();
    await seedDemonstration(from.db, ads, from.platform.storage, new Date(), from.platform.config.billing);
    await ads.destroy();
    const made = await makeBackup(from.platform, options());
    const [{ name }] = await from.db.query("select file_name as name from backups");
    const file = path.join(from.platform.config.backup.directory, name);
    const { storage, clock } = to.platform;
    const restored = await restoreBackup({ owner: to.owner, storage, clock }, file);
    expect(restored).toMatchObject({ rows: made.rows, files: made.files, missingFiles: 0 });
    const [theirs, ours] = [await contentsOf(from.owner), await contentsOf(to.owner)];
    const differing = Object.keys(theirs).filter((table) => theirs[table] !== ours[table]);
    expect(differing).toEqual(["public.audit_entries", "public.backups"]);
  } finally {
    await from.remove();
    await to.remove();
  }
});
