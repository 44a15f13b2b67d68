import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import i18next from "i18next";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createCache } from "../core/apollo";
import { type AreaName, changeLanguage, startTranslations, textSources } from "../core/i18n";
import { resolver } from "../core/resolver";
import { SessionProvider } from "../core/session";
import { SessionStore } from "../core/session-store";
import { theme } from "../core/theme";
import { LANGUAGES, type Language, localeOf } from "../lib/language";
import { PRODUCT_NAME } from "../lib/product";
import { tabTitle } from "../ui/PageTitle";
import { routes } from "./routes";

/** A page that the build draws. */
interface Page {
  path: string;
  /** Its file below `site/`. */
  module: string;
  area: "site" | "pages";
  /** Key of the title in the area's catalogue. */
  title: string;
  /** What its description stands under there. */
  text: string;
  /** Only the head is drawn. */
  isForm?: boolean;
}

const PAGES: readonly Page[] = [
  { path: "/", module: "landing/LandingPage", area: "site", title: "landing.headline", text: "landing" },
  // Pages that are a form: drawn fields would take what is typed into them, or filled in by the browser, and lose it.
  { path: "/login", module: "login/LoginPage", area: "site", title: "login.title", text: "login", isForm: true },
  {
    path: "/register",
    module: "register/RegisterPage",
    area: "site",
    title: "register.title",
    text: "register",
    isForm: true,
  },
  { path: "/contact", module: "contact/ContactPage", area: "pages", title: "contact.title", text: "contact" },
  { path: "/company", module: "pages/StaticPage", area: "pages", title: "company.title", text: "company" },
  { path: "/about", module: "pages/StaticPage", area: "pages", title: "about.title", text: "about" },
  { path: "/safety", module: "safety/SafetyPage", area: "pages", title: "safety.title", text: "safety" },
  { path: "/legal", module: "pages/StaticPage", area: "pages", title: "legal.title", text: "legal" },
  { path: "/privacy", module: "pages/StaticPage", area: "pages", title: "privacy.title", text: "privacy" },
  { path: "/terms", module: "pages/StaticPage", area: "pages", title: "terms.title", text: "terms" },
];

/** Pages of patients who are signed in. Nothing of them is drawn, but their files are asked for at once. */
const OWN_PAGES: readonly { name: string; module: string; area: AreaName }[] = [
  { name: "dashboard", module: "patient/dashboard/DashboardPage", area: "dashboard" },
  { name: "consultation", module: "patient/consultation/ConsultationPage", area: "consultation" },
  { name: "profile", module: "patient/profile/ProfilePage", area: "profile" },
  { name: "family", module: "patient/family/FamilyPage", area: "family" },
  { name: "history", module: "patient/history/HistoryPage", area: "history" },
  { name: "account", module: "account/AccountPage", area: "account" },
];

/** A page of which only the files are known. */
export interface OwnPage {
  /** The address without its slash. */
  name: string;
  language: Language;
  /** Sources, as the build's manifest names them, whose files the page needs next. */
  sources: string[];
}

/** The pages of people who are signed in, in every language; called by the build. */
export function ownPages(): OwnPage[] {
  return LANGUAGES.flatMap((language) =>
    OWN_PAGES.map(({ name, module, area }) => ({
      name,
      language,
      sources: [
        "src/patient/PatientLayout.tsx",
        `src/${module}.tsx`,
        ...new Set([...textSources("patient", language), ...textSources(area, language)]),
        ...(language === "en" ? [] : textSources("common", language)),
      ],
    })),
  );
}

/** A page as it is before any script runs. */
export interface DrawnPage {
  /** File name without ending: the address without its slash, `index` for the start page. */
  name: string;
  language: Language;
  /** The tag for the `lang` of the document. */
  locale: string;
  title: string;
  description: string;
  /** What goes into #root; empty for a page that is a form. */
  html: string;
  /** Sources, as the build's manifest names them, whose files the page needs next. */
  sources: string[];
}

/** The page as a visitor finds it, in the present language. No question is asked of an API: the page shows that it waits. */
async function draw(path: string): Promise<string> {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
  const session = new SessionStore(client, {
    restartSocket: () => undefined,
    channel: { postMessage: () => undefined, onmessage: null },
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  // The same tree as in main.tsx, or the browser would have to draw the page anew.
  const html = renderToString(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto">
        <ApolloProvider client={client}>
          <SessionProvider store={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </ApolloProvider>
      </MantineProvider>
    </StrictMode>,
  );
  router.dispose();
  return html;
}

/** Every public page in every language; called by the build. */
export async function drawPages(): Promise<DrawnPage[]> {
  await startTranslations();
  const drawn: DrawnPage[] = [];
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    for (const { path, module, area, title, text, isForm } of PAGES) {
      const html = isForm ? "" : await draw(path);
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
          ...new Set([...textSources("site", language), ...textSources(area, language)]),
          ...(language === "en" ? [] : textSources("common", language)),
        ],
      });
    }
  }
  return drawn;
}
