import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { type AreaName, loadCatalogue, startTranslations } from "../src/app/i18n";

const areas: AreaName[] = [
  "site",
  "pages",
  "patient",
  "dashboard",
  "consultation",
  "history",
  "application",
  "advertiser",
  "admin",
  "account",
  "profile",
  "dev",
];

// A busy machine is slow, not wrong: what a test waits for has five seconds to come.
configure({ asyncUtilTimeout: 5_000 });
beforeAll(async () => {
  await startTranslations();
  await Promise.all(areas.map(loadCatalogue));
});
