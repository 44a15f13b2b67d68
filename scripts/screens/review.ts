import type { Page } from "playwright-core";
import type { Shot } from "./shot";

const canvas = (page: Page) => page.locator("canvas[data-drawn]").waitFor();

/** Opens an application of the demonstration and waits until its paper is drawn. */
async function openApplication(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await canvas(page);
}

const review = { path: "/admin/dashboard", who: "admin@demo.test", ready: /Quayside Hearing/ } as const;

/** System Administration and the review of applications, in each of its states. */
export const REVIEW_SCREENS: readonly Shot[] = [
  { ...review, name: "administration" },
  { ...review, name: "administration-reviewer", who: "reviewer@demo.test" },
  { ...review, name: "administration-failed", isFailing: true, ready: "Try Again" },
  {
    ...review,
    name: "administration-empty",
    path: "/admin/dashboard?status=rejected",
    ready: "No rejected applications",
  },
  {
    ...review,
    name: "administration-today",
    path: "/admin/dashboard?status=decided-today",
    ready: "Decided today",
  },
  { ...review, name: "application-review", act: (page) => openApplication(page, "Quayside") },
  {
    ...review,
    name: "application-review-invalid",
    act: async (page) => {
      await openApplication(page, "Quayside");
      await page.getByRole("button", { name: /^Mark as Invalid/ }).click();
      await page.getByRole("button", { name: /^Mark as Invalid/ }).click();
      await page.getByText("Please give a reason.").waitFor();
    },
  },
  {
    ...review,
    name: "application-review-text",
    act: async (page) => {
      await openApplication(page, "Quayside");
      await page.getByRole("button", { name: "Text", exact: true }).click();
      await page.getByLabel("Find in the text").fill("quay");
      await page.getByText(/place/).waitFor();
    },
  },
  {
    ...review,
    name: "application-review-approve",
    act: async (page) => {
      await openApplication(page, "Clyde");
      await page.getByRole("button", { name: /^Approve application/ }).click();
    },
  },
  {
    ...review,
    name: "application-review-request",
    act: async (page) => {
      await openApplication(page, "Mersey");
      await page.getByRole("button", { name: /^Request Docs/ }).click();
      await page.getByRole("button", { name: "Add financial statements" }).click();
    },
  },
  {
    ...review,
    name: "application-review-reject",
    act: async (page) => {
      await openApplication(page, "Harrow");
      await page.getByRole("button", { name: /^Reject application/ }).click();
      await page.getByRole("button", { name: "Reject application", exact: true }).click();
    },
  },
  {
    ...review,
    name: "application-review-unavailable",
    act: async (page) => {
      await page.route("**/applications/documents/*", (route) => route.abort());
      await page.getByRole("button", { name: /^Quayside/ }).click();
      await page.getByText("Document content not available").waitFor();
    },
  },
  {
    ...review,
    name: "application-review-undo",
    act: async (page) => {
      await openApplication(page, "Harrow");
      await page.getByRole("button", { name: /^Mark as Valid/ }).click();
      await page.getByRole("button", { name: /^Undo/ }).hover();
    },
  },
];
