import { screen, waitFor } from "@testing-library/react";
import { HiddenQuestions_OpenDocument, HiddenQuestions_UnhideDocument } from "../../gql/graphql";
import { account, answer, openAccount, part, refusal, summary } from "../account.test-support";

const section = () => part("Hidden questions");
const variables = { password: "Correct-1", after: null };

const question = (id: string) => ({
  __typename: "Consultation",
  id,
  question: `Question ${id}`,
  questionLanguage: "en",
  language: "en",
  timestamp: "2026-11-18T10:00:00Z",
  response: { __typename: "ConsultationResponse", heading: "See a GP", message: "Soon." },
});
const opened = (nodes: object[]) =>
  answer(HiddenQuestions_OpenDocument, variables, {
    openHiddenConsultations: {
      __typename: "ConsultationConnection",
      nodes,
      pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
    },
  });

const openList = async (...mocks: Parameters<typeof openAccount>[1][]) => {
  const view = await openAccount(account, ...mocks);
  await view.user.type(section().getByLabelText("Your password"), "Correct-1");
  await view.user.click(section().getByRole("button", { name: /^Show hidden questions/ }));
  return view;
};

describe("hidden questions", () => {
  it("tells nobody whether there are any before the password", async () => {
    const { user } = await openAccount(account);
    expect(section().queryByRole("list")).not.toBeInTheDocument();
    await user.click(section().getByRole("button", { name: /^Show hidden questions/ }));
    await user.click(summary().getByRole("link", { name: "Please type your password." }));
    expect(section().getByLabelText("Your password")).toHaveFocus();
  });

  it("says that the password is wrong, and keeps what was typed", async () => {
    await openList(
      refusal(HiddenQuestions_OpenDocument, variables, "That password is not right. Please try again.", {
        code: "BAD_USER_INPUT",
        field: "password",
      }),
    );
    await waitFor(() =>
      expect(section().getByLabelText("Your password")).toHaveAccessibleDescription(/That password is not right\./),
    );
    expect(section().getByLabelText("Your password")).toHaveValue("Correct-1");
  });

  it("lists them, shows one again and leaves the other", async () => {
    const shown = answer(
      HiddenQuestions_UnhideDocument,
      { id: "a", password: "Correct-1" },
      { unhideConsultation: { __typename: "Consultation", id: "a" } },
    );
    const { user } = await openList(opened([question("a"), question("b")]), shown);
    await user.click(await screen.findByRole("button", { name: "Show in my history again “Question a”" }));
    await waitFor(() => expect(section().queryByText("Question a")).not.toBeInTheDocument());
    expect(section().getByText("The question stands in your history again.")).toBeVisible();
    expect(section().getByText("Question b")).toBeVisible();
    await user.click(section().getByRole("button", { name: "Close the list" }));
    expect(section().queryByText("Question b")).not.toBeInTheDocument();
    expect(section().getByLabelText("Your password")).toHaveValue("");
  });

  it("says that there are none", async () => {
    await openList(opened([]));
    expect(await section().findByText("No question is hidden.")).toBeVisible();
  });
});
