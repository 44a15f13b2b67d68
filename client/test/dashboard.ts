import {
  HealthCheckPopUpDocument,
  PatientDashboardPage_AdvertDocument,
  PatientDashboardPageDocument,
} from "../src/gql/graphql";
import { isoDay } from "../src/lib/time";
import { often } from "./render";

/** Somebody who has told nothing yet. */
export const emptyProfile = {
  __typename: "HealthProfile",
  id: "patient-1",
  age: null,
  gender: null,
  allergies: [],
  conditions: [],
  nhsImportedAt: null,
};

/** A day without medicines. */
export const emptyReminders = {
  __typename: "MedicationReminders",
  id: "patient-1",
  day: isoDay(new Date()),
  pushKey: "BPk",
  current: null,
  next: null,
  slots: [],
  missed: [],
  toOrder: [],
  hasMedicines: false,
  adherence: { __typename: "Adherence", due: 0, taken: 0 },
};

/** What the dashboard asks for, of somebody about whom nothing is known but what is given. */
export const dashboardAnswer = (read: object = {}) => ({
  request: { query: PatientDashboardPageDocument },
  result: {
    data: {
      healthProfile: emptyProfile,
      medicationReminders: emptyReminders,
      medications: { __typename: "MedicationConnection", totalCount: 0, nodes: [] },
      vitals: null,
      healthAlerts: { __typename: "HealthAlertConnection", nodes: [] },
      devices: [],
      followUps: [],
      hasSafetyConsultation: false,
      consultations: { __typename: "ConsultationConnection", nodes: [] },
      ...read,
    },
  },
});

/** No advert fits. */
export const noAdvert = {
  request: { query: PatientDashboardPage_AdvertDocument },
  result: { data: { sponsoredRecommendation: null } },
};

/** No Health Check is offered today. */
export const noCheck = {
  request: { query: HealthCheckPopUpDocument },
  result: { data: { healthCheckOffer: null } },
  ...often,
};
