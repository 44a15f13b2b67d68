import { screen, waitFor, within } from "@testing-library/react";
import { patient, renderRoutes } from "../../test/render";
import { AccountPageDocument } from "../gql/graphql";
import { AccountPage } from "./AccountPage";
import { account, advertsAnswer, checksAnswer, lost, openAccount, pageMock } from "./account.test-support";

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

const ALL = [
  "Your details",
  "Password",
  "Language and colours",
  "Signed-in devices",
  "Your agreements",
  "Who looked at my data",
  "Hidden questions",
  "Adverts and you",
  "Your Health Checks",
  "Download my data",
  "Erase my account",
];

describe("AccountPage", () => {
  it("has every part for a patient, and a link to each", async () => {
    await openAccount(account);
    expect(titles()).toEqual(ALL);
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(ALL);
    for (const link of links) {
      const anchor = link.getAttribute("href")?.split("#")[1] ?? "";
      expect(document.getElementById(anchor)).toHaveAccessibleName(link.textContent ?? "");
    }
  });

  it("leads the focus to the part whose link is pressed", async () => {
    const { user } = await openAccount(account);
    await user.click(screen.getByRole("link", { name: "Signed-in devices" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Signed-in devices" })).toHaveFocus());
  });

  it.each(["ADVERTISER", "ADMIN"] as const)("asks nothing about health of a person with role %s", async (role) => {
    await openAccount({ ...account, role });
    expect(titles()).toEqual(
      ALL.filter((title) => !/agreements|Who looked|Hidden|Adverts and|Health Checks/.test(title)),
    );
  });

  it("says that it cannot be shown, and tries again", async () => {
    const { user } = await renderRoutes([{ path: "/account", element: <AccountPage /> }], {
      at: "/account",
      viewer: patient,
      mocks: [lost(AccountPageDocument, { isPatient: true }), pageMock(account), advertsAnswer(), checksAnswer()],
    });
    expect(await screen.findByText("Your account cannot be shown right now.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Your details" })).toBeInTheDocument();
  });
});
