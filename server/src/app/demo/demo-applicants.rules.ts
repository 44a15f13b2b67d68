import { REQUEST_PRESETS, REQUIRED_DOCUMENTS } from "../../ads/applications/application.rules";
import type { CompanyDetails } from "../../ads/applications/company.rules";

/** A company that applies. Every one is invented: addresses end in .example, phone numbers are of the ranges that Ofcom keeps for fiction. */
export interface DemoApplicant {
  company: CompanyDetails;
  waitingHours: number;
  /** Keys of the documents that are marked as valid. */
  validDocuments: readonly string[];
  /** For how many days the Tax Compliance Certificate has been out of date; 0 when it is not. */
  expiredDays: number;
  /** What a reviewer asked for before it was sent again. */
  requested?: readonly string[];
}

const ALL = REQUIRED_DOCUMENTS.map(({ key }) => key);

export const DEMO_APPLICANTS: readonly DemoApplicant[] = [
  {
    company: {
      name: "Quayside Hearing Care Ltd",
      registrationNumber: "09876543",
      address: "14 Quay Street, Liverpool L3 1BX",
      contactPerson: "Nadia Ferris",
      phone: "0151 496 0412",
      email: "nadia.ferris@quayside-hearing.example",
      website: "https://quayside-hearing.example",
    },
    waitingHours: 5.2,
    validDocuments: ["business_registration", "professional_indemnity", "advertising_standards"],
    expiredDays: 51,
  },
  {
    company: {
      name: "Harrow Sleep Studio Ltd",
      registrationNumber: "08123456",
      address: "3 Station Approach, Harrow HA1 2AB",
      contactPerson: "Tobias Lund",
      phone: "020 7946 0101",
      email: "tobias.lund@harrow-sleep.example",
      website: "https://harrow-sleep.example",
    },
    waitingHours: 21.7,
    validDocuments: [],
    expiredDays: 0,
  },
  {
    company: {
      name: "Clyde Physio Partners LLP",
      registrationNumber: "SO301234",
      address: "27 River Road, Glasgow G1 4QQ",
      contactPerson: "Fiona Marr",
      phone: "0141 496 0233",
      email: "fiona.marr@clyde-physio.example",
      website: "https://clyde-physio.example",
    },
    waitingHours: 27,
    validDocuments: ALL,
    expiredDays: 0,
  },
  {
    company: {
      name: "Mersey Nutrition Group Ltd",
      registrationNumber: "07654321",
      address: "8 Mill Lane, Birkenhead CH41 9XX",
      contactPerson: "Grace Adeyemi",
      phone: "0151 496 0987",
      email: "grace.adeyemi@mersey-nutrition.example",
      website: null,
    },
    waitingHours: 1.4,
    validDocuments: ALL,
    expiredDays: 0,
    requested: REQUEST_PRESETS,
  },
];
