import type { Page } from "playwright-core";
import { askApi } from "./people";

/** The newest mail to an address whose words match, from the demonstration's mailbox; waits until it was written. */
export async function mailTo(page: Page, address: string, words: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { mailbox }: { mailbox: { nodes: { id: string; recipient: string }[] } } = await askApi(
      page,
      "{ mailbox(first: 100) { nodes { id recipient } } }",
    );
    for (const { id } of mailbox.nodes.filter(({ recipient }) => recipient === address)) {
      const query = "query M($id: ID!) { mailboxMail(id: $id) { text } }";
      const { mailboxMail }: { mailboxMail: { text: string } } = await askApi(page, query, { id });
      if (words.test(mailboxMail.text)) {
        return mailboxMail.text;
      }
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`There is no mail to ${address} with ${words}`);
}

/** The address in a mail that leads to this page, without the host, which is the one of the configuration. */
export function linkIn(text: string, path: string): string {
  const found = text.match(new RegExp(`https?://[^\\s"<>]+(${path}\\?token=[\\w.~-]+)`));
  if (!found?.[1]) {
    throw new Error(`No link to ${path} in: ${text}`);
  }
  return found[1];
}
