import { MockSubscriptionLink } from "@apollo/client/testing";
import { Notifications } from "@mantine/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import {
  AnswerForm_AnswerDocument,
  ClaimButton_ClaimDocument,
  type EscalationStatus,
  PharmacistQueueFiguresDocument,
  PharmacistQueuePageDocument,
  PharmacistQueueToolsDocument,
  QuestionDetail_OpenDocument,
  type QueueFilter,
} from "../../gql/graphql";
import { PharmacistQueuePage } from "./PharmacistQueuePage";

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 30_000).toISOString();

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
    language: "en",
    sentAt: hoursFromNow(-1),
  })),
});

const question = (id: string, status: EscalationStatus, changes: Record<string, unknown> = {}) => ({
  __typename: "PharmacistQuestion",
  id,
  kind: "QUESTION",
  complaint: null,
  question: `Question ${id}`,
  answeredLevel: "PHARMACIST",
  assistantVersion: "2.0.0",
  updatedAt: UPDATED_AT,
  waitingSince: hoursFromNow(-5),
  closedAt: null,
  closeReason: null,
  outcome: null,
  advice: {
    __typename: "ConsultationResponse",
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
  ...changes,
});
type Sent = ReturnType<typeof question>;

const list = (nodes: Sent[], filter: QueueFilter = "OPEN", more?: { after?: string; hasNextPage?: boolean }) => ({
  request: {
    query: PharmacistQueuePageDocument,
    variables: more?.after ? { filter, after: more.after } : { filter },
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
const opening = (result: Sent) => ({
  request: { query: QuestionDetail_OpenDocument, variables: { id: result.id } },
  result: { data: { openPharmacistQuestion: result } },
});
const conflict = (message: string) => ({
  errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })],
});

const figures = {
  request: { query: PharmacistQueueFiguresDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
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
const tools = {
  request: { query: PharmacistQueueToolsDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
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
        },
      ],
    },
  },
};

