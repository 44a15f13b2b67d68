import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { ScheduleDialog_EditDocument, ScheduleDialog_ScheduleDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { logsMock, open, refused, windowMock, windowOf, windowsMock } from "./maintenance.test-support";

afterEach(() => forgetDrafts());

const INPUT = {
  type: "BACKUP",
  startsNow: false,
  scheduledFor: "",
  lasts: 60,
  description: "",
  releaseVersion: null,
  releaseNotes: null,
  isAnnounced: null,
  repeats: "NEVER",
};
const schedule = (changes: object, result: object) => ({
  request: { query: ScheduleDialog_ScheduleDocument, variables: { input: { ...INPUT, ...changes } } },
  result,
});
const REQUIRED = "Please fill in all required fields";
const OVERLAP = "This overlaps the backup window from 1 May 2031 at 02:00 to 1 May 2031 at 03:00.";

async function openForm(mocks: object[]) {
  const view = await open([windowsMock([]), ...mocks]);
  await view.user.click(await screen.findByRole("button", { name: /^Schedule Maintenance/ }));
  return view;
}
const submit = () => screen.getByRole("button", { name: /^Schedule(?! Maintenance)/ });

it("names what is missing at its fields", async () => {
  const problems = ["description", "scheduledFor"].map((field) => ({ field, message: REQUIRED }));
  const { user } = await openForm([schedule({}, refused(REQUIRED, { field: "description", problems }))]);
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText("Description")).toHaveAccessibleDescription(/required fields/));
  expect(screen.getByLabelText("Scheduled for")).toHaveAccessibleDescription(/required fields/);
  const links = within(screen.getByRole("dialog")).getAllByRole("link", { name: new RegExp(`^${REQUIRED}`) });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `${REQUIRED}: Description`,
    `${REQUIRED}: Scheduled for`,
  ]);
});

it("shows an overlap at the time, keeps what was typed, and schedules what repeats", async () => {
  const typed = { description: "Nightly", scheduledFor: "2031-05-01T02:30", repeats: "DAILY" };
  const { user } = await openForm([
    schedule(typed, refused(OVERLAP, { field: "scheduledFor" })),
    schedule({ ...typed, scheduledFor: "2031-05-01T03:30" }, { data: { scheduleMaintenance: windowOf("w1") } }),
    windowsMock([windowOf("w1")]),
  ]);
  await user.type(screen.getByLabelText("Description"), "Nightly");
  await user.selectOptions(screen.getByLabelText("Repeats"), "Daily");
  await user.type(screen.getByLabelText("Scheduled for"), "2031-05-01T02:30");
  await user.click(submit());
  await user.click(await screen.findByRole("link", { name: OVERLAP }));
  expect(screen.getByLabelText("Scheduled for")).toHaveFocus();
  expect(screen.getByLabelText("Scheduled for")).toHaveAccessibleDescription(expect.stringContaining(OVERLAP));
  expect(screen.getByLabelText("Description")).toHaveValue("Nightly");
  expect(screen.getByLabelText("Repeats")).toHaveDisplayValue("Daily");
  await user.clear(screen.getByLabelText("Scheduled for"));
  await user.type(screen.getByLabelText("Scheduled for"), "2031-05-01T03:30");
  await user.click(submit());
  expect(await screen.findByText("Maintenance scheduled.")).toBeInTheDocument();
});

it("keeps what was typed when it is closed or did not reach the server, until it is discarded", async () => {
  const { user } = await openForm([
    { ...schedule({ description: "Nightly" }, {}), result: undefined, error: new Error("gone") },
  ]);
  await user.type(screen.getByLabelText("Description"), "Nightly");
  await user.click(submit());
  expect(await screen.findByText("The server could not be reached. Please try again.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: /^Schedule Maintenance/ }));
  expect(await screen.findByLabelText("Description")).toHaveValue("Nightly");
  await user.click(screen.getByRole("button", { name: "Discard what I typed" }));
  expect(screen.getByLabelText("Description")).toHaveValue("");
});

it("does not offer a release to repeat", async () => {
  const { user } = await openForm([]);
  await user.selectOptions(screen.getByLabelText("Type"), "Release");
  expect(screen.queryByLabelText("Repeats")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Version")).toBeInTheDocument();
});

it("changes this one, or all later ones with how they repeat", async () => {
  const window = windowOf("w1", { repeats: "WEEKLY", isAnnounced: true });
  const input = {
    ...{ ...INPUT, description: "About w1", scheduledFor: "2031-05-01T02:00" },
    ...{ isAnnounced: true, repeats: "MONTHLY" },
  };
  const edit = {
    request: {
      query: ScheduleDialog_EditDocument,
      variables: { id: "w1", revision: 1, input, reach: "THIS_AND_LATER" },
    },
    result: { errors: [new GraphQLError("Somebody has changed this.", { extensions: { code: "CONFLICT" } })] },
  };
  const { user } = await open([windowsMock([window]), windowMock(window), logsMock([], { windowId: "w1" }), edit], {
    at: "/admin/maintenance?window=w1",
  });
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  expect(await screen.findByLabelText("Apply to")).toHaveDisplayValue("This one");
  expect(screen.queryByLabelText("Repeats")).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Apply to"), "This and all later ones");
  await user.selectOptions(screen.getByLabelText("Repeats"), "Monthly");
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  expect(await screen.findByText("Somebody has changed this.")).toBeInTheDocument();
  expect(screen.getByLabelText("Repeats")).toHaveDisplayValue("Monthly");
});
