import { sweepSessions } from "../accounts/session.service";
import type { Platform } from "../platform/context";
import type { Jobs } from "../platform/jobs";
import type { MailGateway } from "../platform/mail.gateway";

/** What each job does. Jobs may run twice after a crash, so each can be repeated without harm. */
export function createJobs(platform: Platform, mail: MailGateway | undefined): Jobs {
  const { db, clock } = platform;
  return {
    async send_mail({ mailId }) {
      if (!mail) {
        return; // It stays in the outbox, unsent.
      }
      const [waiting] = await db.query(
        "select recipient, subject, body from outbox_mails where id = $1 and sent_at is null",
        [mailId],
      );
      if (waiting) {
        await mail.send(waiting);
        await db.query("update outbox_mails set sent_at = $2 where id = $1", [mailId, clock.now()]);
      }
    },
    async sweep() {
      await sweepSessions(platform);
      await db.query("delete from rate_limits where expire < $1", [clock.now().getTime()]);
    },
    async make_ad_partitions() {
      await db.query("select make_ad_partitions()");
    },
  };
}
