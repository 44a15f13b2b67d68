import { MockSubscriptionLink } from "@apollo/client/testing";
import { Notifications } from "@mantine/notifications";
import { act, screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, owner, renderRoutes } from "../../../test/render";
import {
  AnswerCheck_CheckDocument,
  type CareLevel,
  type EscalationStatus,
  PharmacistQueueFiguresDocument,
  PharmacistQueuePageDocument,
  PharmacistQueueToolsDocument,
  QuestionDetail_OpenDocument,
  type QueueFilter,
} from "../../gql/graphql";
import { PharmacistQueuePage } from "./PharmacistQueuePage";

const HOUR_MS = 3_600_000;
export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 30_000).toISOString();

const UPDATED_AT = hoursFromNow(-2);

const messages = (texts: string[]) => ({
  __typename: "ConsultationMessageConnection",
  totalCount: texts.length,
  nodes: texts.map((text, index) => ({
    __typename: "ConsultationMessage",
    id: `m${index}`,
    author: "PHARMACIST",
    authorName: "Amara",
    text,
    questionLanguage: "en",
    language: "en",
    sentAt: hoursFromNow(-1),
  })),
});

export const question = (id: string, status: EscalationStatus, changes: Record<string, unknown> = {}) => ({
  __typename: "PharmacistQuestion",
  id,
  kind: "QUESTION",
  complaint: null,
  question: `Question ${id}`,
  answeredLevel: "PHARMACIST",
  assistantVersion: "2.0.0",
  subject: null as object | null,
  told: null as object | null,
  updatedAt: UPDATED_AT,
  waitingSince: hoursFromNow(-5),
  closedAt: null,
  closeReason: null,
  outcome: null,
  advice: {
    __typename: "ConsultationResponse",
    signals: [
      {
        __typename: "Signal",
        concept: "back-pain",
        label: "Back pain",
        words: "sore back",
        source: {
          __typename: "Source",
          title: "Back pain (NHS)",
          url: "https://health.example/back-pain",
          writtenOn: "2026-11-03",
        },
      },
    ],
    understood: null,
    openQuestions: null as object[] | null,
    decidedBy: null as object[] | null,
    isRaised: null,
    heading: "Your question is with a human pharmacist",
    message: "You wrote “severe”.",
    steps: [],
    recommendations: [],
    ruledOut: [],
    safetyNet: { __typename: "SafetyNet", heading: "Call 111 if", signs: ["it gets worse"] },
    references: [],
  },
  messages: messages(status === "ANSWERED" ? ["Keep moving."] : []),
  notes: [],
  questionLanguage: "en",
  language: "en",
  level: "PHARMACIST",
  because: "severe",
  status,
  sentAt: hoursFromNow(-5),
  seenAt: null,
  claimedAt: null,
  dueAt: hoursFromNow(19),
  answeredAt: status === "ANSWERED" ? hoursFromNow(-1) : null,
  claimedByMe: status === "CLAIMED",
  pharmacistName: status === "CLAIMED" || status === "ANSWERED" ? "Amara" : null,
  ...changes,
});
export type Sent = ReturnType<typeof question>;

export const list = (
  nodes: Sent[],
  filter: QueueFilter = "OPEN",
  more?: { after?: string; hasNextPage?: boolean; levels?: CareLevel[]; words?: string },
) => ({
  request: {
    query: PharmacistQueuePageDocument,
    variables: {
      filter,
      ...(more?.after && { after: more.after }),
      ...(more?.levels && { levels: more.levels }),
      ...(more?.words && { words: more.words }),
    },
  },
  result: {
    data: {
      pharmacistQuestions: {
        __typename: "PharmacistQuestionConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage: more?.hasNextPage ?? false },
        totalCount: nodes.length,
      },
    },
  },
});
export const opening = (result: Sent) => ({
  request: { query: QuestionDetail_OpenDocument, variables: { id: result.id } },
  result: { data: { openPharmacistQuestion: result } },
});
export const conflict = (message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })],
});

const figures = {
  request: { query: PharmacistQueueFiguresDocument },
  ...often,
  result: {
    data: {
      pharmacistQueueFigures: {
        __typename: "PharmacistQueueFigures",
        open: 4,
        overdue: 1,
        reports: 1,
        answeredCount: 12,
        medianSeconds: 5_400,
        p90Seconds: 30 * 3_600,
        asOf: "2026-11-21T10:41:55Z",
      },
      feedbackSummary: [
        { __typename: "FeedbackCount", assistantVersion: "2.0.0", helpful: 9, notHelpful: 3, reported: 1 },
      ],
    },
  },
};
const tools = (translator: string | null, ours: readonly object[]) => ({
  request: { query: PharmacistQueueToolsDocument },
  ...often,
  result: {
    data: {
      pharmacists: [
        { __typename: "Pharmacist", id: owner.id, name: owner.name },
        { __typename: "Pharmacist", id: "sam", name: "Sam Okoro" },
      ],
      answerTemplates: [
        {
          __typename: "AnswerTemplate",
          id: "since",
          title: "Ask since when",
          texts: [
            { __typename: "AnswerTemplateText", language: "en", text: "When did it start?" },
            { __typename: "AnswerTemplateText", language: "fr", text: "Depuis quand ?" },
          ],
          source: null,
          ...{ isFromStaff: false, writtenBy: null, writtenAt: null, version: 0 },
        },
        ...ours,
      ],
      publicConfiguration: {
        __typename: "PublicConfiguration",
        translator: translator && { __typename: "Translator", name: translator },
      },
    },
  },
});

/** What is found when an answer is checked. */
export const checked = (medicines: object[], isCompared = true) => ({
  request: { query: AnswerCheck_CheckDocument, variables: () => true },
  ...often,
  result: { data: { checkPharmacistAnswer: { __typename: "AnswerCheck", isCompared, medicines } } },
});

export async function open(
  mocks: object[],
  at = "/admin/consultations",
  translator: string | null = null,
  ours: readonly object[] = [],
) {
  const live = new MockSubscriptionLink();
  const routes = [
    {
      path: "*",
      element: (
        <>
          <PharmacistQueuePage />
          <Notifications />
        </>
      ),
    },
  ];
  const all = [...mocks, figures, tools(translator, ours), checked([])] as ReturnType<typeof list>[];
  const view = await renderRoutes(routes, { viewer: owner, mocks: all, live, at });
  const hear = (questions: Sent[], waitingCount: number) =>
    act(async () => {
      live.simulateResult({
        result: {
          data: {
            pharmacistQueueChanged: { __typename: "PharmacistQueueChange", snapshot: false, waitingCount, questions },
          },
        },
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

/** From here to the end of the test there is room for a case beside the list. */
export function widen(): void {
  const { matchMedia } = window;
  jest.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
}

export const rows = () => screen.queryAllByRole("button", { name: /^Question/ });
