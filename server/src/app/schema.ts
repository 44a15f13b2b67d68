import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, GraphQLISODateTime } from "type-graphql";
import { AdDecisionResolver } from "../ads/advertising/ad-decision.resolver";
import { CampaignListResolver } from "../ads/advertising/campaign-list.resolver";
import { ForecastResolver } from "../ads/advertising/forecast.resolver";
import { InsightResolver } from "../ads/advertising/insight.resolver";
import { InsightViewMailResolver, InsightViewResolver } from "../ads/advertising/insight-view.resolver";
import { LiftResolver } from "../ads/advertising/lift.resolver";
import { ReportResolver } from "../ads/advertising/report.resolver";
import { ShownAdvertsResolver } from "../ads/advertising/shown-adverts.resolver";
import { ApplicantResolver } from "../ads/applications/applicant.resolver";
import { CompanyResolver } from "../ads/applications/company.resolver";
import { ReviewResolver } from "../ads/applications/review.resolver";
import {
  ApproveApplicationResolver,
  RejectApplicationResolver,
  RequestDocumentsResolver,
} from "../ads/applications/review-acts.resolver";
import { ReviewedDocumentResolver } from "../ads/applications/reviewed-document.resolver";
import { CampaignResolver } from "../ads/campaigns/campaign.resolver";
import { CampaignActsResolver } from "../ads/campaigns/campaign-acts.resolver";
import { CampaignInsightResolver } from "../ads/campaigns/campaign-insight.resolver";
import { ConversionResolver } from "../ads/campaigns/conversion.resolver";
import { CreativeUseResolver } from "../ads/campaigns/creative-use.resolver";
import { PromoCodeResolver } from "../ads/campaigns/promo-code.resolver";
import { ComplianceReportResolver } from "../ads/compliance/report.resolver";
import { AdReviewResolver } from "../ads/compliance/review.resolver";
import { ReviewedVersionResolver } from "../ads/compliance/reviewed-version.resolver";
import { ComplianceRuleActsResolver, ComplianceRuleResolver } from "../ads/compliance/rule.resolver";
import { SubmissionResolver } from "../ads/compliance/submission.resolver";
import { CreativeResolver } from "../ads/creatives/creative.resolver";
import { AccountInvoiceResolver } from "../ads/subscriptions/account-invoice.resolver";
import { InvoiceLineResolver, InvoiceResolver } from "../ads/subscriptions/invoice.resolver";
import { PaymentResolver } from "../ads/subscriptions/payment.resolver";
import { PlanResolver } from "../ads/subscriptions/plan.resolver";
import { SubscriptionResolver } from "../ads/subscriptions/subscription.resolver";
import { UsageResolver } from "../ads/subscriptions/usage.resolver";
import { SponsorshipProfileResolver } from "../care/cohorts/sponsorship-profile.resolver";
import { AnswerTemplateResolver } from "../care/consultations/answer-template.resolver";
import { ConsultationResolver } from "../care/consultations/consultation.resolver";
import { ConversationResolver } from "../care/consultations/conversation.resolver";
import { FeedbackResolver } from "../care/consultations/feedback.resolver";
import { FollowUpResolver } from "../care/consultations/follow-up.resolver";
import { HandoverResolver } from "../care/consultations/handover.resolver";
import { HidingResolver } from "../care/consultations/hiding.resolver";
import { MedicineListResolver } from "../care/consultations/medicine-list.resolver";
import { MisreadingResolver } from "../care/consultations/misreading.resolver";
import { PharmacistActsResolver } from "../care/consultations/pharmacist-acts.resolver";
import { PharmacistQueueResolver } from "../care/consultations/pharmacist-queue.resolver";
import { TranslationResolver } from "../care/consultations/translation.resolver";
import { DeviceResolver } from "../care/devices/device.resolver";
import { DeviceImportResolver } from "../care/devices/device-import.resolver";
import { HealthAlertResolver } from "../care/devices/health-alert.resolver";
import { VitalsResolver } from "../care/devices/vitals.resolver";
import { HealthCheckResolver } from "../care/health-checks/health-check.resolver";
import { AssistantResolver, AssistantVersionResolver } from "../care/models/assistant.resolver";
import { PublicationResolver, TrainedModelResolver } from "../care/models/trained-model.resolver";
import { TrainingActsResolver, TrainingResolver } from "../care/models/training.resolver";
import { TrainingLineActsResolver, TrainingLineResolver } from "../care/models/training-line.resolver";
import { ImportedProfileResolver } from "../care/nhs/imported-profile.resolver";
import { NhsAccountResolver } from "../care/nhs/nhs-account.resolver";
import { FamilyMemberResolver } from "../care/patients/family-member.resolver";
import { HealthProfileResolver } from "../care/patients/health-profile.resolver";
import { MedicationResolver } from "../care/patients/medication.resolver";
import { RecordResolver } from "../care/records/record.resolver";
import { RecordExportResolver } from "../care/records/record-export.resolver";
import { PushResolver } from "../care/reminders/push.resolver";
import { NextDoseResolver, RemindersResolver } from "../care/reminders/reminders.resolver";
import { StudyResolver } from "../care/studies/study.resolver";
import { StudyActsResolver } from "../care/studies/study-acts.resolver";
import { VersionStudiesResolver } from "../care/studies/version-studies.resolver";
import { BackupResolver } from "../operations/maintenance/backup/backup.resolver";
import { MaintenanceNoticeNewsResolver, MaintenanceNoticeResolver } from "../operations/maintenance/notice.resolver";
import { NoticeTextResolver } from "../operations/maintenance/notice-text.resolver";
import { MaintenanceReportResolver } from "../operations/maintenance/report.resolver";
import { MaintenanceActsResolver, MaintenanceResolver } from "../operations/maintenance/window.resolver";
import { AdministrationTilesResolver } from "../operations/system-health/administration-tiles.resolver";
import { AnomalyResolver } from "../operations/system-health/anomaly.resolver";
import { AnomalyMailResolver } from "../operations/system-health/anomaly-mail.resolver";
import { FailedJobActsResolver, FailedJobResolver } from "../operations/system-health/failed-job.resolver";
import { MetricHistoryResolver } from "../operations/system-health/metric-history.resolver";
import { SystemMetricsResolver } from "../operations/system-health/system-metrics.resolver";
import { ThresholdManagerResolver, ThresholdResolver } from "../operations/system-health/threshold.resolver";
import { AccountResolver } from "../people/accounts/account.resolver";
import { ConsentResolver } from "../people/accounts/consent.resolver";
import { OwnAccountResolver } from "../people/accounts/own-account.resolver";
import { ViewerResolver } from "../people/accounts/viewer.resolver";
import { ApiKeyActsResolver, ApiKeyResolver, ApiScopeResolver } from "../people/api-keys/api-key.resolver";
import { AuditLogResolver } from "../people/security/audit-log.resolver";
import { FirewallActsResolver, FirewallResolver } from "../people/security/firewall.resolver";
import { IncidentResolver } from "../people/security/incident.resolver";
import { MailTestResolver } from "../people/settings/mail-test.resolver";
import { SettingResolver } from "../people/settings/setting.resolver";
import { OwnRightsResolver } from "../people/staff/own-rights.resolver";
import { StaffResolver } from "../people/staff/staff.resolver";
import { StaffActsResolver } from "../people/staff/staff-acts.resolver";
import { HealthLookResolver } from "../people/users/health-look.resolver";
import { UserAccountResolver } from "../people/users/user-account.resolver";
import { UserActsResolver } from "../people/users/user-acts.resolver";
import { AttentionResolver } from "./attention.resolver";
import { ContactResolver } from "./contact/contact.resolver";
import { DemoSlownessResolver } from "./demo/slowness.resolver";
import { DemoTrafficResolver } from "./demo/traffic.resolver";
import { ErasureResolver } from "./erasure.resolver";
import { withErrorCodes } from "./error-code";
import { guardFields } from "./guard/guarded-fields";
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
  made ??= guardFields(describeStandardParts(withErrorCodes(build())));
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
      AnswerTemplateResolver,
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
      PromoCodeResolver,
      InsightResolver,
      InsightViewMailResolver,
      InsightViewResolver,
      ForecastResolver,
      LiftResolver,
      CampaignListResolver,
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
    pubSub: noPubSub,
    scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }],
    validate: false,
    skipCheck: true, // it asks the whole schema about itself at every start; `npm run schema` checks it
  });
}
