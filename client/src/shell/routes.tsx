import { createBrowserRouter, type RouteObject } from "react-router";
import { CrashedPage, NotFoundPage } from "../core/errors";
import { Notice } from "../core/Notice";
import { Root } from "./Root";
import { frame, type Guard, only, page, visitors } from "./route-parts";

const withNotice: Guard = (page) => (
  <>
    <Notice />
    {page}
  </>
);

/** The portals' addresses come with the first visit to one of them: see portal-routes. */
const ROOT = "root";

/** Every address of the public site and of patients. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: Root,
    ErrorBoundary: CrashedPage,
    HydrateFallback: () => null,
    children: [
      {
        lazy: frame("patient", () => import("../patient/PatientLayout").then((m) => m.PatientLayout), only("CUSTOMER")),
        children: [
          page("dashboard", "dashboard", () =>
            import("../patient/dashboard/DashboardPage").then((m) => m.DashboardPage),
          ),
          page("consultation", "consultation", () =>
            import("../patient/consultation/ConsultationPage").then((m) => m.ConsultationPage),
          ),
          page("consultation/:id/handover", "handover", () =>
            import("../patient/handover/HandoverPage").then((m) => m.HandoverPage),
          ),
          page("profile", "profile", () => import("../patient/profile/ProfilePage").then((m) => m.ProfilePage)),
          page("family", "family", () => import("../patient/family/FamilyPage").then((m) => m.FamilyPage)),
          page("family/:id/medicines", "family", () =>
            import("../patient/family/FamilyMedicinesPage").then((m) => m.FamilyMedicinesPage),
          ),
          page("profile/medicines", "handover", () =>
            import("../patient/handover/MedicineListPage").then((m) => m.MedicineListPage),
          ),
          page("family/:id/medicines/list", "handover", () =>
            import("../patient/handover/MedicineListPage").then((m) => m.MedicineListPage),
          ),
          page("history", "history", () => import("../patient/history/HistoryPage").then((m) => m.HistoryPage)),
          page("account", "account", () => import("../account/AccountPage").then((m) => m.AccountPage)),
          { path: "dashboard/*", Component: NotFoundPage },
          { path: "consultation/*", Component: NotFoundPage },
          { path: "profile/*", Component: NotFoundPage },
          { path: "family/*", Component: NotFoundPage },
          { path: "history/*", Component: NotFoundPage },
        ],
      },
      page(
        "admin/login",
        "admin",
        () => import("../admin/login/AdminLoginPage").then((m) => m.AdminLoginPage),
        visitors,
      ),
      {
        lazy: frame("site", () => import("../site/SiteLayout").then((m) => m.SiteLayout)),
        children: [
          page("", "site", () => import("../site/landing/LandingPage").then((m) => m.LandingPage), withNotice),
          page("login", "site", () => import("../site/login/LoginPage").then((m) => m.LoginPage), visitors),
          page("register", "site", () => import("../site/register/RegisterPage").then((m) => m.RegisterPage), visitors),
          ...(["company", "about", "legal", "privacy", "terms"] as const).map((name) =>
            page(name, "pages", () => import("../site/pages/StaticPage").then((m) => m.staticPages[name])),
          ),
          page("safety", "pages", () => import("../site/safety/SafetyPage").then((m) => m.SafetyPage)),
          page("contact", "pages", () => import("../site/contact/ContactPage").then((m) => m.ContactPage)),
          page("advertiser/register", "application", () =>
            import("../site/advertiser-register/AdvertiserRegisterPage").then((m) => m.AdvertiserRegisterPage),
          ),
          page("advertiser/terms", "application", () =>
            import("../site/advertiser-register/AdvertiserTermsPage").then((m) => m.AdvertiserTermsPage),
          ),
          page("advertiser/application", "application", () =>
            import("../site/application/ApplicationPage").then((m) => m.ApplicationPage),
          ),
          page("developers", "developers", () =>
            import("../site/developers/DevelopersPage").then((m) => m.DevelopersPage),
          ),
          page("forgot-password", "site", () =>
            import("../site/password/ForgotPasswordPage").then((m) => m.ForgotPasswordPage),
          ),
          page("reset-password", "site", () =>
            import("../site/password/ResetPasswordPage").then((m) => m.ResetPasswordPage),
          ),
          page("confirm-email", "site", () =>
            import("../site/confirm/ConfirmEmailPage").then((m) => m.ConfirmEmailPage),
          ),
          page("stop-mail", "site", () => import("../site/stop-mail/StopMailPage").then((m) => m.StopMailPage)),
          page("dev/mailbox", "dev", () => import("../dev/mailbox/MailboxPage").then((m) => m.MailboxPage)),
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** The router of the browser; the pages of the address that was asked for begin to load at once. */
export const createRouter = () =>
  createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (!/^\/(advertiser|admin)(\/|$)/.test(path)) return;
      const { portalRoutes } = await import("./portal-routes");
      patch(ROOT, portalRoutes);
    },
  });
