import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, GraphQLISODateTime } from "type-graphql";
import { AccountResolver } from "../accounts/account.resolver";
import { ConsentResolver } from "../accounts/consent.resolver";
import { OwnAccountResolver } from "../accounts/own-account.resolver";
import { ViewerResolver } from "../accounts/viewer.resolver";
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
import { ConsultationResolver } from "../consultations/consultation.resolver";
import { ConversationResolver } from "../consultations/conversation.resolver";
import { FeedbackResolver } from "../consultations/feedback.resolver";
import { PharmacistActsResolver } from "../consultations/pharmacist-acts.resolver";
import { PharmacistQueueResolver } from "../consultations/pharmacist-queue.resolver";
import { DeviceResolver } from "../devices/device.resolver";
import { DeviceImportResolver } from "../devices/device-import.resolver";
import { HealthAlertResolver } from "../devices/health-alert.resolver";
import { VitalsResolver } from "../devices/vitals.resolver";
import { AssistantResolver, AssistantVersionResolver } from "../models/assistant.resolver";
import { ImportedProfileResolver } from "../nhs/imported-profile.resolver";
import { NhsAccountResolver } from "../nhs/nhs-account.resolver";
import { HealthProfileResolver } from "../patients/health-profile.resolver";
import { MedicationResolver } from "../patients/medication.resolver";
import { checkAccess } from "../platform/access";
import { RecordResolver } from "../records/record.resolver";
import { RecordExportResolver } from "../records/record-export.resolver";
import { PushResolver } from "../reminders/push.resolver";
import { RemindersResolver } from "../reminders/reminders.resolver";
import { PlanResolver } from "../subscriptions/plan.resolver";
import { UsageResolver } from "../subscriptions/usage.resolver";
import { AdministrationTilesResolver } from "../system-health/administration-tiles.resolver";
import { AnomalyResolver } from "../system-health/anomaly.resolver";
import { SystemMetricsResolver } from "../system-health/system-metrics.resolver";
import { ContactResolver } from "./contact/contact.resolver";
import { DemoSlownessResolver } from "./demo/slowness.resolver";
import { DemoTrafficResolver } from "./demo/traffic.resolver";
import { ErasureResolver } from "./erasure.resolver";
import { FailedMailsResolver } from "./mail/failed-mails.resolver";
import { MailboxResolver } from "./mail/mailbox.resolver";
import { PublicConfigurationResolver } from "./public-configuration.resolver";
import { SponsoredRecommendationResolver } from "./sponsored-recommendation.resolver";

/** Every subscription has its own stream (`subscribe`), so the library's own channel is never used. */
const noPubSub = {
  publish: () => {
    throw new Error("Announce with publish() of platform/realtime/topics");
  },
  subscribe: () => {
    throw new Error("Give the subscription a `subscribe` option");
  },
};

/** The API: the resolvers of every domain, in the order of the domains. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      PublicConfigurationResolver,
      AccountResolver,
      ViewerResolver,
      OwnAccountResolver,
      ConsentResolver,
      ErasureResolver,
      HealthProfileResolver,
      MedicationResolver,
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
      ConsultationResolver,
      ConversationResolver,
      FeedbackResolver,
      PharmacistQueueResolver,
      PharmacistActsResolver,
      ApplicantResolver,
      ReviewResolver,
      ReviewedDocumentResolver,
      ApproveApplicationResolver,
      RejectApplicationResolver,
      RequestDocumentsResolver,
      CompanyResolver,
      PlanResolver,
      UsageResolver,
      CampaignResolver,
      SponsoredRecommendationResolver,
      DemoTrafficResolver,
      ContactResolver,
      MailboxResolver,
      FailedMailsResolver,
      SystemMetricsResolver,
      AnomalyResolver,
      AdministrationTilesResolver,
      DemoSlownessResolver,
    ],
    authChecker: checkAccess,
    pubSub: noPubSub,
    scalarsMap: [{ type: Date, scalar: GraphQLISODateTime }],
    validate: false,
  });
}
