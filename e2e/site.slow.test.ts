import type { Browser, Page } from "playwright-core";
import { expectAccessible } from "./accessible";
import { isTakenOver, launchBrowser, type Visit, visit } from "./browser";
import { signIn } from "./people";
import { type Product, startProduct } from "./product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const LOCALES = { en: "en-GB", fr: "fr-FR", es: "es-ES", de: "de-DE" } as const;
type Language = keyof typeof LOCALES;

/** Every public address, and its title in the four languages. */
const ROUTES: Record<string, Record<Language, string>> = {
  "/": {
    en: "Your 24/7 AI Health Assistant",
    fr: "Votre AI Health Assistant 24h/24, 7j/7",
    es: "Su AI Health Assistant las 24 horas",
    de: "Ihr AI Health Assistant, rund um die Uhr",
  },
  "/login": { en: "Login", fr: "Connexion", es: "Iniciar sesión", de: "Anmelden" },
  "/register": {
    en: "Create your account",
    fr: "Créez votre compte",
    es: "Cree su cuenta",
    de: "Legen Sie Ihr Konto an",
  },
  "/forgot-password": {
    en: "Forgot your password?",
    fr: "Mot de passe oublié\u00a0?",
    es: "¿Ha olvidado su contraseña?",
    de: "Passwort vergessen?",
  },
  "/reset-password": {
    en: "Error: Choose a new password",
    fr: "Erreur\u00a0: Choisissez un nouveau mot de passe",
    es: "Error: Elija una contraseña nueva",
    de: "Fehler: Wählen Sie ein neues Passwort",
  },
  "/confirm-email": {
    en: "Error: Confirm your email",
    fr: "Erreur\u00a0: Confirmez votre adresse e-mail",
    es: "Error: Confirme su correo electrónico",
    de: "Fehler: Bestätigen Sie Ihre E-Mail-Adresse",
  },
  "/stop-mail": {
    en: "Error: Stop a mail",
    fr: "Erreur\u00a0: Arrêter un envoi",
    es: "Error: Detener un correo",
    de: "Fehler: Eine Mail abbestellen",
  },
  "/company": { en: "Company", fr: "L’entreprise", es: "Empresa", de: "Unternehmen" },
  "/about": { en: "About", fr: "À propos", es: "Acerca de", de: "Über uns" },
  "/safety": { en: "How safe it is", fr: "Fiabilité", es: "Fiabilidad", de: "Wie sicher es ist" },
  "/contact": { en: "Contact", fr: "Nous contacter", es: "Contacto", de: "Kontakt" },
  "/legal": { en: "Legal", fr: "Mentions légales", es: "Aviso legal", de: "Rechtliches" },
  "/privacy": { en: "Privacy", fr: "Confidentialité", es: "Privacidad", de: "Datenschutz" },
  "/terms": { en: "Terms", fr: "Conditions d’utilisation", es: "Condiciones de uso", de: "Nutzungsbedingungen" },
  "/nowhere": { en: "Page Not Found", fr: "Page introuvable", es: "Página no encontrada", de: "Seite nicht gefunden" },
};

/** Pages whose words stand in the document before any script runs. */
const DRAWN = ["/", "/company", "/about", "/safety", "/contact", "/legal", "/privacy", "/terms"];
const PUBLIC = [...DRAWN, "/login", "/register"];

const tabTitle = (title: string) => (title.includes("AI Health") ? title : `${title} – AI Health Assistant`);
const headingOf = (title: string) => title.replace(/^(Error|Erreur|Fehler)\s?: /, "");

/** The page has its title and has been taken over by the living client. */
async function isLive(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: headingOf(title), exact: true }).waitFor();
  await page.waitForFunction((wanted) => document.title === wanted, tabTitle(title));
  await isTakenOver(page);
}

/** How each language is looked at. Where it is very narrow, nothing but scrolling sideways is looked for. */
const LOOKS = {
  en: { width: 1280, colorScheme: "light" },
  de: { width: 375, colorScheme: "dark" },
  fr: { width: 320, colorScheme: "light" },
  es: null,
} as const satisfies Record<Language, object | null>;

describe.each(Object.keys(LOCALES) as Language[])("in %s", (language) => {
  const look = LOOKS[language];
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser, product.url, {
      locale: LOCALES[language],
      ...(look && { viewport: { width: look.width, height: 800 }, colorScheme: look.colorScheme }),
    });
  });
  afterAll(() => visitor.context.close());

  it.each(Object.keys(ROUTES))(
    "%s speaks it, without a complaint, accessible and never wider than the screen",
    async (path) => {
      const { page, complaints } = visitor;
      await page.goto(path);
      await isLive(page, ROUTES[path]?.[language] ?? "");
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language === "en" ? "en-GB" : language);
      expect(complaints).toEqual([]);
      if (!look) return;
      await page.waitForLoadState("networkidle");
      const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
      if (look.width === 320) expect([path, await page.evaluate(sideways)]).toEqual([path, 0]);
      else await expectAccessible(page);
    },
  );
});

