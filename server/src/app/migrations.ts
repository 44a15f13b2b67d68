import { Foundation1763700000000 } from "../../migrations/1763700000000-foundation";
import { Consultations1763700000001 } from "../../migrations/1763700000001-consultations";
import { Advertising1763700000002 } from "../../migrations/1763700000002-advertising";
import { Anomalies1763700000003 } from "../../migrations/1763700000003-anomalies";
import { Accounts1763700000004 } from "../../migrations/1763700000004-accounts";
import { PharmacistThread1763700000005 } from "../../migrations/1763700000005-pharmacist-thread";
import { Patients1763700000006 } from "../../migrations/1763700000006-patients";
import { AdvertChoices1763700000007 } from "../../migrations/1763700000007-advert-choices";
import { Records1763700000010 } from "../../migrations/1763700000010-records";
import { Reminders1763700000011 } from "../../migrations/1763700000011-reminders";
import { Nhs1763700000012 } from "../../migrations/1763700000012-nhs";
import { Devices1763700000013 } from "../../migrations/1763700000013-devices";
import { DeviceImports1763700000014 } from "../../migrations/1763700000014-device-imports";
import { QuestionLanguage1763700000015 } from "../../migrations/1763700000015-question-language";
import { AllMedications1763700000016 } from "../../migrations/1763700000016-all-medications";
import { Uploads1763700000017 } from "../../migrations/1763700000017-uploads";
import { Applications1763700000018 } from "../../migrations/1763700000018-applications";
import { ComplaintSearch1763700000019 } from "../../migrations/1763700000019-complaint-search";
import { Heartbeats1763700000020 } from "../../migrations/1763700000020-heartbeats";
import { Billing1763700000021 } from "../../migrations/1763700000021-billing";
import { Review1763700000022 } from "../../migrations/1763700000022-review";
import { PaymentNotices1763700000023 } from "../../migrations/1763700000023-payment-notices";
import { CreditPermission1763700000025 } from "../../migrations/1763700000025-credit-permission";
import { Reports1763700000026 } from "../../migrations/1763700000026-reports";
import { Compliance1763700000027 } from "../../migrations/1763700000027-compliance";
import { CreativeVersions1763700000028 } from "../../migrations/1763700000028-creative-versions";
import { CampaignBuilder1763700000029 } from "../../migrations/1763700000029-campaign-builder";
import { CampaignHoursByTime1763700000030 } from "../../migrations/1763700000030-campaign-hours-by-time";
import { CohortsAndHealthChecks1763700000031 } from "../../migrations/1763700000031-cohorts-and-health-checks";
import { ModelTraining1763700000032 } from "../../migrations/1763700000032-model-training";
import { ClinicalStudies1763700000033 } from "../../migrations/1763700000033-clinical-studies";
import { TrainingLines1763700000034 } from "../../migrations/1763700000034-training-lines";
import { Security1763700000035 } from "../../migrations/1763700000035-security";
import { StaffRoles1763700000036 } from "../../migrations/1763700000036-staff-roles";
import { ApiKeys1763700000037 } from "../../migrations/1763700000037-api-keys";
import { Users1763700000038 } from "../../migrations/1763700000038-users";
import { Incidents1763700000039 } from "../../migrations/1763700000039-incidents";
import { MetricHistory1763700000040 } from "../../migrations/1763700000040-metric-history";
import { Maintenance1763700000041 } from "../../migrations/1763700000041-maintenance";
import { Backups1763700000042 } from "../../migrations/1763700000042-backups";
import { Settings1763700000043 } from "../../migrations/1763700000043-settings";
import { AnomalyMails1763700000044 } from "../../migrations/1763700000044-anomaly-mails";
import { RepeatingMaintenance1763700000045 } from "../../migrations/1763700000045-repeating-maintenance";
import { Refunds1763700000046 } from "../../migrations/1763700000046-refunds";
import { NoComplaintSearch1763700000047 } from "../../migrations/1763700000047-no-complaint-search";
import { ConsultationAnswers1763700000048 } from "../../migrations/1763700000048-consultation-answers";
import { ConsultationKeys1763700000049 } from "../../migrations/1763700000049-consultation-keys";
import { FollowUps1763700000050 } from "../../migrations/1763700000050-follow-ups";
import { AnswersTakenBack1763700000051 } from "../../migrations/1763700000051-answers-taken-back";
import { QuestionsOfTheBook1763700000052 } from "../../migrations/1763700000052-questions-of-the-book";
import { Misreadings1763700000053 } from "../../migrations/1763700000053-misreadings";
import { AnnouncedWindows1763700000054 } from "../../migrations/1763700000054-announced-windows";
import { SafetyAndHiding1763700000060 } from "../../migrations/1763700000060-safety-and-hiding";
import { Family1763700000070 } from "../../migrations/1763700000070-family";
import { WaitingAllergies1763700000071 } from "../../migrations/1763700000071-waiting-allergies";
import { MedicinesOfTheFamily1763700000072 } from "../../migrations/1763700000072-medicines-of-the-family";
import { Insights1763700000074 } from "../../migrations/1763700000074-insights";
import { Forecasts1763700000075 } from "../../migrations/1763700000075-forecasts";
import { AuditWords1763700000078 } from "../../migrations/1763700000078-audit-words";
import { KeptForecasts1763700000080 } from "../../migrations/1763700000080-kept-forecasts";
import { Deletable1763700000081 } from "../../migrations/1763700000081-deletable";
import { InsightViews1763700000082 } from "../../migrations/1763700000082-insight-views";
import { PromoCodes1763700000083 } from "../../migrations/1763700000083-promo-codes";
import { HoldOuts1763700000084 } from "../../migrations/1763700000084-hold-outs";
import { ServiceAccounts1763700000090 } from "../../migrations/1763700000090-service-accounts";
import { AnswerTemplates1763700000091 } from "../../migrations/1763700000091-answer-templates";

