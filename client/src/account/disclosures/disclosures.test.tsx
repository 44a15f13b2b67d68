import { readFileSync } from "node:fs";
import path from "node:path";
import type { TFunction } from "i18next";
import { AccountPage_MoreDisclosuresDocument } from "../../gql/graphql";
import { account, answer, disclosure, openAccount, page, part } from "../account.test-support";
import { disclosureWords } from "./words";

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

describe("the words of a disclosure", () => {
  const rules = ["care/consultations/consultation.rules.ts", "people/users/user-account.rules.ts"]
    .map((file) => readFileSync(path.join(__dirname, "../../../../server/src", file), "utf8"))
    .join("\n");
  const looks = [...rules.matchAll(/(?:_LOOK|_LOOK_WORDS\b[^=]*) = \{(.*?)\}/gs)].flatMap(([, look = ""]) =>
    [...look.matchAll(/: "([^"]+)"/g)].map(([, words = ""]) => words),
  );
  const t = ((key: string) => key) as TFunction<"account">;

  it.each(looks)("has '%s' in every language", (words) => {
    expect(disclosureWords(t, words)).toMatch(/^disclosures\.words\./);
  });

  it("is asked for all of them, and leaves others as they are", () => {
    expect(looks).toHaveLength(14);
    expect(disclosureWords(t, "A word of later")).toBe("A word of later");
  });
});
