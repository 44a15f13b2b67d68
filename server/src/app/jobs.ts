import type { AdEngine } from "../ads/advertising/ad-engine";
import { rollUpAudience } from "../ads/advertising/audience.service";
import { sweepForecastQuestions } from "../ads/advertising/forecast-question.service";
import { mailInsightViews } from "../ads/advertising/insight-view-mail.service";
import { compareForecasts, keepForecasts } from "../ads/advertising/kept-forecast.service";
import { mailMonthlyReports } from "../ads/advertising/report-mail.service";
import { sampleRequests } from "../ads/advertising/request-sample.service";

import { sendApplicationLink } from "../ads/applications/application-mail.service";
import { sweepApplications } from "../ads/applications/retention.service";
import { sweepReviewers } from "../ads/applications/reviewers.service";
import { recheckReach } from "../ads/campaigns/reach.service";
import { checkShownAdverts } from "../ads/compliance/pack.service";
import { sweepComplianceReports, writeComplianceReport } from "../ads/compliance/write-report.service";
import type { BillingPlatform } from "../ads/subscriptions/billing-context";
import { checkLedger } from "../ads/subscriptions/ledger.service";
import { recoverPayments } from "../ads/subscriptions/payment.service";
import { sweepNotices } from "../ads/subscriptions/payment-notice.service";
import { sweepTestCards } from "../ads/subscriptions/payment-test-provider.gateway";
import { noticeQuotas } from "../ads/subscriptions/quota-notice.service";
import { giveMoneyBack } from "../ads/subscriptions/refund.service";
import { remindOfRenewals, renewSubscriptions } from "../ads/subscriptions/renewal.service";
import { computeCohorts } from "../care/cohorts/compute-cohorts.service";
import { askHowThingsAre, sendFollowUpPush } from "../care/consultations/follow-up.service";
import { sendAlertPush } from "../care/devices/alert-push.service";
import { giveUpSilentImports, sweepDeviceImports } from "../care/devices/device-import.service";
import { judgeEverybody } from "../care/devices/judge.service";
import type { NhsPlatform } from "../care/nhs/nhs-context";
import { linkWaitingNumber } from "../care/nhs/waiting-link.service";
import { sweepRecordExports } from "../care/records/record-export.service";
import { writeRecordExport } from "../care/records/write-export.service";
import type { PushGateway } from "../care/reminders/push.gateway";
import { queueReminders, sendPush } from "../care/reminders/push.service";
import type { WindowRunner } from "../operations/maintenance/window-runner";
import { sweepMaintenanceReports, writeMaintenanceReport } from "../operations/maintenance/write-report.service";
import { mailAnomaly, sumUpAnomalies, sweepAnomalyMails } from "../operations/system-health/anomaly-mail.service";
import { sweepHeartbeats } from "../operations/system-health/heartbeat.service";
import { rollUpMetrics, sweepMetricHistory } from "../operations/system-health/metric-history.service";
import { sweepLinks } from "../people/accounts/account-link.service";
import { sendPasswordReset } from "../people/accounts/password.service";
import { sweepSessions } from "../people/accounts/session.service";
import { remindOfApiKeys, sweepApiKeys } from "../people/api-keys/api-key-jobs.service";
import { sweepAddresses } from "../people/security/incident.service";
import type { Platform } from "../platform/context";
import type { Jobs } from "../platform/jobs";
import type { MailGateway } from "../platform/mail.gateway";
import { sendWaitingMail, sweepMails } from "../platform/mail.service";
import { removeDiscardedFile, sweepUploads } from "../platform/uploads.service";

/** What each job does. Jobs may run twice after a crash, so each can be repeated without harm. */
export function createJobs(
  platform: Platform & NhsPlatform & BillingPlatform & { adverts: AdEngine },
  mail: MailGateway | undefined,
  push: PushGateway,
  windows: WindowRunner,
): Jobs {
  const { db, clock } = platform;
  const billing = { ...platform, requestId: "job" };
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
    ask_how_things_are: ({ consultationId }) => askHowThingsAre(platform, consultationId),
    send_follow_up_push: (payload) => sendFollowUpPush(platform, push, payload),
    link_waiting_nhs_number: (payload) => linkWaitingNumber(platform, payload),
    send_application_link: (payload) => sendApplicationLink(platform, payload),
    write_record_export: ({ exportId }) => writeRecordExport(platform, exportId),
    remove_stored_file: (payload) => removeDiscardedFile(platform, payload),
    give_up_imports: () => giveUpSilentImports(platform),
    async renew_subscriptions() {
      await renewSubscriptions(billing);
      await remindOfRenewals(billing);
    },
    recover_payments: () => recoverPayments(billing),
    give_money_back: ({ creditNoteId }) => giveMoneyBack(billing, creditNoteId),
    notice_quotas: () => noticeQuotas(billing),
    check_ledger: () => checkLedger(billing),
    async roll_up_audience() {
      await rollUpAudience(platform);
      await sampleRequests(platform);
      await sweepForecastQuestions(platform);
    },
    async keep_forecasts() {
      await compareForecasts(platform);
      await keepForecasts(platform);
    },
    async compute_cohorts() {
      await computeCohorts(platform);
      await recheckReach(platform);
    },
    mail_insight_views: () => mailInsightViews(platform),
    mail_monthly_reports: () => mailMonthlyReports(platform),
    write_compliance_report: ({ reportId }) => writeComplianceReport(platform, reportId),
    check_shown_adverts: (payload) => checkShownAdverts({ ...platform, requestId: "job", who: null }, payload),
    roll_up_metrics: () => rollUpMetrics(platform),
    remind_of_api_keys: () => remindOfApiKeys(platform),
    mail_anomaly: (payload) => mailAnomaly(platform, payload),
    sum_up_anomalies: (payload) => sumUpAnomalies(platform, payload),
    write_maintenance_report: ({ reportId }) => writeMaintenanceReport(platform, reportId),
    keep_windows: () => windows.keep(),
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
      await sweepMetricHistory(platform);
      await sweepAnomalyMails(platform);
      await sweepAddresses(platform);
      await sweepTestCards(platform);
      await sweepNotices(platform);
      await sweepComplianceReports(platform);
      await sweepMaintenanceReports(platform);
      await sweepApiKeys(platform);
      await db.query("delete from rate_limits where expire < $1", [clock.now().getTime()]);
    },
    async make_ad_partitions() {
      await db.query("select make_ad_partitions()");
    },
  };
}
