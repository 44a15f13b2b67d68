import { ADVERTISING_DATA } from "../ads/advertising/personal-data.service";
import { APPLICATION_DATA } from "../ads/applications/personal-data.service";
import { CAMPAIGN_DATA } from "../ads/campaigns/personal-data.service";
import { COMPLIANCE_DATA } from "../ads/compliance/personal-data.service";
import { REVIEW_DATA } from "../ads/compliance/review-data.service";
import { CREATIVE_DATA } from "../ads/creatives/personal-data.service";
import { SUBSCRIPTION_DATA } from "../ads/subscriptions/personal-data.service";
import { COHORT_DATA } from "../care/cohorts/personal-data.service";
import { CONSULTATION_DATA } from "../care/consultations/personal-data.service";
import { DEVICE_DATA } from "../care/devices/personal-data.service";
import { HEALTH_CHECK_DATA } from "../care/health-checks/personal-data.service";
import { MODEL_DATA } from "../care/models/personal-data.service";
import { NHS_DATA } from "../care/nhs/personal-data.service";
import { PATIENT_DATA } from "../care/patients/personal-data.service";
import { RECORD_DATA } from "../care/records/personal-data.service";
import { REMINDER_DATA } from "../care/reminders/personal-data.service";
import { STUDY_DATA } from "../care/studies/personal-data.service";
import { MAINTENANCE_DATA } from "../operations/maintenance/personal-data.service";
import { ANOMALY_DATA } from "../operations/system-health/personal-data.service";
import { ACCOUNT_DATA } from "../people/accounts/personal-data.service";
import { API_KEY_DATA } from "../people/api-keys/personal-data.service";
import { SECURITY_DATA } from "../people/security/personal-data.service";
import { SETTINGS_DATA } from "../people/settings/personal-data.service";
import { USER_DATA } from "../people/users/personal-data.service";
import type { PersonalData } from "../platform/personal-data";
import { PLATFORM_DATA } from "../platform/personal-data.service";

/**
 * Everything that the product keeps about people, by domain: which columns name them, how it is handed to them, and what becomes
 * of it when they leave. A test walks the database and fails for a column that is missing here.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...ACCOUNT_DATA,
  ...SETTINGS_DATA,
  ...PATIENT_DATA,
  ...REMINDER_DATA,
  ...DEVICE_DATA,
  ...RECORD_DATA,
  ...NHS_DATA,
  ...STUDY_DATA,
  ...CONSULTATION_DATA,
  ...HEALTH_CHECK_DATA,
  ...COHORT_DATA,
  ...APPLICATION_DATA,
  ...SUBSCRIPTION_DATA,
  ...CREATIVE_DATA,
  ...REVIEW_DATA,
  ...COMPLIANCE_DATA,
  ...CAMPAIGN_DATA,
  ...ADVERTISING_DATA,
  ...API_KEY_DATA,
  ...MODEL_DATA,
  ...USER_DATA,
  ...SECURITY_DATA,
  ...ANOMALY_DATA,
  ...MAINTENANCE_DATA,
  ...PLATFORM_DATA,
];
