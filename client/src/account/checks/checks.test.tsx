import { screen, within } from "@testing-library/react";
import { HealthChecks_DeleteDocument } from "../../gql/graphql";
import { account, answer, checksAnswer, lost, openAccount, part } from "../account.test-support";

const section = () => part("Your Health Checks");
const result = {
  ...{ __typename: "HealthCheckResult", id: "r1", title: "Your sleep", headline: "Your sleep could be better" },
  ...{ advice: ["Get up at the same time."], takenAt: "2026-03-04T10:00:00Z" },
  ...{ sourceTitle: "NHS: Insomnia", sourceUrl: "https://www.nhs.uk/conditions/insomnia/" },
};

describe("Health Checks that were taken", () => {
  it("are none at first", async () => {
    await openAccount(account);
    expect(await section().findByText("You have not taken a Health Check yet.")).toBeInTheDocument();
  });

  it("can be deleted one by one; a lost connection loses nothing", async () => {
    const { user } = await openAccount(
      account,
      checksAnswer([result]),
      lost(HealthChecks_DeleteDocument, { id: "r1" }),
      answer(HealthChecks_DeleteDocument, { id: "r1" }, { deleteHealthCheckResult: true }),
    );
    expect(await section().findByText("Your sleep could be better")).toBeInTheDocument();
    await user.click(section().getByRole("button", { name: "Delete the result of Your sleep" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: /^Delete/ }));
    expect(await dialog.findByText(/This could not be done/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Delete/ }));
    expect(await section().findByText("The result is deleted.")).toBeInTheDocument();
    expect(section().queryByText("Your sleep could be better")).not.toBeInTheDocument();
  });
});
