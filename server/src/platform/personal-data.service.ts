import type { EntityManager } from "typeorm";
import type { PersonalData } from "./personal-data";

/** What the platform itself keeps about people: mails to them, and the audit trail. */
export const PLATFORM_DATA: readonly PersonalData[] = [
  {
    columns: ["outbox_mails.user_id"],
    erasure: "Every mail to you is deleted. One last mail says so; its row goes within a day.",
    export: {
      key: "mails",
      title: "Mails that we wrote to you",
      about: "We keep subject and time for 30 days. The words are gone once the mail has left.",
      labels: { subject: "Subject", writtenAt: "Written", sentAt: "Sent", recipient: "To" },
      sql: `select created_at as at, id, subject, recipient, created_at as "writtenAt", sent_at as "sentAt" from outbox_mails
             where user_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
  {
    columns: ["audit_entries.actor_id", "audit_entries.subject_id"],
    erasure: "These lines stay, as the law wants. They name you by a number only that then leads to nobody.",
    export: {
      key: "activity",
      title: "What happened in your account",
      about: "What you did, and what was done to your account.",
      labels: { action: "What", happenedAt: "When" },
      firstId: "0",
      sql: `select occurred_at as at, id, action, occurred_at as "happenedAt" from (
              select occurred_at, id, action from audit_entries where actor_id = $1
              union select occurred_at, id, action from audit_entries where subject_type = 'user' and subject_id = $1::text) rows
             where (occurred_at, id) > ($2, $3::bigint) order by occurred_at, id limit $4`,
      onPaper: { action: (action: string) => [action.replaceAll("_", " ")] },
    },
  },
];

/** Deletes every mail to these addresses. Messages to ourselves that happen to go to one of them stay. */
export async function eraseMails(tx: EntityManager, addresses: readonly string[]): Promise<void> {
  await tx.query("delete from outbox_mails where recipient = any($1) and template <> 'contactMessage'", [addresses]);
}
