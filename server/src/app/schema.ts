import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, GraphQLISODateTime } from "type-graphql";
import { AccountResolver } from "../accounts/account.resolver";
import { ConsentResolver } from "../accounts/consent.resolver";
import { OwnAccountResolver } from "../accounts/own-account.resolver";
import { ViewerResolver } from "../accounts/viewer.resolver";
import { AdDecisionResolver } from "../advertising/ad-decision.resolver";
import { InsightResolver } from "../advertising/insight.resolver";
import { ReportResolver } from "../advertising/report.resolver";
import { ShownAdvertsResolver } from "../advertising/shown-adverts.resolver";
import { ApiKeyActsResolver, ApiKeyResolver, ApiScopeResolver } from "../api-keys/api-key.resolver";
import { ApplicantResolver } from "../applications/applicant.resolver";
import { CompanyResolver } from "../applications/company.resolver";
import { ReviewResolver } from "../applications/review.resolver";
import {
  ApproveApplicationResolver,
  RejectApplicationResolver,
  RequestDocumentsResolver,
} from "../applications/review-acts.resolver";
import { ReviewedDocumentResolver } from "../applications/reviewed-document.resolver";
import { CampaignResolver } from "../campaigns/campaign.resolver";
import { CampaignActsResolver } from "../campaigns/campaign-acts.resolver";
import { CampaignInsightResolver } from "../campaigns/campaign-insight.resolver";
import { ConversionResolver } from "../campaigns/conversion.resolver";
import { CreativeUseResolver } from "../campaigns/creative-use.resolver";
import { SponsorshipProfileResolver } from "../cohorts/sponsorship-profile.resolver";
import { ComplianceReportResolver } from "../compliance/report.resolver";
import { AdReviewResolver } from "../compliance/review.resolver";
import { ReviewedVersionResolver } from "../compliance/reviewed-version.resolver";
import { ComplianceRuleActsResolver, ComplianceRuleResolver } from "../compliance/rule.resolver";
import { SubmissionResolver } from "../compliance/submission.resolver";
import { ConsultationResolver } from "../consultations/consultation.resolver";
import { ConversationResolver } from "../consultations/conversation.resolver";
import { FeedbackResolver } from "../consultations/feedback.resolver";
import { FollowUpResolver } from "../consultations/follow-up.resolver";
import { HandoverResolver } from "../consultations/handover.resolver";
import { HidingResolver } from "../consultations/hiding.resolver";
import { MedicineListResolver } from "../consultations/medicine-list.resolver";
import { MisreadingResolver } from "../consultations/misreading.resolver";
import { PharmacistActsResolver } from "../consultations/pharmacist-acts.resolver";
import { PharmacistQueueResolver } from "../consultations/pharmacist-queue.resolver";
import { TranslationResolver } from "../consultations/translation.resolver";
import { CreativeResolver } from "../creatives/creative.resolver";
import { DeviceResolver } from "../devices/device.resolver";
import { DeviceImportResolver } from "../devices/device-import.resolver";
import { HealthAlertResolver } from "../devices/health-alert.resolver";
import { VitalsResolver } from "../devices/vitals.resolver";
import { HealthCheckResolver } from "../health-checks/health-check.resolver";
import { BackupResolver } from "../maintenance/backup/backup.resolver";
import { MaintenanceNoticeNewsResolver, MaintenanceNoticeResolver } from "../maintenance/notice.resolver";
import { NoticeTextResolver } from "../maintenance/notice-text.resolver";
import { MaintenanceReportResolver } from "../maintenance/report.resolver";
import { MaintenanceActsResolver, MaintenanceResolver } from "../maintenance/window.resolver";
import { AssistantResolver, AssistantVersionResolver } from "../models/assistant.resolver";
import { PublicationResolver, TrainedModelResolver } from "../models/trained-model.resolver";
import { TrainingActsResolver, TrainingResolver } from "../models/training.resolver";
import { TrainingLineActsResolver, TrainingLineResolver } from "../models/training-line.resolver";
import { ImportedProfileResolver } from "../nhs/imported-profile.resolver";
import { NhsAccountResolver } from "../nhs/nhs-account.resolver";
import { FamilyMemberResolver } from "../patients/family-member.resolver";
import { HealthProfileResolver } from "../patients/health-profile.resolver";
import { MedicationResolver } from "../patients/medication.resolver";
import { checkAccess } from "../platform/access";
import { RecordResolver } from "../records/record.resolver";
import { RecordExportResolver } from "../records/record-export.resolver";
import { PushResolver } from "../reminders/push.resolver";
import { NextDoseResolver, RemindersResolver } from "../reminders/reminders.resolver";
import { AuditLogResolver } from "../security/audit-log.resolver";
import { FirewallActsResolver, FirewallResolver } from "../security/firewall.resolver";
import { IncidentResolver } from "../security/incident.resolver";
import { MailTestResolver } from "../settings/mail-test.resolver";
import { SettingResolver } from "../settings/setting.resolver";
import { OwnRightsResolver } from "../staff/own-rights.resolver";
import { StaffResolver } from "../staff/staff.resolver";
import { StaffActsResolver } from "../staff/staff-acts.resolver";
import { StudyResolver } from "../studies/study.resolver";
import { StudyActsResolver } from "../studies/study-acts.resolver";
import { VersionStudiesResolver } from "../studies/version-studies.resolver";
import { AccountInvoiceResolver } from "../subscriptions/account-invoice.resolver";
import { InvoiceLineResolver, InvoiceResolver } from "../subscriptions/invoice.resolver";
import { PaymentResolver } from "../subscriptions/payment.resolver";
import { PlanResolver } from "../subscriptions/plan.resolver";
import { SubscriptionResolver } from "../subscriptions/subscription.resolver";
import { UsageResolver } from "../subscriptions/usage.resolver";
import { AdministrationTilesResolver } from "../system-health/administration-tiles.resolver";
import { AnomalyResolver } from "../system-health/anomaly.resolver";
import { AnomalyMailResolver } from "../system-health/anomaly-mail.resolver";
import { FailedJobActsResolver, FailedJobResolver } from "../system-health/failed-job.resolver";
import { MetricHistoryResolver } from "../system-health/metric-history.resolver";
import { SystemMetricsResolver } from "../system-health/system-metrics.resolver";
import { ThresholdManagerResolver, ThresholdResolver } from "../system-health/threshold.resolver";
import { HealthLookResolver } from "../users/health-look.resolver";
import { UserAccountResolver } from "../users/user-account.resolver";
import { UserActsResolver } from "../users/user-acts.resolver";
import { AttentionResolver } from "./attention.resolver";
import { ContactResolver } from "./contact/contact.resolver";
import { DemoSlownessResolver } from "./demo/slowness.resolver";
import { DemoTrafficResolver } from "./demo/traffic.resolver";
import { ErasureResolver } from "./erasure.resolver";
import { HealthCheckOfferResolver } from "./health-check-offer.resolver";
import { FailedMailsResolver } from "./mail/failed-mails.resolver";
import { MailboxResolver } from "./mail/mailbox.resolver";
import { PublicConfigurationResolver } from "./public-configuration.resolver";
import { SponsoredRecommendationResolver } from "./sponsored-recommendation.resolver";
import { describeStandardParts } from "./standard-descriptions";

