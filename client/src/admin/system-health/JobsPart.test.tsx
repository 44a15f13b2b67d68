import { ApolloLink } from "@apollo/client";
import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { setClock } from "../../../test/clock";
import { owner, renderRoutes } from "../../../test/render";
import {
  FailedJobsDocument,
  JobQueueDocument,
  type JobState,
  Jobs_RetryAllDocument,
  Jobs_RetryDocument,
  RemoveJobDialog_RemoveDocument,
} from "../../gql/graphql";
import { SystemHealthPage } from "./SystemHealthPage";

const job = (id: string, state: JobState, task = "send_mail", name = "Send a mail") => ({
  ...{ __typename: "FailedJob", id, task, name, state, attempts: state === "GIVEN_UP" ? 25 : 3, maxAttempts: 25 },
  cause: state === "RUNNING_LONG" ? null : "It took too long.",
  createdAt: "2026-11-20T08:00:00.000Z",
  startedAt: state === "RUNNING_LONG" ? "2026-11-20T10:00:00.000Z" : null,
  nextTryAt: state === "RETRYING" ? "2026-11-20T11:00:00.000Z" : null,
});
const givenUp = job("7", "GIVEN_UP");
const retrying = job("8", "RETRYING", "sweep", "Forget what is old");
const long = job("9", "RUNNING_LONG");

const queueOf = (revision: string, changes: object = {}) => ({
  ...{ __typename: "JobQueue", id: "jobs", asOf: "2026-11-20T10:45:00.000Z", revision },
  ...{ waiting: 12, running: 2, retrying: 1, givenUp: 1, runningLong: 1 },
  tasks: [
    { __typename: "JobTask", task: "send_mail", name: "Send a mail", failed: 1 },
    { __typename: "JobTask", task: "sweep", name: "Forget what is old", failed: 1 },
  ],
  ...changes,
});
const queue = { request: { query: JobQueueDocument }, result: { data: { jobQueue: queueOf("1") } } };
const list = (nodes: object[], variables: object = { state: null, task: null }, endCursor: string | null = null) => ({
  request: { query: FailedJobsDocument, variables },
  result: {
    data: {
      failedJobs: {
        __typename: "FailedJobConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
        totalCount: nodes.length,
      },
    },
  },
});

const manager = { ...owner, permissions: ["system.view", "system.manage", "mail.manage"] };

