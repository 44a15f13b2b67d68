import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { LANGUAGES, type Language, localeOf } from "../lib/language";
import { PRODUCT_NAME } from "../lib/product";
import { tabTitle } from "../ui/PageTitle";
import { createCache } from "./apollo";
import { changeLanguage, startTranslations } from "./i18n";
import { resolver } from "./resolver";
import { routes } from "./routes";
import { SessionProvider } from "./session";
import { SessionStore } from "./session-store";
import { theme } from "./theme";

/** What the build draws: the page's file below `site/`, the catalogue area, and where title and description stand in it. */
const PAGES = [
  { path: "/", module: "landing/LandingPage", area: "site", title: "landing.headline", text: "landing" },
  { path: "/login", module: "login/LoginPage", area: "site", title: "login.title", text: "login" },
  { path: "/register", module: "register/RegisterPage", area: "site", title: "register.title", text: "register" },
  { path: "/contact", module: "contact/ContactPage", area: "pages", title: "contact.title", text: "contact" },
  { path: "/company", module: "pages/StaticPage", area: "pages", title: "company.title", text: "company" },
  { path: "/about", module: "pages/StaticPage", area: "pages", title: "about.title", text: "about" },
  { path: "/legal", module: "pages/StaticPage", area: "pages", title: "legal.title", text: "legal" },
  { path: "/privacy", module: "pages/StaticPage", area: "pages", title: "privacy.title", text: "privacy" },
  { path: "/terms", module: "pages/StaticPage", area: "pages", title: "terms.title", text: "terms" },
] as const;

/** A page as it is before any script runs. */
export interface DrawnPage {
  /** File name without ending: the address without its slash, `index` for the start page. */
  name: string;
  language: Language;
  /** The tag for the `lang` of the document. */
  locale: string;
  title: string;
  description: string;
  /** What goes into #root. */
  html: string;
  /** Sources, as the build's manifest names them, whose files the page needs next. */
  sources: string[];
}

/** An API that knows one thing: nobody is signed in. Every other question stays open, and the page shows that it waits. */
const noApi = new ApolloLink(({ operationName }) =>
  operationName === "Session"
    ? Observable.of({
        data: {
          me: null,
          publicConfiguration: { __typename: "PublicConfiguration", productName: PRODUCT_NAME, demoMode: false },
        },
      })
    : new Observable(() => undefined),
);

/** The document as a visitor finds it: `path` in the present language. */
async function draw(path: string): Promise<string> {
  const client = new ApolloClient({ cache: createCache(), link: noApi, dataMasking: true });
  const session = new SessionStore(client, {
    restartSocket: () => undefined,
    channel: { postMessage: () => undefined, onmessage: null },
  });
  await session.refresh();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  const html = renderToString(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
      <ApolloProvider client={client}>
        <SessionProvider store={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ApolloProvider>
    </MantineProvider>,
  );
  router.dispose();
  // A form that no script listens to yet must not take what somebody types: it would be lost.
  return html.replaceAll("<form ", "<form inert ");
}

/** Every public page in every language; called by the build. */
export async function drawPages(): Promise<DrawnPage[]> {
  await startTranslations();
  const drawn: DrawnPage[] = [];
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    for (const { path, module, area, title, text } of PAGES) {
      const html = await draw(path);
      drawn.push({
        name: path.slice(1) || "index",
        language,
        locale: localeOf(language),
        title: tabTitle(i18next.t(`${area}:${title}` as "site:login.title"), PRODUCT_NAME),
        description: i18next.t(`${area}:${text}.description` as "site:login.description"),
        html,
        sources: [
          "src/site/SiteLayout.tsx",
          `src/site/${module}.tsx`,
          ...["site", ...(area === "site" ? [] : [area])].map((name) => `src/locales/${language}/${name}.json`),
          ...(language === "en" ? [] : [`src/locales/${language}/common.json`]),
        ],
      });
    }
  }
  return drawn;
}
