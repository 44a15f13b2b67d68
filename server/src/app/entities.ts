import { AudienceRollUp } from "../ads/advertising/audience.entity";
import { StoredView } from "../ads/advertising/insight-view.entity";
import { ReportMail, ReportView } from "../ads/advertising/report.entity";
import { ForecastQuestion, SampledDay, SampledRow } from "../ads/advertising/request-sample.entity";
import {
  Application,
  ApplicationEvent,
  ApplicationReviewer,
  ApplicationToken,
} from "../ads/applications/application.entity";
import { ApplicationDocument } from "../ads/applications/application-document.entity";
import { Company, CompanyChange } from "../ads/applications/company.entity";
import { CountedCell } from "../ads/campaigns/audience-cell.entity";
import { Campaign } from "../ads/campaigns/campaign.entity";
import { ConversionReport } from "../ads/campaigns/conversion.entity";
import { HiddenAdvert } from "../ads/campaigns/hidden-advert.entity";
import { HoldOut } from "../ads/campaigns/hold-out.entity";
import { PromoCode } from "../ads/campaigns/promo-code.entity";
import { AdReview, KeptViolation } from "../ads/compliance/ad-review.entity";
import { ComplianceReport } from "../ads/compliance/report.entity";
import { ComplianceRule, RuleChange } from "../ads/compliance/rule.entity";
import { Creative } from "../ads/creatives/creative.entity";
import { CreativePicture } from "../ads/creatives/creative-picture.entity";
import { CreativeVersion } from "../ads/creatives/creative-version.entity";
import { Invoice } from "../ads/subscriptions/invoice.entity";
import { InvoiceLine } from "../ads/subscriptions/invoice-line.entity";
import { LedgerCheck } from "../ads/subscriptions/ledger-check.entity";
import { Payment } from "../ads/subscriptions/payment.entity";
import { KnownNotice } from "../ads/subscriptions/payment-notice.entity";
import { Refund } from "../ads/subscriptions/refund.entity";
import { AdvertiserSubscription } from "../ads/subscriptions/subscription.entity";
import { SubscriptionPeriod } from "../ads/subscriptions/subscription-period.entity";
import { TestCard, TestCharge } from "../ads/subscriptions/test-provider.entity";
import { CohortLabels } from "../care/cohorts/cohort-labels.entity";
import { StoredTemplate } from "../care/consultations/answer-template.entity";
import { Consultation } from "../care/consultations/consultation.entity";
import { Escalation, EscalationNote } from "../care/consultations/escalation.entity";
import { ConsultationFeedback } from "../care/consultations/feedback.entity";
import { ConsultationMessage } from "../care/consultations/message.entity";
import { StoredMisreading } from "../care/consultations/misreading.entity";
import { Device } from "../care/devices/device.entity";
import { DeviceImport } from "../care/devices/device-import.entity";
import { HealthAlert } from "../care/devices/health-alert.entity";
import { HealthCheck, HealthCheckOffer } from "../care/health-checks/health-check.entity";
import { ModelPublication, ModelVersion } from "../care/models/model-version.entity";
import { AddedTrainingLine, TrainingLineLabel } from "../care/models/training-line.entity";
import { TrainingCheckpoint, TrainingRun } from "../care/models/training-run.entity";
import { NhsEntry } from "../care/nhs/nhs-entry.entity";
import { NhsLink } from "../care/nhs/nhs-link.entity";
import { FamilyMember } from "../care/patients/family-member.entity";
import { HealthProfile } from "../care/patients/health-profile.entity";
import { Medication } from "../care/patients/medication.entity";
import { MedicalRecord } from "../care/records/record.entity";
import { RecordExport, RecordExportChunk } from "../care/records/record-export.entity";
import { MedicationDose } from "../care/reminders/dose.entity";
import { PushKeyPair, PushSubscription } from "../care/reminders/push.entity";
import { ClinicalStudy, StudyModelVersion, StudyTag } from "../care/studies/study.entity";
import { Backup } from "../operations/maintenance/backup/backup.entity";
import { MaintenanceReport, MaintenanceReportPart } from "../operations/maintenance/report.entity";
import { MaintenanceLog, StoredSeries, StoredWindow } from "../operations/maintenance/window.entity";
import { Anomaly, AnomalyEvent } from "../operations/system-health/anomaly.entity";
import { AnomalyMail, AnomalyMailChoice } from "../operations/system-health/anomaly-mail.entity";
import {
  Heartbeat,
  MetricHour,
  MetricMinute,
  MetricMute,
  MetricThreshold,
  SystemProcess,
} from "../operations/system-health/metric.entity";
import { AccountLink } from "../people/accounts/account-link.entity";
import { ConsentEntry } from "../people/accounts/consent.entity";
import { Disclosure } from "../people/accounts/disclosure.entity";
import { Session } from "../people/accounts/session.entity";
import { StaffMembership, StaffRole } from "../people/accounts/staff-role.entity";
import { User } from "../people/accounts/user.entity";
import { WaitingNhsNumber } from "../people/accounts/waiting-nhs-number.entity";
import { ApiKey, ApiKeyHour, ApiKeySecret } from "../people/api-keys/api-key.entity";
import { FirewallRule, FirewallState } from "../people/security/firewall-rule.entity";
import { SecurityIncident } from "../people/security/incident.entity";
import { SettingChange } from "../people/settings/setting-change.entity";
import { AccountSuspension } from "../people/users/suspension.entity";
import { AuditAddress, AuditEntry } from "../platform/audit.entity";
import { OutboxMail } from "../platform/outbox-mail.entity";
import { StoredFile, UploadTicket } from "../platform/stored-file.entity";

