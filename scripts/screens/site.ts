import type { Shot } from "./shot";

/** The public pages. */
export const SITE_SCREENS: readonly Shot[] = [
  { name: "landing", path: "/", ready: /Your 24\/7 AI Health Assistant/ },
  { name: "login", path: "/login", ready: "Login" },
  { name: "register", path: "/register", ready: "Create your account" },
  { name: "register-plan", path: "/register?plan=GOLD", ready: /is a plan for companies/ },
  { name: "forgot-password", path: "/forgot-password", ready: "Forgot your password?" },
  {
    name: "forgot-password-sent",
    path: "/forgot-password",
    ready: "Forgot your password?",
    act: async (page) => {
      await page.getByLabel("Email", { exact: true }).fill("priya.raman@example.test");
      await page.keyboard.press("Enter");
      await page.getByText("Check your email").waitFor();
    },
  },
  { name: "reset-password", path: "/reset-password", ready: "Invalid or missing reset token." },
  { name: "confirm-email", path: "/confirm-email", ready: "Confirm your email" },
  { name: "company", path: "/company", ready: "What we do" },
  { name: "about", path: "/about", ready: "How an answer is made" },
  { name: "safety", path: "/safety", ready: "By language" },
  { name: "german-safety", path: "/safety", locale: "de-DE", ready: "Nach Sprache" },
  { name: "contact", path: "/contact", ready: "Your message" },
  {
    name: "contact-problem",
    path: "/contact",
    ready: "Your message",
    act: (page) => page.getByRole("button", { name: "Send message" }).click(),
  },
  { name: "legal", path: "/legal", ready: "Not a diagnosis" },
  { name: "privacy", path: "/privacy", ready: "The short version" },
  { name: "terms", path: "/terms", ready: "What you get" },
  { name: "german-landing", path: "/", locale: "de-DE", ready: /rund um die Uhr/ },
  { name: "german-login", path: "/login", locale: "de-DE", ready: "Angemeldet bleiben" },
  { name: "german-register", path: "/register", locale: "de-DE", ready: "Legen Sie Ihr Konto an" },
  { name: "german-forgot-password", path: "/forgot-password", locale: "de-DE", ready: "Passwort vergessen?" },
  { name: "german-contact", path: "/contact", locale: "de-DE", ready: "Ihre Nachricht" },
  { name: "german-privacy", path: "/privacy", locale: "de-DE", ready: "Das Wichtigste in Kürze" },
  { name: "not-found", path: "/nowhere", ready: "Page Not Found" },
];
