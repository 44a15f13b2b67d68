import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { DeleteQuestion_DeleteDocument } from "../../gql/graphql";
import { open, page } from "./ConsultationPage.test-support";
import { ago, consultation, escalation } from "./consultation.factory";

beforeEach(() => sessionStorage.clear());

const deleting = (id: string, outcome: object) => ({
  request: { query: DeleteQuestion_DeleteDocument, variables: { id } },
  ...outcome,
});
const opener = (question: string) => screen.findByRole("button", { name: `Delete this question “${question}”` });

describe("deleting a question", () => {
  it("asks once, and the focus comes back when the question is kept", async () => {
    const { user } = await open([page([consultation("a", "SELF_CARE")])]);
    await user.click(await opener("Question a"));
    const dialog = await screen.findByRole("dialog", { name: "Delete this question?" });
    expect(within(dialog).getByText(/deleted for good, with the entry in your medical history/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await waitFor(async () => expect(await opener("Question a")).toHaveFocus());
    expect(screen.getByText("Question a")).toBeInTheDocument();
  });

  it("takes the question away, says so, and the focus stands where it was", async () => {
    const list = [consultation("a", "SELF_CARE"), consultation("b", "SELF_CARE", { timestamp: ago(60) })];
    const { user } = await open([page(list), deleting("a", { result: { data: { deleteConsultation: "a" } } })]);
    await user.click(await opener("Question a"));
    await user.click(await screen.findByRole("button", { name: /^Delete question/ }));
    await waitFor(() => expect(screen.queryByText("Question a")).not.toBeInTheDocument());
    expect(screen.getByText("Your question is deleted.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("region", { name: "Your questions and answers" })).toHaveFocus());
    expect(screen.getByText("Question b")).toBeInTheDocument();
  });

  it("says that a pharmacist has it, or that it leaves the list", async () => {
    const list = [
      consultation("a", "PHARMACIST", { escalation: escalation("CLAIMED") }),
      consultation("b", "PHARMACIST", { escalation: escalation("SENT"), timestamp: ago(60) }),
    ];
    const { user } = await open([page(list)]);
    await user.click(await opener("Question a"));
    expect(await screen.findByText(/^Amara, a pharmacist, is looking after it\./)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(await opener("Question b"));
    expect(await screen.findByText(/^It also leaves the pharmacist’s list/)).toBeInTheDocument();
  });

  it("keeps the dialog open when it failed", async () => {
    const failed = deleting("a", {
      result: { errors: [new GraphQLError("No", { extensions: { code: "INTERNAL_SERVER_ERROR" } })] },
    });
    const { user } = await open([page([consultation("a", "SELF_CARE")]), failed]);
    await user.click(await opener("Question a"));
    await user.click(await screen.findByRole("button", { name: /^Delete question/ }));
    expect(await screen.findByText("The question could not be deleted. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("dialog", { name: "Delete this question?" })).toBeInTheDocument();
  });

  it("follows a deletion in another window", async () => {
    const list = [consultation("a", "SELF_CARE"), consultation("b", "SELF_CARE", { timestamp: ago(60) })];
    const { hear } = await open([page(list)]);
    await screen.findByText("Question a");
    await hear([list[1] as (typeof list)[number]], true);
    expect(screen.queryByText("Question a")).not.toBeInTheDocument();
    expect(screen.getByText("Question b")).toBeInTheDocument();
  });
});
