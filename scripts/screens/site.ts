import type { Shot } from "./shot";

/** The public pages. */
export const SITE_SCREENS: readonly Shot[] = [
  { name: "landing", path: "/", ready: /Your 24\/7 AI Health Assistant/ },
  { name: "login", path: "/login", ready: "Remember me" },
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
  { name: "stop-mail", path: "/stop-mail", inAllLanguages: true, ready: "Stop a mail" },
  { name: "company", path: "/company", ready: "What we do" },
  { name: "about", path: "/about", ready: "How an answer is made" },
  { name: "safety", path: "/safety", ready: "By language" },
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
  { name: "not-found", path: "/nowhere", ready: "Page Not Found" },
];
