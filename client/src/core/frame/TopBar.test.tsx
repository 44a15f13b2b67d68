import { Notifications } from "@mantine/notifications";
import { screen, waitFor, within } from "@testing-library/react";
import { patient, renderRoutes, sessionMock } from "../../../test/render";
import { UseChooseLanguage_SetLanguageDocument } from "../../gql/graphql";
import { useAccountLanguage } from "../../shell/useAccountLanguage";
import { AreaText } from "../AreaText";
import { changeLanguage } from "../i18n";
import { Footer } from "./Footer";
import { TopBar } from "./TopBar";

function Page() {
  useAccountLanguage();
  return (
    <>
      <TopBar />
      <AreaText area="advertiser">
        <TopBar />
      </AreaText>
      <Footer />
      <Notifications />
    </>
  );
}

const open = (options: Parameters<typeof renderRoutes>[1] = {}) =>
  renderRoutes([{ path: "*", element: <Page /> }], options);

const header = () => within(screen.getAllByRole("banner")[0] as HTMLElement);
const menu = () => header().getAllByRole("button", { expanded: false })[0] as HTMLElement;
const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = "language=; Max-Age=0; Path=/";
};

afterEach(async () => {
  await changeLanguage("en");
  forgetCookie();
});

describe("the languages", () => {
  it("change everything without a reload, and the device remembers", async () => {
    const { user } = await open();
    await user.click(menu());
    const french = header().getAllByRole("button", { name: "Français" })[0] as HTMLElement;
    expect(french).toHaveAttribute("lang", "fr");
    await user.click(french);
    expect(await header().findByRole("link", { name: "Inscription" })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe("fr");
    expect(document.cookie).toContain("language=fr");
    expect(screen.getByText(/ne remplace pas un avis médical/)).toBeInTheDocument();
    expect(menu()).toHaveFocus();
  });

  it("close with Escape and when the focus leaves", async () => {
    const { user } = await open();
    await user.click(menu());
    await user.keyboard("{Escape}");
    expect(header().queryByRole("button", { expanded: true })).not.toBeInTheDocument();
    await user.click(menu());
    await user.click(screen.getByText(/is not a substitute/));
    expect(header().queryByRole("button", { expanded: true })).not.toBeInTheDocument();
  });

  it("leave an area in English that is written in English, and say so", async () => {
    await changeLanguage("de");
    const { container } = await open();
    const english = container.querySelector('[lang="en-GB"][style]') as HTMLElement;
    expect(within(english).getByRole("link", { name: "Register" })).toBeInTheDocument();
    expect(header().getByRole("link", { name: "Registrieren" })).toBeInTheDocument();
  });

  it("follow the account, and change it", async () => {
    const set = {
      request: { query: UseChooseLanguage_SetLanguageDocument, variables: { language: "es" as const } },
      result: { data: { setLanguage: { __typename: "Viewer" as const, id: patient.id, language: "es" as const } } },
    };
    const { user, session } = await open({
      viewer: { ...patient, language: "de" },
      mocks: [set, sessionMock({ ...patient, language: "es" })],
    });
    expect((await header().findAllByRole("button", { name: "Abmelden" }))[0]).toBeInTheDocument();
    await user.click(within(screen.getByRole("contentinfo")).getByRole("button", { name: "Español" }));
    expect((await header().findAllByRole("button", { name: "Cerrar sesión" }))[0]).toBeInTheDocument();
    await waitFor(() => expect(session.read().viewer?.language).toBe("es"));
  });
});

describe("a choice that does not reach the account", () => {
  it("stays on this device, and the page says so in the new language", async () => {
    const lost = {
      request: { query: UseChooseLanguage_SetLanguageDocument, variables: { language: "fr" as const } },
      error: new Error("Failed to fetch"),
    };
    const { user } = await open({ viewer: patient, mocks: [lost] });
    await user.click(within(screen.getByRole("contentinfo")).getByRole("button", { name: "Français" }));
    expect(await screen.findByText(/Les pages ont changé de langue, mais pas votre compte/)).toBeInTheDocument();
    expect((await header().findAllByRole("button", { name: "Déconnexion" }))[0]).toBeInTheDocument();
  });
});

describe("the foot", () => {
  it("leads to every page of the company, and to nothing that does not exist", async () => {
    await open();
    const links = within(screen.getByRole("navigation", { name: "About this service" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/company",
      "/about",
      "/safety",
      "/contact",
      "/advertiser/register",
      "/developers",
      "/legal",
      "/privacy",
      "/terms",
      "/privacy#cookies",
    ]);
  });
});