describe("without scripts", () => {
  it.each(DRAWN)("%s has its headline, title, description and language in the document", async (path) => {
    for (const language of Object.keys(LOCALES) as Language[]) {
      const response = await fetch(product.url + path, { headers: { "accept-language": LOCALES[language] } });
      const html = await response.text();
      const title = ROUTES[path]?.[language] ?? "";
      expect(html).toContain(`<html lang="${language === "en" ? "en-GB" : language}"`);
      expect(html).toContain(`<title>${tabTitle(title)}</title>`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).not.toMatch(/<script(?![^>]*src=)/);
      expect(response.headers.get("vary")).toMatch(/Accept-Language.*Cookie/);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("x-robots-tag")).toBeNull();
    }
  });

  it("answers from the browser's copy while nothing changed", async () => {
    const { context, page } = await visit(browser, product.url);
    const { etag = "" } = (await page.request.get("/privacy")).headers();
    expect(etag).not.toBe("");
    expect((await page.request.get("/privacy", { headers: { "if-none-match": etag } })).status()).toBe(304);
    await context.close();
  });

  it("gives somebody with a session, or with a question in the address, the living page alone", async () => {
    const { context, page } = await visit(browser, product.url);
    await signIn(page, "patient@demo.test");
    for (const address of ["/", "/contact?topic=PRIVACY"]) {
      const html = await (await page.request.get(address)).text();
      expect(html).toContain('<div id="root"></div>');
    }
    await context.close();
  });

  it.each(["/dashboard", "/reset-password", "/account", "/admin/login", "/nowhere"])(
    "%s is not for search engines",
    async (path) => {
      const response = await fetch(product.url + path);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
    },
  );

  it.each(PUBLIC)("%s may be found", async (path) => {
    expect((await fetch(product.url + path)).headers.get("x-robots-tag")).toBeNull();
  });
});

/** Presses Tab until the element with this name has the focus; fails when it never gets it. */
async function tabTo(page: Page, role: "link" | "button" | "textbox" | "combobox" | "checkbox", name: RegExp | string) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard never reaches ${role} ${String(name)}`);
}

/** The variables of the next request that sends this operation. */
async function sent(page: Page, operation: string, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === "POST" && (one.postData() ?? "").includes(operation)),
    act(),
  ]);
  return (request.postDataJSON() as { variables: Record<string, unknown> }).variables;
}

describe("with the keyboard alone", () => {
  it("a visitor comes from the start page to the registration and fills it in", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/");
    await isLive(page, "Your 24/7 AI Health Assistant");
    await tabTo(page, "link", "Create patient account");
    await page.keyboard.press("Enter");
    await isLive(page, "Create your account");
    await tabTo(page, "textbox", "Name");
    await page.keyboard.type("Priya Example");
    await tabTo(page, "textbox", "Email");
    await page.keyboard.type("priya");
    await tabTo(page, "textbox", /^NHS number/);
    await page.keyboard.type("9990000018");
    expect(await page.getByRole("textbox", { name: /^NHS number/ }).inputValue()).toBe("999 000 0018");
    await page.keyboard.press("Enter");
    const summary = page.getByRole("alert", { name: "There is a problem" });
    await summary.getByText("Please enter a valid email address").waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await tabTo(page, "link", "Please enter a valid email address");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "email");
    await context.close();
  });

  it("a visitor writes to us", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/contact");
    await page.getByLabel("Your message").waitFor();
    await tabTo(page, "textbox", "Your name");
    await page.keyboard.type("Priya Example");
    await tabTo(page, "textbox", "Your email");
    await page.keyboard.type("priya@example.test");
    await tabTo(page, "combobox", "Topic");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "textbox", "Your message");
    await page.keyboard.type("I would like to complain about the waiting time.");
    await tabTo(page, "button", "Send message");
    const variables = await sent(page, "sendContactMessage", () => page.keyboard.press("Enter"));
    expect(variables).toEqual({
      input: {
        name: "Priya Example",
        email: "priya@example.test",
        topic: "COMPLAINT",
        message: "I would like to complain about the waiting time.",
      },
    });
    await context.close();
  });

  it("a visitor changes the language, without a reload, and it stays", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/privacy");
    await isLive(page, "Privacy");
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await tabTo(page, "button", "Language: English");
    await page.keyboard.press("Enter");
    await tabTo(page, "button", "Deutsch");
    await page.keyboard.press("Enter");
    await isLive(page, "Datenschutz");
    expect(await page.evaluate(() => "notReloaded" in window)).toBe(true);
    await page.goto("/terms");
    await isLive(page, "Nutzungsbedingungen");
    expect((await context.cookies()).find(({ name }) => name === "language")?.value).toBe("de");
    await context.close();
  });

  it("Escape closes a page of the company, and the footer leads to the cookies", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/about");
    await isLive(page, "About");
    // The drawn page listens to keys a moment after it has been taken over: who pressed too early presses again.
    while (new URL(page.url()).pathname !== "/") {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(100);
    }
    await isLive(page, "Your 24/7 AI Health Assistant");
    await page.getByRole("link", { name: "Cookie Policy" }).click();
    await isLive(page, "Privacy");
    await page.waitForFunction(() => {
      const top = document.getElementById("cookies")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    });
    await context.close();
  });
});

describe("when the network goes", () => {
  it("the page says so, keeps what was typed, and goes on", async () => {
    const { context, page } = await visit(browser, product.url);
    await page.goto("/contact");
    await page.getByLabel("Your message").fill("Half a message");
    await context.setOffline(true);
    await page.getByText(/You are offline/).waitFor();
    expect(await page.getByLabel("Your message").inputValue()).toBe("Half a message");
    await context.setOffline(false);
    await page.getByText(/You are offline/).waitFor({ state: "detached" });
    await page.reload();
    await page.getByLabel("Your message").waitFor();
    expect(await page.getByLabel("Your message").inputValue()).toBe("Half a message");
    await context.close();
  });
});

describe("a portal's own words", () => {
  it("stay in English, and say so, while the header speaks German", async () => {
    const { context, page } = await visit(browser, product.url, { locale: "de-DE" });
    await context.addCookies([{ name: "language", value: "de", url: product.url }]);
    await page.goto("/admin/login");
    await page.getByRole("heading", { name: "Administration" }).waitFor();
    const lang = (element: Element) => element.closest("[lang]")?.getAttribute("lang");
    expect(await page.getByRole("heading", { name: "Administration" }).evaluate(lang)).toBe("en-GB");
    await context.close();
  });
});
