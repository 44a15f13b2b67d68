import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { MisreadingForm_ReportDocument, MisreadingsDocument } from "../../gql/graphql";
import { list, open, opening, question } from "./PharmacistQueuePage.test-support";

const FACT = { __typename: "UnderstoodFact", days: null };

const claimed = () => {
  const asked = question("a", "CLAIMED");
  const understood = [
    { ...FACT, fact: "back.pain", label: "Back pain", words: "my back", standing: "PRESENT" },
    { ...FACT, fact: "fever.present", label: "Fever", words: null, standing: "DENIED" },
  ];
  return { ...asked, advice: { ...asked.advice, understood: understood as never } };
};
const input = { kind: "FACT", subject: "back.pain", label: "urgent", note: "It is the shoulder." };
const reporting = (outcome: object) => ({
  request: { query: MisreadingForm_ReportDocument, variables: { id: "a", input } },
  result: outcome,
});

it("says what is missing on the right field, keeps what was typed after a refusal, and reports", async () => {
  const refusal = new GraphQLError("This has already been reported for this case.", {
    extensions: { code: "CONFLICT" },
  });
  const { user } = await open(
    [
      list([claimed()]),
      opening(claimed()),
      reporting({ errors: [refusal] }),
      reporting({ data: { reportMisreading: { __typename: "Misreading", id: "m" } } }),
    ],
    "/?question=a",
  );
  await user.click(await screen.findByText("The assistant was wrong here"));
  const send = screen.getByRole("button", { name: /^Report/ });
  await user.click(send);
  const what = screen.getByLabelText("What was wrong?");
  expect(what).toHaveAccessibleDescription(/Please choose what was wrong/);
  expect(within(what).queryByRole("option", { name: "Misunderstood: Fever" })).not.toBeInTheDocument();
  await user.selectOptions(what, "Misunderstood: Back pain");
  await user.selectOptions(screen.getByLabelText("How urgent was it really?"), "Urgent: needs to be seen today");
  const note = screen.getByLabelText(/^What should it have seen/);
  await user.type(note, "It is the shoulder.");
  await user.click(send);
  expect(await screen.findByText("This has already been reported for this case.")).toBeInTheDocument();
  expect(note).toHaveValue("It is the shoulder.");
  await user.click(send);
  expect(await screen.findByText("Thank you. It is in the list under Feedback.")).toBeInTheDocument();
  expect(note).toHaveValue("");
});

it("what was reported stands under Feedback, page by page", async () => {
  const page = (name: string, after?: string) => ({
    request: { query: MisreadingsDocument, variables: after ? { after } : {} },
    result: {
      data: {
        misreadings: {
          __typename: "MisreadingConnection",
          totalCount: 2,
          nodes: [
            {
              ...{ __typename: "Misreading", id: name, kind: "FACT", name, label: "urgent", note: "See above." },
              ...{ assistantVersion: "3.1.0", reportedBy: "Amara", reportedAt: "2026-11-20T10:00:00Z" },
            },
          ],
          pageInfo: { __typename: "PageInfo", endCursor: "one", hasNextPage: !after },
        },
      },
    },
  });
  const { user } = await open([list([], "FEEDBACK"), page("Back pain"), page("Headache", "one")], "/?filter=feedback");
  const table = within(await screen.findByRole("region", { name: "What the assistant got wrong" }));
  expect(
    await table.findByRole("row", { name: /Misunderstood: Back pain .*Amara Urgent.* See above\. 3\.1\.0/ }),
  ).toBeInTheDocument();
  await user.click(table.getByRole("button", { name: /^Show more reports/ }));
  expect(await table.findByText(/Headache/)).toBeInTheDocument();
});
