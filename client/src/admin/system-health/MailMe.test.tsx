import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { owner, renderRoutes } from "../../../test/render";
import { AnomalyMails_ChooseDocument, AnomalyMailsDocument } from "../../gql/graphql";
import { answer, failure, mailsOf, noMails } from "./anomalies.test-support";
import { MailMe } from "./MailMe";

const open = (mocks: object[]) =>
  renderRoutes([{ path: "*", element: <MailMe /> }], { viewer: owner, mocks: mocks as MockLink.MockedResponse[] });
const chosen = (from: "WARNING" | "CRITICAL" | null, whenResolved: boolean) =>
  answer(
    AnomalyMails_ChooseDocument,
    { chooseAnomalyMails: mailsOf(from, whenResolved).anomalyMails },
    { from, whenResolved },
  );
const dialog = () => within(screen.getByRole("dialog"));

it("lets a person choose from when on they are mailed, and says so on its button", async () => {
  const { user } = await open([noMails, chosen("WARNING", true)]);
  await user.click(await screen.findByRole("button", { name: "Mail me" }));
  expect(await screen.findByText(/At most 6 are sent in an hour/)).toHaveTextContent(owner.email);
  expect(dialog().getByRole("checkbox")).toBeDisabled();
  await user.selectOptions(dialog().getByLabelText("Mail me when an anomaly is raised"), "WARNING");
  await user.click(dialog().getByRole("checkbox", { name: "Also mail me when it is over" }));
  await user.click(dialog().getByRole("button", { name: /^Save/ }));
  expect(await screen.findByRole("button", { name: "Mailed from warning up" })).toBeInTheDocument();
  expect(screen.getByText("You get a mail when an anomaly is raised.")).toHaveAttribute("role", "status");
  await waitFor(() => expect(screen.getByRole("button", { name: "Mailed from warning up" })).toHaveFocus());
});

it("takes the choice back", async () => {
  const { user } = await open([answer(AnomalyMailsDocument, mailsOf("CRITICAL", true)), chosen(null, false)]);
  await user.click(await screen.findByRole("button", { name: "Mailed when critical" }));
  expect(await screen.findByRole("checkbox")).toBeChecked();
  await user.selectOptions(dialog().getByLabelText("Mail me when an anomaly is raised"), "Never");
  await user.click(dialog().getByRole("button", { name: /^Save/ }));
  expect(await screen.findByRole("button", { name: "Mail me" })).toBeInTheDocument();
});

it("says what did not work, and keeps what was chosen", async () => {
  const lost = failure(AnomalyMails_ChooseDocument, { from: "CRITICAL", whenResolved: false });
  const { user } = await open([failure(AnomalyMailsDocument), noMails, lost]);
  await user.click(await screen.findByRole("button", { name: "Mail me" }));
  expect(await screen.findByText("Your choice cannot be shown right now.")).toBeInTheDocument();
  await user.click(dialog().getByRole("button", { name: "Try Again" }));
  await user.selectOptions(await dialog().findByLabelText("Mail me when an anomaly is raised"), "CRITICAL");
  await user.click(dialog().getByRole("button", { name: /^Save/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your choice could not be saved. Please try again.");
  expect(dialog().getByLabelText("Mail me when an anomaly is raised")).toHaveValue("CRITICAL");
});