/** Every entity that the app role reads and writes. */
export const ENTITIES = [
  User,
  Session,
  ConsentEntry,
  AccountLink,
  Disclosure,
  StaffMembership,
  StaffRole,
  WaitingNhsNumber,
  ApiKey,
  ApiKeyHour,
  ApiKeySecret,
  FirewallRule,
  FirewallState,
  SecurityIncident,
  SettingChange,
  AccountSuspension,
  HealthProfile,
  FamilyMember,
  Medication,
  MedicationDose,
  Device,
  HealthAlert,
  DeviceImport,
  MedicalRecord,
  RecordExport,
  NhsLink,
  NhsEntry,
  TrainingRun,
  TrainingCheckpoint,
  ModelVersion,
  ModelPublication,
  AddedTrainingLine,
  TrainingLineLabel,
  Consultation,
  Escalation,
  EscalationNote,
  StoredTemplate,
  ConsultationFeedback,
  ConsultationMessage,
  StoredMisreading,
  Application,
  ApplicationDocument,
  Company,
  AdvertiserSubscription,
  SubscriptionPeriod,
  Payment,
  Invoice,
  InvoiceLine,
  Refund,
  Creative,
  ComplianceRule,
  CreativePicture,
  CreativeVersion,
  AdReview,
  KeptViolation,
  ComplianceReport,
  RuleChange,
  LedgerCheck,
  KnownNotice,
  TestCard,
  TestCharge,
  ApplicationEvent,
  ApplicationReviewer,
  ApplicationToken,
  CompanyChange,
  Campaign,
  CountedCell,
  ConversionReport,
  HiddenAdvert,
  HoldOut,
  PromoCode,
  AudienceRollUp,
  StoredView,
  ReportMail,
  ReportView,
  ForecastQuestion,
  SampledDay,
  SampledRow,
  Anomaly,
  AnomalyEvent,
  AnomalyMail,
  AnomalyMailChoice,
  Heartbeat,
  MetricHour,
  MetricMinute,
  MetricMute,
  MetricThreshold,
  SystemProcess,
  StoredWindow,
  StoredSeries,
  MaintenanceLog,
  MaintenanceReport,
  MaintenanceReportPart,
  Backup,
  StoredFile,
  UploadTicket,
  OutboxMail,
  AuditEntry,
  AuditAddress,
  ClinicalStudy,
  CohortLabels,
  HealthCheck,
  HealthCheckOffer,
  PushKeyPair,
  PushSubscription,
  RecordExportChunk,
  StudyModelVersion,
  StudyTag,
];
