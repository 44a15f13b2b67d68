import { AccountPage_MoreDisclosuresDocument } from "../../gql/graphql";
import { account, answer, disclosure, openAccount, page, part } from "../account.test-support";

const section = () => part("Who looked at my data");

describe("who looked at my data", () => {
  it("says that nobody did", async () => {
    await openAccount(account);
    expect(section().getByText("Nobody has looked at your data.")).toBeInTheDocument();
  });

  it("says who, when, at what and why, and loads more", async () => {
    const { user } = await openAccount(
      { ...account, disclosures: page("Disclosure", [disclosure("1")], true) },
      answer(
        AccountPage_MoreDisclosuresDocument,
        { after: "cursor" },
        { me: { __typename: "Viewer", id: account.id, disclosures: page("Disclosure", [disclosure("2")]) } },
      ),
    );
    expect(section().getByRole("listitem")).toHaveTextContent(
      /4 March 2026, 10:00 AM.*Your question.*Amara, Pharmacist.*Reason: Answering question 1/,
    );
    await user.click(section().getByRole("button", { name: /^Load more/ }));
    expect(await section().findByText("Reason: Answering question 2")).toBeInTheDocument();
    expect(section().getAllByRole("listitem")).toHaveLength(2);
  });
});
