import { CurrentApplicationDocument } from "../../gql/graphql";

const DOCUMENTS = [
  ["business_registration", "Business Registration Certificate", "ISSUED"],
  ["tax_compliance", "Tax Compliance Certificate", "EXPIRES"],
  ["professional_indemnity", "Professional Indemnity Insurance", "EXPIRES"],
  ["advertising_standards", "Advertising Standards Compliance Declaration", "ISSUED"],
  ["data_protection", "Data Protection Policy", "ISSUED"],
] as const;

export const TOKEN = "secret-of-this-application";

/** A document as the API gives it: without a file unless changed. */
export const paper = (index: number, change: object = {}) => {
  const [key, name, dateKind] = DOCUMENTS[index] ?? ["", "", "ISSUED"];
  return {
    __typename: "ApplicantDocument" as const,
    id: `document-${index}`,
    key,
    name,
    dateKind,
    date: null as string | null,
    status: "PENDING",
    fileName: null as string | null,
    bytes: null as number | null,
    needs: "FILE" as string | null,
    rejectionReason: null as string | null,
    rejectionDetail: null as string | null,
    url: null as string | null,
    ...change,
  };
};

/** One whose file and date are there. */
export const readyPaper = (index: number, change: object = {}) =>
  paper(index, {
    date: "2026-01-31",
    fileName: `paper-${index}.pdf`,
    bytes: 422_000,
    needs: null,
    url: `/applications/documents/document-${index}`,
    ...change,
  });

export const company = {
  __typename: "Company" as const,
  name: "Northbank Allergy Care Ltd",
  registrationNumber: "09876543",
  address: null,
  contactPerson: "Hannah Okafor",
  phone: "0113 496 0123",
  email: "hannah@northbank.example",
  website: null,
};

/** An application as the API gives it: a draft without files unless changed. */
export const application = (change: object = {}) => ({
  __typename: "ApplicantApplication" as const,
  id: "application-1",
  status: "DRAFT",
  company,
  documents: DOCUMENTS.map((_, index) => paper(index)),
  acceptedTerms: false,
  submittedAt: null as string | null,
  decidedAt: null as string | null,
  reason: null as string | null,
  reviewDueAt: null as string | null,
  reviewClockKnown: true,
  ...change,
});

export const allReady = DOCUMENTS.map((_, index) => readyPaper(index));

const request = { query: CurrentApplicationDocument, variables: { token: TOKEN } };

/** The answer to the page's question. */
export const current = (change: object = {}) => ({
  request,
  result: {
    data: {
      application: application(change),
      applicationRules: { __typename: "ApplicationRules", maxBytes: 5 * 1024 ** 2, reviewTime: "1-2 business days" },
    },
  },
});

/** No answer. */
export const lost = { request, error: new Error("Failed to fetch") };
