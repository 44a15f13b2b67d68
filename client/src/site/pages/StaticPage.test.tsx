import { screen } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { changeLanguage } from "../../core/i18n";
import { inline } from "./inline";
import { staticPages } from "./StaticPage";

const routes = [
  ...Object.entries(staticPages).map(([path, Page]) => ({ path: `/${path}`, element: <Page /> })),
  { path: "*", element: <p>elsewhere</p> },
];

afterEach(() => changeLanguage("en"));

describe("the pages of the company", () => {
  it.each([
    ["/company", "Company", "Create your account", "/register"],
    ["/about", "About", "Create your account", "/register"],
    ["/legal", "Legal", "Contact us", "/contact"],
    ["/privacy", "Privacy", "Contact us", "/contact"],
    ["/terms", "Terms", "Contact us", "/contact"],
  ])("%s says who it is and leads on", async (at, title, words, href) => {
    await renderRoutes(routes, { at });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} – AI Health Assistant`);
    expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", href);
    expect(screen.getByRole("link", { name: "Close, to the start page" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("heading", { name: "About this demonstration" })).toBeInTheDocument();
  });

  it("closes with Escape", async () => {
    const { user, router } = await renderRoutes(routes, { at: "/terms" });
    await user.keyboard("{Escape}");
    expect(router.state.location.pathname).toBe("/");
  });

  it("has the cookies where the footer says they are", async () => {
    await renderRoutes(routes, { at: "/privacy" });
    expect(screen.getByRole("heading", { name: "Cookies" })).toHaveAttribute("id", "cookies");
    expect(screen.getByRole("link", { name: "Cookies" })).toHaveAttribute("href", "#cookies");
    expect(screen.getByText(/“health_session” keeps you signed in/)).toBeInTheDocument();
  });

  it("speaks the language of the interface, dates too", async () => {
    await changeLanguage("fr");
    await renderRoutes(routes, { at: "/legal" });
    expect(screen.getByRole("heading", { name: "Pas un diagnostic" })).toBeInTheDocument();
    expect(screen.getByText("Dernière modification le 22 novembre 2026")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "999" })[0]).toHaveAttribute("href", "tel:999");
  });
});

it("leaves a sentence without links as it is", () =>
  expect(inline("No (links) [here].")).toEqual(["No (links) [here]."]));
