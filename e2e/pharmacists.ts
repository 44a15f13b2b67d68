import type { Page } from "playwright-core";

/** Where the question that was chosen stands. */
export const pane = (page: Page) => page.getByRole("region", { name: "Question", exact: true });

/** Writes an answer, or a message after it, and presses the button of this name. */
export async function write(page: Page, text: string, button: string): Promise<void> {
  await page.getByLabel(/^(Your answer|Write again)$/).fill(text);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** Empties the answer that is being written, and gives its question back. */
export async function giveBack(page: Page): Promise<void> {
  await page.getByLabel("Your answer").fill("");
  await page.getByRole("button", { name: "Give back", exact: true }).click();
  await page.locator("form").getByRole("button", { name: "Give back", exact: true }).click();
  await page.getByText("Given back to the queue").first().waitFor();
}
