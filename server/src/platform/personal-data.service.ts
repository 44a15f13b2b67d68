import { type EntityManager, In, Not, Raw } from "typeorm";
import { AuditAddress } from "./audit.entity";
import { OutboxMail } from "./outbox-mail.entity";
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
    erasure:
      "These lines stay, as the law wants. They name you by a number only that then leads to nobody; from where you did it is forgotten.",
    export: {
      key: "activity",
      title: "What happened in your account",
      about: "What you did, and what was done to your account.",
      labels: { action: "What", happenedAt: "When", address: "From (network address, kept for 90 days)" },
      firstId: "0",
      sql: `select rows.occurred_at as at, id, action, rows.occurred_at as "happenedAt", host(p.address) as address from (
              select occurred_at, id, action, true as is_own from audit_entries where actor_id = $1
              union all select occurred_at, id, action, false from audit_entries
                         where subject_type = 'user' and subject_id = $1::text and actor_id is distinct from $1::uuid) rows
              left join audit_addresses p on p.entry_id = rows.id and rows.is_own
             where (rows.occurred_at, id) > ($2, $3::bigint) order by rows.occurred_at, id limit $4`,
      onPaper: { action: (action: string) => [action.replaceAll("_", " ")] },
    },
  },
];

/** Forgets from which network addresses somebody did what the audit trail says. */
export async function eraseAddresses(tx: EntityManager, userId: string): Promise<void> {
  const entryId = Raw((id) => `${id} in (select id from audit_entries where actor_id = :userId)`, { userId });
  await tx.getRepository(AuditAddress).delete({ entryId });
}

/** Deletes every mail to these addresses. Messages to ourselves that happen to go to one of them stay. */
export async function eraseMails(tx: EntityManager, addresses: readonly string[]): Promise<void> {
  await tx.getRepository(OutboxMail).delete({ recipient: In(addresses), template: Not("contactMessage") });
}
