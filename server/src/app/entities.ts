import { ConsentEntry } from "../accounts/consent.entity";
import { Session } from "../accounts/session.entity";
import { User } from "../accounts/user.entity";
import { Application } from "../applications/application.entity";
import { ApplicationDocument } from "../applications/application-document.entity";
import { Company } from "../applications/company.entity";
import { Campaign } from "../campaigns/campaign.entity";
import { Consultation } from "../consultations/consultation.entity";
import { Escalation } from "../consultations/escalation.entity";
import { Creative } from "../creatives/creative.entity";
import { Device } from "../devices/device.entity";
import { DeviceImport } from "../devices/device-import.entity";
import { HealthAlert } from "../devices/health-alert.entity";
import { NhsEntry } from "../nhs/nhs-entry.entity";
import { NhsLink } from "../nhs/nhs-link.entity";
import { HealthProfile } from "../patients/health-profile.entity";
import { Medication } from "../patients/medication.entity";
import { StoredFile } from "../platform/stored-file.entity";
import { MedicalRecord } from "../records/record.entity";
import { RecordExport } from "../records/record-export.entity";
import { MedicationDose } from "../reminders/dose.entity";
import { AdvertiserSubscription } from "../subscriptions/subscription.entity";
import { Anomaly } from "../system-health/anomaly.entity";

/** Every entity that the app role reads and writes. */
export const ENTITIES = [
  User,
  Session,
  ConsentEntry,
  HealthProfile,
  Medication,
  MedicationDose,
  Device,
  HealthAlert,
  DeviceImport,
  MedicalRecord,
  RecordExport,
  NhsLink,
  NhsEntry,
  Consultation,
  Escalation,
  Application,
  ApplicationDocument,
  Company,
  AdvertiserSubscription,
  Creative,
  Campaign,
  Anomaly,
  StoredFile,
];