/** Every subscription has its own stream (`subscribe`), so the library's own channel is never used. */
const noPubSub = {
  publish: () => {
    throw new Error("Announce with publish() of platform/realtime/topics");
  },
  subscribe: () => {
    throw new Error("Give the subscription a `subscribe` option");
  },
};

let made: GraphQLSchema | undefined;

/** The API: the resolvers of every domain, in the order of the domains. One object for all servers of a process. */
export function createSchema(): GraphQLSchema {
  made ??= describeStandardParts(build());
  return made;
}

function build(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      PublicConfigurationResolver,
      AccountResolver,
      ViewerResolver,
      OwnAccountResolver,
      ConsentResolver,
      ErasureResolver,
      StaffResolver,
      StaffActsResolver,
      OwnRightsResolver,
      SettingResolver,
      MailTestResolver,
      HealthProfileResolver,
      FamilyMemberResolver,
      MedicationResolver,
      NextDoseResolver,
      RemindersResolver,
      PushResolver,
      DeviceImportResolver,
      DeviceResolver,
      VitalsResolver,
      HealthAlertResolver,
      RecordResolver,
      RecordExportResolver,
      NhsAccountResolver,
      ImportedProfileResolver,
      AssistantResolver,
      AssistantVersionResolver,
      TrainingResolver,
      TrainingActsResolver,
      TrainingLineResolver,
      TrainingLineActsResolver,
      TrainedModelResolver,
      PublicationResolver,
      StudyResolver,
      StudyActsResolver,
      VersionStudiesResolver,
      ConsultationResolver,
      ConversationResolver,
      FollowUpResolver,
      HidingResolver,
      FeedbackResolver,
      MedicineListResolver,
      MisreadingResolver,
      HandoverResolver,
      PharmacistQueueResolver,
      PharmacistActsResolver,
      TranslationResolver,
      HealthCheckResolver,
      SponsorshipProfileResolver,
      ApplicantResolver,
      ReviewResolver,
      ReviewedDocumentResolver,
      ApproveApplicationResolver,
      RejectApplicationResolver,
      RequestDocumentsResolver,
      CompanyResolver,
      PlanResolver,
      AccountInvoiceResolver,
      UsageResolver,
      SubscriptionResolver,
      PaymentResolver,
      InvoiceResolver,
      InvoiceLineResolver,
      ComplianceRuleResolver,
      ComplianceRuleActsResolver,
      CreativeResolver,
      SubmissionResolver,
      ReviewedVersionResolver,
      AdReviewResolver,
      ComplianceReportResolver,
      CampaignResolver,
      CampaignActsResolver,
      CampaignInsightResolver,
      CreativeUseResolver,
      ConversionResolver,
      InsightResolver,
      ReportResolver,
      ShownAdvertsResolver,
      AdDecisionResolver,
      SponsoredRecommendationResolver,
      HealthCheckOfferResolver,
      DemoTrafficResolver,
      ContactResolver,
      MailboxResolver,
      FailedMailsResolver,
      ApiScopeResolver,
      ApiKeyResolver,
      ApiKeyActsResolver,
      UserAccountResolver,
      UserActsResolver,
      HealthLookResolver,
      FirewallResolver,
      FirewallActsResolver,
      IncidentResolver,
      AuditLogResolver,
      SystemMetricsResolver,
      AnomalyResolver,
      MetricHistoryResolver,
      ThresholdResolver,
      ThresholdManagerResolver,
      AnomalyMailResolver,
      FailedJobResolver,
      FailedJobActsResolver,
      BackupResolver,
      AdministrationTilesResolver,
      AttentionResolver,
      DemoSlownessResolver,
      MaintenanceResolver,
      MaintenanceReportResolver,
      MaintenanceActsResolver,
      NoticeTextResolver,
      MaintenanceNoticeResolver,
      MaintenanceNoticeNewsResolver,
    ],
    authChecker: checkAccess,
    pubSub: noPubSub,
    scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }],
    validate: false,
    skipCheck: true, // it asks the whole schema about itself at every start; `npm run schema` checks it
  });
}
