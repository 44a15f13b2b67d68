import { screen, within } from "@testing-library/react";
import { AccountPage_MoreAgreementsDocument, Agreements_SetConsentDocument } from "../../gql/graphql";
import { account, answer, consent, entry, lost, openAccount, page, part } from "../account.test-support";

const section = () => part("Your agreements");
const agreement = (title: string) =>
  within(section().getByRole("heading", { level: 4, name: title }).closest("li") as HTMLElement);
const DATA = "Use of my health data to answer me";
const ADVERTS = "Adverts chosen with my health data";

describe("agreements", () => {
  it("says where each purpose stands; two are off until the person agrees", async () => {
    await openAccount(account);
    expect(agreement(DATA).getByText("You agreed on 1 March 2026")).toBeInTheDocument();
    for (const title of [ADVERTS, "Improving the assistant"]) {
      expect(agreement(title).getByText("Off. You never agreed to this.")).toBeInTheDocument();
    }
  });

  it("asks once, with what it means, before an agreement is withdrawn", async () => {
    const after = {
      ...account,
      consents: [consent("DATA_USE", false, "2026-03-05T10:00:00Z"), ...account.consents.slice(1)],
      consentHistory: page("ConsentEntry", [entry("3", "DATA_USE", false), ...account.consentHistory.nodes]),
    };
    const variables = { purpose: "DATA_USE", granted: false };
    const { user } = await openAccount(
      account,
      lost(Agreements_SetConsentDocument, variables),
      answer(Agreements_SetConsentDocument, variables, { setConsent: after }),
    );
    await user.click(agreement(DATA).getByRole("button", { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this agreement?" }));
    expect(dialog.getByText(/you cannot ask new questions/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /^Withdraw/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/Check your connection/);
    await user.click(dialog.getByRole("button", { name: /^Withdraw/ }));
    expect(await agreement(DATA).findByText(`Saved. You withdrew: ${DATA}`)).toBeInTheDocument();
    expect(agreement(DATA).getByText("You withdrew on 5 March 2026")).toBeInTheDocument();
    expect(section().getAllByText("You withdrew")).toHaveLength(1);
  });

  it("keeps the agreement when the answer is no", async () => {
    const { user } = await openAccount(account);
    await user.click(agreement(DATA).getByRole("button", { name: /^Withdraw/ }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Keep it" }));
    expect(agreement(DATA).getByText("You agreed on 1 March 2026")).toBeInTheDocument();
  });

  it("agrees without a question", async () => {
    const after = {
      ...account,
      consents: account.consents.map((one) =>
        one.purpose === "PERSONALISED_SPONSORSHIP" ? consent(one.purpose, true, "2026-03-05T10:00:00Z") : one,
      ),
    };
    const { user } = await openAccount(
      account,
      answer(
        Agreements_SetConsentDocument,
        { purpose: "PERSONALISED_SPONSORSHIP", granted: true },
        { setConsent: after },
      ),
    );
    await user.click(agreement(ADVERTS).getByRole("button", { name: /^Agree/ }));
    expect(await agreement(ADVERTS).findByText("You agreed on 5 March 2026")).toBeInTheDocument();
  });

  it("says on the purpose that agreeing failed", async () => {
    const { user } = await openAccount(
      account,
      lost(Agreements_SetConsentDocument, { purpose: "PERSONALISED_SPONSORSHIP", granted: true }),
    );
    await user.click(agreement(ADVERTS).getByRole("button", { name: /^Agree/ }));
    expect(await agreement(ADVERTS).findByRole("alert")).toHaveTextContent(/Check your connection/);
  });
});

describe("the ledger", () => {
  it("has the words of the version that was agreed to", async () => {
    const { user } = await openAccount(account);
    const words = section().getByText(`The words of ${DATA}, 2025-01.`);
    expect(words).not.toBeVisible();
    const [, summaryOfOldest] = section().getAllByText("Show the words");
    await user.click(summaryOfOldest as HTMLElement);
    expect(words).toBeVisible();
    expect(section().getByText("Version 2025-01")).toBeInTheDocument();
  });

  it("loads more, and says when that failed", async () => {
    const first = { ...account, consentHistory: page("ConsentEntry", [entry("2", "DATA_USE", false)], true) };
    const rest = page("ConsentEntry", [entry("1", "DATA_USE", true)]);
    const variables = { after: "cursor" };
    const { user } = await openAccount(
      first,
      lost(AccountPage_MoreAgreementsDocument, variables),
      answer(AccountPage_MoreAgreementsDocument, variables, {
        me: { __typename: "Viewer", id: account.id, consentHistory: rest },
      }),
    );
    await user.click(section().getByRole("button", { name: /^Load more/ }));
    expect(await section().findByRole("alert")).toHaveTextContent("More cannot be shown right now.");
    await user.click(section().getByRole("button", { name: /^Load more/ }));
    expect(await section().findByText("You agreed")).toBeInTheDocument();
    expect(section().getByText("You withdrew")).toBeInTheDocument();
    expect(section().queryByRole("button", { name: /^Load more/ })).not.toBeInTheDocument();
  });

  it("says that nothing was decided yet", async () => {
    await openAccount({ ...account, consentHistory: page("ConsentEntry", []) });
    expect(section().getByText("You have not decided anything yet.")).toBeInTheDocument();
  });
});
