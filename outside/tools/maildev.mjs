// MailDev receives the mail with the link that sets a new password.
import { setTimeout } from "node:timers/promises";

const { URL: url, MAILS } = process.env;
const query = 'mutation { requestPasswordReset(email: "patient@demo.test") }';
const headers = { "content-type": "application/json" };
const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
const { errors } = await answer.json();
if (errors) throw new Error(errors[0].message);
let mail;
for (let tries = 0; !mail && tries < 300; tries += 1) {
  const mails = await (await fetch(`${MAILS}/api/email`)).json();
  mail = (mails.items ?? mails).find(({ to }) => JSON.stringify(to).includes("patient@demo.test"));
  if (!mail) await setTimeout(100);
}
if (!mail) throw new Error("no mail came");
const { text, html } = await (await fetch(`${MAILS}/api/email/${mail.id}`)).json();
if (!text?.includes("/reset-password") && !html?.includes("/reset-password")) throw new Error(`no link in ${text}`);
console.log(`received “${mail.subject}” with its link`);
