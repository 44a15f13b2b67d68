// `npm run restore -- FILE`: builds what is out of date, then restores a backup into an empty database.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { isUpToDate } from "./build.mjs";

if (!isUpToDate()) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, "build.mjs")], { stdio: "inherit" });
  if (status !== 0) {
    process.exit(status ?? 130);
  }
}
process.setSourceMapsEnabled(true);
createRequire(import.meta.url)("../server/dist/src/restore.js");
