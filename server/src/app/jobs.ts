import { sweepLinks } from "../accounts/account-link.service";
import { sendPasswordReset } from "../accounts/password.service";
import { sweepSessions } from "../accounts/session.service";
import { sendApplicationLink } from "../applications/application-mail.service";
import { sweepApplications } from "../applications/retention.service";
import { sweepReviewers } from "../applications/reviewers.service";
import { sendAlertPush } from "../devices/alert-push.service";
import { giveUpSilentImports, sweepDeviceImports } from "../devices/device-import.service";
import { judgeEverybody } from "../devices/judge.service";
import type { NhsPlatform } from "../nhs/nhs-context";
import { linkWaitingNumber } from "../nhs/waiting-link.service";
import type { Platform } from "../platform/context";
import type { Jobs } from "../platform/jobs";
import type { MailGateway } from "../platform/mail.gateway";
import { sendWaitingMail, sweepMails } from "../platform/mail.service";
import { removeDiscardedFile, sweepUploads } from "../platform/uploads.service";
import { sweepRecordExports } from "../records/record-export.service";
import { writeRecordExport } from "../records/write-export.service";
import type { PushGateway } from "../reminders/push.gateway";
import { queueReminders, sendPush } from "../reminders/push.service";
import { sweepHeartbeats } from "../system-health/heartbeat.service";

/** What each job does. Jobs may run twice after a crash, so each can be repeated without harm. */
export function createJobs(platform: Platform & NhsPlatform, mail: MailGateway | undefined, push: PushGateway): Jobs {
  const { db, clock } = platform;
  return {
    async send_mail({ mailId }) {
      if (mail) {
        await sendWaitingMail(platform, mail, mailId);
      } // Without a mail server it stays in the outbox, unsent.
    },
    send_password_reset: (payload) => sendPasswordReset(platform, payload),
    queue_reminders: () => queueReminders(platform),
    send_push: (payload) => sendPush(platform, push, payload),
    judge_days: () => judgeEverybody(platform),
    send_alert_push: (payload) => sendAlertPush(platform, push, payload),
    link_waiting_nhs_number: (payload) => linkWaitingNumber(platform, payload),
    send_application_link: (payload) => sendApplicationLink(platform, payload),
    write_record_export: ({ exportId }) => writeRecordExport(platform, exportId),
    remove_stored_file: (payload) => removeDiscardedFile(platform, payload),
    give_up_imports: () => giveUpSilentImports(platform),
    async sweep() {
      await sweepSessions(platform);
      await sweepLinks(platform);
      await sweepMails(platform);
      await sweepRecordExports(platform);
      await sweepDeviceImports(platform);
      await sweepUploads(platform);
      await sweepApplications(platform);
      await sweepReviewers(platform);
      await sweepHeartbeats(platform);
      await db.query("delete from rate_limits where expire < $1", [clock.now().getTime()]);
    },
    async make_ad_partitions() {
      await db.query("select make_ad_partitions()");
    },
  };
}
