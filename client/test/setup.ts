import "@testing-library/jest-dom";
import { notifications } from "@mantine/notifications";
import { configure } from "@testing-library/react";
import { type AreaName, loadCatalogue, startTranslations } from "../src/core/i18n";
import { reachability } from "../src/core/reachability";

const areas: AreaName[] = [
  "site",
  "pages",
  "patient",
  "dashboard",
  "consultation",
  "history",
  "application",
  "developers",
  "advertiser",
  "creatives",
  "admin",
  "compliance",
  "security",
  "users",
  "maintenance",
  "training",
  "apiKeys",
  "settings",
  "account",
  "profile",
  "family",
  "dev",
];

// A busy machine is slow, not wrong: what a test waits for has five seconds to come.
configure({ asyncUtilTimeout: 15_000 });
beforeAll(async () => {
  notifications.clean(); // of the files before
  await startTranslations();
  await Promise.all(areas.map(loadCatalogue));
});
// What could not be reached in one file is not asked for in the next.
afterAll(() => reachability.forget());