async function open(mocks: object[], at = "/admin/consultations") {
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
  const all = [...mocks, figures, tools] as ReturnType<typeof list>[];
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

const rows = () => screen.queryAllByRole("button", { name: /^Question/ });

beforeEach(() => sessionStorage.clear());

describe("PharmacistQueuePage", () => {
  it("says when nothing waits", async () => {
    await open([list([])]);
    expect(await screen.findByText("No questions are waiting")).toBeInTheDocument();
  });

  it("lists the longest waiting first with level, reason, waiting time and a warning when it is nearly due", async () => {
    await open([
      list([question("b", "SENT"), question("a", "SEEN", { waitingSince: hoursFromNow(-23), dueAt: hoursFromNow(1) })]),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    const [first, second] = rows();
    expect(first).toHaveTextContent("Question a");
    expect(first).toHaveTextContent("Pharmacist");
    expect(first).toHaveTextContent("because “severe”");
    expect(first).toHaveTextContent(/22 h 59 min waiting/);
    expect(within(first as HTMLElement).getByText("Due in 1 h 0 min")).toHaveClass("warning");
    expect(within(second as HTMLElement).getByText("Due in 19 h 0 min")).not.toHaveClass("warning");
  });

  it("moves, opens, claims and goes back by keyboard; opening marks it as seen", async () => {
    const { user, router } = await open([
      list([question("a", "SENT"), question("b", "SENT", { waitingSince: hoursFromNow(-4) })]),
      opening(question("b", "SEEN", { waitingSince: hoursFromNow(-4) })),
      {
        request: { query: ClaimButton_ClaimDocument, variables: { id: "b" } },
        result: { data: { claimPharmacistQuestion: question("b", "CLAIMED", { waitingSince: hoursFromNow(-4) }) } },
      },
    ]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.keyboard("jjk");
    expect(rows()[0]).toHaveFocus();
    await user.keyboard("j{Enter}");
    const pane = await screen.findByRole("region", { name: "Question" });
    expect(await within(pane).findByText("as written, in English")).toBeInTheDocument();
    expect(within(pane).getByRole("link", { name: "Back pain (NHS)" })).toBeInTheDocument();
    expect(await within(pane).findByText("Seen")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?question=b");
    await user.keyboard("c");
    expect(await screen.findByLabelText("Your answer")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Question" })).not.toBeInTheDocument();
    expect(rows()[1]).toHaveFocus();
  });

  it("leaves C after G to the page change", async () => {
    const { user } = await open(
      [
        list([question("a", "SEEN")]),
        opening(question("a", "SEEN")),
        {
          request: { query: ClaimButton_ClaimDocument, variables: { id: "a" } },
          error: new Error("Failed to fetch"),
        },
      ],
      "/?question=a",
    );
    await screen.findByRole("button", { name: /^Claim/ });
    await user.keyboard("gc");
    expect(screen.queryByText("The question could not be claimed. Please try again.")).not.toBeInTheDocument();
    await user.keyboard("c");
    expect(await screen.findByText("The question could not be claimed. Please try again.")).toBeInTheDocument();
  });

  it("says in place that somebody else was faster", async () => {
    const { user, hear } = await open(
      [
        list([question("a", "SEEN")]),
        opening(question("a", "SEEN")),
        {
          request: { query: ClaimButton_ClaimDocument, variables: { id: "a" } },
          result: conflict("Another pharmacist is answering this question."),
        },
      ],
      "/?question=a",
    );
    await user.click(await screen.findByRole("button", { name: /^Claim/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Another pharmacist is answering this question.");
    await hear([question("a", "CLAIMED", { claimedByMe: false, pharmacistName: "Sam" })], 1);
    expect(screen.queryByRole("button", { name: /^Claim/ })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Sam is answering/).length).toBeGreaterThan(0);
  });

  it("announces a question that joins the queue", async () => {
    const { hear } = await open([list([question("a", "SENT")])]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await hear([question("b", "SENT", { waitingSince: hoursFromNow(0) })], 2);
    expect(rows()).toHaveLength(2);
    expect(rows()[1]).toHaveTextContent("Question b");
    expect(screen.getByText("A new question is waiting. 2 in all.")).toHaveAttribute("role", "status");
    expect(screen.getAllByText(/^as of \d\d:\d\d:\d\d$/).length).toBeGreaterThan(0);
  });

  it("sends the answer once, says so, and moves on in the list", async () => {
    const answered = question("a", "ANSWERED");
    const { user } = await open(
      [
        list([question("a", "CLAIMED"), question("b", "SENT", { waitingSince: hoursFromNow(-1) })]),
        opening(question("a", "CLAIMED")),
        {
          request: { query: AnswerForm_AnswerDocument, variables: { id: "a", answer: "Keep moving.", language: "en" } },
          result: { data: { answerPharmacistQuestion: answered } },
          delay: 50,
        },
      ],
      "/?question=a",
    );
    await user.type(await screen.findByLabelText("Your answer"), " Keep moving. ");
    await user.dblClick(screen.getByRole("button", { name: /^Send answer/ }));
    // In its place and as a toast.
    await waitFor(() => expect(screen.getAllByText("Answer sent")).toHaveLength(2));
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(rows()[0]).toHaveFocus());
    expect(rows()[0]).toHaveTextContent("Question b");
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps the text when the answer could not be sent", async () => {
    const failing = (outcome: object) => ({
      request: { query: AnswerForm_AnswerDocument, variables: { id: "a", answer: "Keep moving.", language: "en" } },
      ...outcome,
    });
    const { user } = await open(
      [
        list([question("a", "CLAIMED")]),
        opening(question("a", "CLAIMED")),
        failing({ error: new Error("Failed to fetch") }),
        failing({ result: conflict("Another pharmacist is answering this question.") }),
      ],
      "/?question=a",
    );
    const field = await screen.findByLabelText("Your answer");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    expect(field).toHaveAccessibleDescription(/Please type an answer\./);
    await user.type(field, "Keep moving.");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    expect(await screen.findByText(/could not be sent/)).toBeInTheDocument();
    expect(field).toHaveValue("Keep moving.");
    await user.click(screen.getByRole("button", { name: /^Send answer/ }));
    expect(await screen.findByText("Another pharmacist is answering this question.")).toBeInTheDocument();
    expect(field).toHaveValue("Keep moving.");
  });

  it("keeps the filter in the address and shows what was answered", async () => {
    const { user, router } = await open([
      list([]),
      list([question("a", "ANSWERED")], "ANSWERED"),
      opening(question("a", "ANSWERED")),
    ]);
    await screen.findByText("No questions are waiting");
    await user.click(screen.getByRole("link", { name: /Answered/ }));
    expect(router.state.location.search).toBe("?filter=answered");
    await user.click(await screen.findByRole("button", { name: /^Question a/ }));
    expect(await screen.findByText("Keep moving.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?filter=answered&question=a");
  });

  it("reads more page by page and says when the list failed", async () => {
    const failure = { request: list([]).request, error: new Error("Failed to fetch") };
    const { user } = await open([
      failure,
      list([question("a", "SENT")], "OPEN", { hasNextPage: true }),
      list([question("b", "SENT", { waitingSince: hoursFromNow(-1) })], "OPEN", { after: "the-end" }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await user.click(await screen.findByRole("button", { name: /^Show more/ }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it("opens a question that the address alone knows", async () => {
    await open([list([]), opening(question("z", "SEEN"))], "/?question=z");
    expect(await screen.findByText("Question z")).toBeInTheDocument();
  });
});
