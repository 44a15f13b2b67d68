import "@testing-library/jest-dom";
import { notifications } from "@mantine/notifications";
import { configure, getConfig, prettyDOM } from "@testing-library/react";
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
configure({
  asyncUtilTimeout: 15_000,
  // While something is waited for, what there is instead is not written down at every look: it is when the waiting ends.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const text = [message, !isWaiting && prettyDOM(container)].filter(Boolean).join("\n\n");
    return Object.assign(new Error(text), { name: "TestingLibraryElementError" });
  },
});
beforeAll(async () => {
  notifications.clean(); // of the files before
  await startTranslations();
  await Promise.all(areas.map(loadCatalogue));
});
// What could not be reached in one file is not asked for in the next.
afterAll(() => reachability.forget());
