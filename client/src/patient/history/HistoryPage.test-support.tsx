import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { patient, renderRoutes } from "../../../test/render";
import {
  ExportBar_StartDocument,
  HistoryPage_FilesDocument,
  HistoryPageDocument,
  type RecordType,
} from "../../gql/graphql";
import { HistoryPage } from "./HistoryPage";
import { RECORD_TYPES } from "./history";

/** A record as the API gives it. */
export const record = (id: string, changes: Record<string, unknown> = {}) => ({
  __typename: "MedicalRecord",
  id,
  type: "LAB_RESULT" as RecordType,
  title: `Record ${id}`,
  date: "2026-05-04T09:00:00Z",
  provider: "Harbour Street Surgery",
  summary: `Summary ${id}`,
  details: "",
  results: [],
  language: "en",
  provenance: "DEMONSTRATION",
  subjectName: null as string | null,
  consultationId: null,
  documentUrl: null,
  ...changes,
});

/** A file as the API gives it. */
export const file = (id: string, changes: Record<string, unknown> = {}) => ({
  __typename: "RecordExport",
  id,
  format: "PDF",
  status: "READY",
  total: 2,
  written: 2,
  bytes: 15_000,
  createdAt: "2026-05-04T09:00:00Z",
  keptUntil: "2026-05-05T09:00:00Z",
  downloadUrl: changes.status && changes.status !== "READY" ? null : `/records/exports/${id}`,
  ...changes,
});

interface PageOptions {
  variables?: Record<string, unknown>;
  pageNumber?: number;
  pageCount?: number;
  totalCount?: number;
  overall?: number;
}

/** What the page knows of files when it opens. */
interface FilesOptions {
  files?: ReturnType<typeof file>[];
  confirmed?: boolean;
}

/** The answer to the page's question. */
export const page = (
  nodes: ReturnType<typeof record>[],
  { variables = {}, pageNumber = 1, pageCount = 1, totalCount = nodes.length, overall = totalCount }: PageOptions = {},
) => ({
  request: { query: HistoryPageDocument, variables: { first: 20, ...variables } },
  result: {
    data: {
      medicalRecords: {
        __typename: "MedicalRecordConnection",
        nodes,
        pageInfo: {
          __typename: "NumberedPageInfo",
          hasNextPage: pageNumber < pageCount,
          hasPreviousPage: pageNumber > 1,
          startCursor: `start-${pageNumber}`,
          endCursor: `end-${pageNumber}`,
          pageNumber,
          pageCount,
        },
        totalCount,
        typeCounts: RECORD_TYPES.map((type, index) => ({ __typename: "RecordTypeCount", type, count: index * 10 })),
        overall: { __typename: "RecordsOverall", count: overall, since: overall > 0 ? "2024-03-09T12:00:00Z" : null },
      },
      hasSafetyConsultation: false,
    },
  },
});

const knownFiles = ({ files = [], confirmed = true }: FilesOptions) => ({
  request: { query: HistoryPage_FilesDocument },
  result: {
    data: {
      recordExports: files,
      me: { __typename: "Viewer", id: patient.id, emailVerifiedAt: confirmed ? "2026-01-01T00:00:00Z" : null },
    },
  },
});

/** Starting a file; the answer has its id alone. */
export const starting = (selection: object, format: string, outcome: object) => ({
  request: { query: ExportBar_StartDocument, variables: { selection, format } },
  ...outcome,
});

/** The page with these answers; `hear` tells it of all files there are. */
export async function open(mocks: object[], { at = "/history", ...known }: FilesOptions & { at?: string } = {}) {
  const live = new MockSubscriptionLink();
  const routes = [{ path: "*", element: <HistoryPage /> }];
  const view = await renderRoutes(routes, {
    viewer: patient,
    mocks: [knownFiles(known), ...mocks] as ReturnType<typeof page>[],
    live,
    at,
  });
  const hear = (files: ReturnType<typeof file>[]) =>
    act(async () => {
      live.simulateResult({ result: { data: { recordExportProgress: files } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