/** Every migration, the oldest first. */
export const MIGRATIONS = [
  Foundation1763700000000,
  Consultations1763700000001,
  Advertising1763700000002,
  Anomalies1763700000003,
  Accounts1763700000004,
  PharmacistThread1763700000005,
  Patients1763700000006,
  AdvertChoices1763700000007,
  Records1763700000010,
  Reminders1763700000011,
  Nhs1763700000012,
  Devices1763700000013,
  DeviceImports1763700000014,
  QuestionLanguage1763700000015,
  AllMedications1763700000016,
  Uploads1763700000017,
  Applications1763700000018,
  ComplaintSearch1763700000019,
  Heartbeats1763700000020,
  Billing1763700000021,
  Review1763700000022,
  PaymentNotices1763700000023,
  CreditPermission1763700000025,
  Reports1763700000026,
  Compliance1763700000027,
  CreativeVersions1763700000028,
  CampaignBuilder1763700000029,
  CampaignHoursByTime1763700000030,
  CohortsAndHealthChecks1763700000031,
  ModelTraining1763700000032,
  ClinicalStudies1763700000033,
  TrainingLines1763700000034,
  StaffRoles1763700000036,
  Security1763700000035,
  ApiKeys1763700000037,
  Users1763700000038,
  Incidents1763700000039,
  MetricHistory1763700000040,
  Maintenance1763700000041,
  Backups1763700000042,
  Settings1763700000043,
  AnomalyMails1763700000044,
  RepeatingMaintenance1763700000045,
  Refunds1763700000046,
  NoComplaintSearch1763700000047,
  ConsultationAnswers1763700000048,
  ConsultationKeys1763700000049,
  FollowUps1763700000050,
  AnswersTakenBack1763700000051,
  QuestionsOfTheBook1763700000052,
  Misreadings1763700000053,
  AnnouncedWindows1763700000054,
  SafetyAndHiding1763700000060,
  Family1763700000070,
  WaitingAllergies1763700000071,
  MedicinesOfTheFamily1763700000072,
  Insights1763700000074,
  Forecasts1763700000075,
  AuditWords1763700000078,
  KeptForecasts1763700000080,
  Deletable1763700000081,
  InsightViews1763700000082,
  PromoCodes1763700000083,
  HoldOuts1763700000084,
  ServiceAccounts1763700000090,
  AnswerTemplates1763700000091,
];
