import { screen, waitFor } from "@testing-library/react";
import { UsersPageDocument } from "../../gql/graphql";
import { accountMock, found, open, PATIENT, refused, searchMock } from "./users.test-support";

const box = () => screen.getByLabelText("E-mail address");

describe("finding people", () => {
  it("begins at the box, keeps what is typed out of the address, and has it again on the way back", async () => {
    const { user, router } = await open([
      searchMock("ada@", [
        found("u1", "Ada Example"),
        found("u2", "Ann Other", { role: "ADVERTISER", companyName: "Quay Ltd", suspendedAt: "2026-11-20T10:00:00Z" }),
        found("u3", "Una New", { emailVerifiedAt: null }),
      ]),
      accountMock(PATIENT),
      searchMock("ada@", [found("u1", "Ada Example")]),
    ]);
    expect(box()).toHaveFocus();
    expect(screen.getByText(/^Enter an address to find a person/)).toBeInTheDocument();
    await user.keyboard("ada@{Enter}");
    const [, first, second, third] = await screen.findAllByRole("row");
    expect(first).toHaveTextContent("Ada Exampleu1@example.testPatient1 March 2026Active");
    expect(second).toHaveTextContent("AdvertiserQuay Ltd1 March 2026Suspended");
    expect(third).toHaveTextContent("Address not confirmed");
    expect(screen.getByText("3 people")).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe("/admin/users");
    await user.click(screen.getByRole("link", { name: "Ada Example" }));
    await screen.findByRole("heading", { level: 1, name: "Ada Example" });
    await user.click(screen.getByRole("link", { name: "Users" }));
    expect(await screen.findByText("1 person")).toBeInTheDocument();
    expect(box()).toHaveValue("ada@");
  });

  it("says on the box what cannot be searched for, that nobody was found, and that it failed", async () => {
    const { user } = await open([
      {
        request: { query: UsersPageDocument, variables: { email: "ab" } },
        result: refused("BAD_USER_INPUT", "Please type at least 4 characters of the email address.", "email"),
      },
      { request: { query: UsersPageDocument, variables: { email: "abcd" } }, error: new Error("gone") },
      searchMock("abcd", []),
    ]);
    await user.keyboard("ab{Enter}");
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/at least 4 characters/));
    await user.keyboard("cd{Enter}");
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText(/^No patient or advertiser has an address/)).toBeInTheDocument();
  });

  it("takes the next search while one is still under way", async () => {
    const { user } = await open([
      { ...searchMock("slow", [found("u1", "Slow")]), delay: 60_000 },
      searchMock("slower", [found("u2", "Quick")]),
    ]);
    await user.keyboard("slow{Enter}er{Enter}");
    expect(await screen.findByRole("link", { name: "Quick" })).toBeInTheDocument();
  });

  it("shows more", async () => {
    const { user } = await open([
      searchMock("many", [found("u1", "First")], {}, "next"),
      searchMock("many", [found("u2", "Second")], { after: "next" }),
    ]);
    await user.keyboard("many{Enter}");
    await user.click(await screen.findByRole("button", { name: /^Show more/ }));
    expect(await screen.findByRole("link", { name: "Second" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "First" })).toBeInTheDocument();
  });
});