async function open(mocks: object[], at = "/admin/system-health?part=jobs", viewer = manager) {
  setClock(new Date("2026-11-20T10:45:00Z"));
  const moved = new MockSubscriptionLink();
  const live = ApolloLink.split(
    ({ operationName }) => operationName === "JobQueueChanged",
    moved,
    new MockSubscriptionLink(),
  );
  const view = await renderRoutes([{ path: "*", element: <SystemHealthPage /> }], {
    ...{ at, viewer, live },
    mocks: [queue, ...mocks] as MockLink.MockedResponse[],
  });
  const hear = (jobQueueChanged: object) =>
    act(async () => {
      moved.simulateResult({ result: { data: { jobQueueChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
const rows = () => screen.getAllByRole("row").slice(1);
const row = (name: RegExp) => screen.getByRole("row", { name });

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it("shows the figures, and each job with its state, its tries and why it failed", async () => {
  await open([list([long, retrying, givenUp])]);
  await screen.findByRole("row", { name: /number 7/ });
  const figures =
    "Waiting12Due, not started yetRunning21 for more than 10 minutesRetrying1Failed, retried automaticallyDead-letter1No longer retried";
  await waitFor(() => expect(screen.getByRole("region", { name: "The job queue" })).toHaveTextContent(figures));
  expect(rows().map(({ textContent }) => textContent?.split("Try again")[0])).toEqual([
    "Send a mailsend_mail, number 9Running longIt has not failed3 of 2508:00:00Running since 10:00:00",
    "Forget what is oldsweep, number 8Waiting to retryIt took too long.3 of 2508:00:0011:00:00",
    "Send a mailsend_mail, number 7Dead-letterIt took too long.25 of 2508:00:00None",
  ]);
  expect(within(row(/number 9/)).queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Mails that could not be sent/ })).toHaveAttribute("href", "/admin/mail");
});

it("lets those who may only look do just that", async () => {
  await open([list([givenUp])], undefined, { ...owner, permissions: ["system.view"] });
  await screen.findByRole("row", { name: /number 7/ });
  expect(screen.getByText("You can look, but not change anything here.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Try again|Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Mails that/ })).not.toBeInTheDocument();
});

it("tries a job again, says so, and reads the list anew", async () => {
  const retry = {
    request: { query: Jobs_RetryDocument, variables: { id: "7" } },
    result: { data: { retryJob: true } },
  };
  const { user } = await open([list([givenUp]), retry, list([])]);
  await user.click(await screen.findByRole("button", { name: /^Try again of Send a mail, number 7/ }));
  expect(await screen.findByText("Send a mail, number 7: trying again now.")).toBeInTheDocument();
  expect(await screen.findByText("No job has failed, and none is running long.")).toBeInTheDocument();
});

it("says what stood in the way of another try", async () => {
  const message = "This job has already been retried, or is running.";
  const refused = {
    request: { query: Jobs_RetryDocument, variables: { id: "7" } },
    result: { errors: [new GraphQLError(message, { extensions: { code: "CONFLICT" } })] },
  };
  const { user } = await open([list([givenUp]), refused, list([givenUp])]);
  await user.click(await screen.findByRole("button", { name: /^Try again of/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(`Send a mail: ${message}`);
});

it("keeps its filters in the address, tries all of a task again, and shows all when nothing fits", async () => {
  const all = {
    request: { query: Jobs_RetryAllDocument, variables: { task: "send_mail" } },
    result: { data: { retryJobs: 1 } },
  };
  const { user, router } = await open([
    list([retrying, givenUp]),
    list([givenUp], { state: null, task: "send_mail" }),
    all,
    list([], { state: null, task: "send_mail" }),
    list([retrying]),
  ]);
  await screen.findByRole("row", { name: /number 7/ });
  expect(screen.queryByRole("button", { name: /failed job/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Task"), "send_mail");
  expect(router.state.location.search).toBe("?part=jobs&task=send_mail");
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Try 1 failed job again" }));
  expect(await screen.findByText("Send a mail: trying 1 job again now.")).toBeInTheDocument();
  await screen.findByText("No jobs match this filter.");
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(router.state.location.search).toBe("?part=jobs");
  expect(await screen.findByRole("row", { name: /number 8/ })).toBeInTheDocument();
});

it("removes a job with a reason after it said what that means", async () => {
  const remove = {
    request: { query: RemoveJobDialog_RemoveDocument, variables: { id: "7", reason: "Its file is gone" } },
    result: { data: { deleteJob: true } },
  };
  const short = {
    request: { query: RemoveJobDialog_RemoveDocument, variables: { id: "7", reason: "no" } },
    result: {
      errors: [
        new GraphQLError("Please give a reason of 5 to 500 characters.", {
          extensions: { code: "BAD_USER_INPUT", field: "reason" },
        }),
      ],
    },
  };
  const { user } = await open([list([givenUp]), short, remove, list([])]);
  await user.click(await screen.findByRole("button", { name: /^Remove of/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/will not be done, and this cannot be undone/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText("Reason"), "no");
  await user.click(dialog.getByRole("button", { name: /^Remove the job/ }));
  await waitFor(() => expect(dialog.getByLabelText("Reason")).toHaveAccessibleDescription(/Please give a reason/));
  await user.clear(dialog.getByLabelText("Reason"));
  await user.type(dialog.getByLabelText("Reason"), "Its file is gone");
  await user.click(dialog.getByRole("button", { name: /^Remove the job/ }));
  expect(await screen.findByText("Send a mail, number 7: removed.")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("reads the list again as soon as it would be another one", async () => {
  const { hear } = await open([list([givenUp]), list([givenUp]), list([retrying, givenUp])]);
  await screen.findByRole("row", { name: /number 7/ });
  await hear(queueOf("1"));
  await hear(queueOf("1", { waiting: 3 }));
  await waitFor(() => expect(screen.getByRole("region", { name: "The job queue" })).toHaveTextContent("Waiting3"));
  expect(rows()).toHaveLength(1);
  await hear(queueOf("2"));
  expect(await screen.findByRole("row", { name: /number 8/ })).toBeInTheDocument();
});

it("says that it failed, and tries again", async () => {
  const lost = {
    request: { query: FailedJobsDocument, variables: { state: null, task: null } },
    error: new Error("lost"),
  };
  const { user } = await open([lost, list([givenUp])]);
  await screen.findByText("The jobs cannot be shown right now.");
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("row", { name: /number 7/ })).toBeInTheDocument();
});
