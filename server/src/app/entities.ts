import { ConsentEntry } from "../accounts/consent.entity";
import { Session } from "../accounts/session.entity";
import { User } from "../accounts/user.entity";
import { Application } from "../applications/application.entity";
import { ApplicationDocument } from "../applications/application-document.entity";
import { Company } from "../applications/company.entity";
import { Campaign } from "../campaigns/campaign.entity";
import { AdReview } from "../compliance/ad-review.entity";
import { ComplianceRule } from "../compliance/rule.entity";
import { Consultation } from "../consultations/consultation.entity";
import { Escalation } from "../consultations/escalation.entity";
import { Creative } from "../creatives/creative.entity";
import { CreativePicture } from "../creatives/creative-picture.entity";
import { CreativeVersion } from "../creatives/creative-version.entity";
import { Device } from "../devices/device.entity";
import { DeviceImport } from "../devices/device-import.entity";
import { HealthAlert } from "../devices/health-alert.entity";
import { TrainingRun } from "../models/training-run.entity";
import { NhsEntry } from "../nhs/nhs-entry.entity";
import { NhsLink } from "../nhs/nhs-link.entity";
import { FamilyMember } from "../patients/family-member.entity";
import { HealthProfile } from "../patients/health-profile.entity";
import { Medication } from "../patients/medication.entity";
import { StoredFile } from "../platform/stored-file.entity";
import { MedicalRecord } from "../records/record.entity";
import { RecordExport } from "../records/record-export.entity";
import { MedicationDose } from "../reminders/dose.entity";
import { ClinicalStudy } from "../studies/study.entity";
import { Invoice } from "../subscriptions/invoice.entity";
import { InvoiceLine } from "../subscriptions/invoice-line.entity";
import { Payment } from "../subscriptions/payment.entity";
import { Refund } from "../subscriptions/refund.entity";
import { AdvertiserSubscription } from "../subscriptions/subscription.entity";
import { SubscriptionPeriod } from "../subscriptions/subscription-period.entity";
import { Anomaly } from "../system-health/anomaly.entity";

/** Every entity that the app role reads and writes. */
export const ENTITIES = [
  User,
  Session,
  ConsentEntry,
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
  Consultation,
  Escalation,
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
  Campaign,
  Anomaly,
  StoredFile,
  ClinicalStudy,
];
