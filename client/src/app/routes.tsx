import type { ComponentType, ReactNode } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { AreaText } from "./AreaText";
import { CrashedPage, NotFoundPage } from "./errors";
import { RequirePermission, RequireRole, VisitorsOnly } from "./guards";
import { type AreaName, loadCatalogue } from "./i18n";
import { Notice } from "./Notice";
import { Root } from "./Root";
import type { Viewer } from "./session-store";

type Guard = (page: ReactNode) => ReactNode;

const everybody: Guard = (page) => page;
const visitors: Guard = (page) => <VisitorsOnly>{page}</VisitorsOnly>;
const only =
  (role: Viewer["role"]): Guard =>
  (page) => <RequireRole name={role}>{page}</RequireRole>;
const may =
  (permission: string): Guard =>
  (page) => <RequirePermission name={permission}>{page}</RequirePermission>;

const withNotice: Guard = (page) => (
  <>
    <Notice />
    {page}
  </>
);

/** Code and texts of a page arrive together; each area is downloaded only by those who enter it. */
async function load(area: AreaName, source: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Component] = await Promise.all([source(), loadCatalogue(area)]);
  return Component;
}

/** A page, or a whole portal: everything in it speaks the language that its area is written in. */
function lazy(area: AreaName, source: () => Promise<ComponentType>, guard: Guard = everybody) {
  return async () => {
    const Page = await load(area, source);
    return {
      Component: () => <AreaText area={area}>{guard(<Page />)}</AreaText>,
    };
  };
}

/** The route of one page; the one without a path is its area's first. */
function page(path: string, ...parts: Parameters<typeof lazy>): RouteObject {
  return path === "" ? { index: true, lazy: lazy(...parts) } : { path, lazy: lazy(...parts) };
}

/** A frame with our header, which speaks the language of the interface; the pages inside speak their own. */
function frame(area: AreaName, source: () => Promise<ComponentType>, guard: Guard = everybody) {
  return async () => {
    const Frame = await load(area, source);
    return { Component: () => guard(<Frame />) };
  };
}

/** Every address of the product. */
export const routes: RouteObject[] = [
  {
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
          page("profile", "profile", () => import("../patient/profile/ProfilePage").then((m) => m.ProfilePage)),
          page("history", "history", () => import("../patient/history/HistoryPage").then((m) => m.HistoryPage)),
          page("account", "account", () => import("../account/AccountPage").then((m) => m.AccountPage)),
          { path: "dashboard/*", Component: NotFoundPage },
          { path: "consultation/*", Component: NotFoundPage },
          { path: "profile/*", Component: NotFoundPage },
          { path: "history/*", Component: NotFoundPage },
        ],
      },
      {
        path: "advertiser",
        lazy: lazy(
          "advertiser",
          () => import("../advertiser/AdvertiserLayout").then((m) => m.AdvertiserLayout),
          only("ADVERTISER"),
        ),
        children: [
          page("dashboard", "advertiser", () =>
            import("../advertiser/dashboard/DashboardPage").then((m) => m.DashboardPage),
          ),
          page("campaigns", "advertiser", () =>
            import("../advertiser/campaigns/CampaignsPage").then((m) => m.CampaignsPage),
          ),
          page("company", "advertiser", () => import("../advertiser/company/CompanyPage").then((m) => m.CompanyPage)),
          page("campaigns/:id", "advertiser", () =>
            import("../advertiser/campaigns/CampaignPage").then((m) => m.CampaignPage),
          ),
          page("account", "account", () => import("../account/AccountPage").then((m) => m.AccountPage)),
          { path: "*", Component: NotFoundPage },
        ],
      },
      page(
        "admin/login",
        "admin",
        () => import("../admin/login/AdminLoginPage").then((m) => m.AdminLoginPage),
        visitors,
      ),
      {
        path: "admin",
        lazy: lazy("admin", () => import("../admin/AdminLayout").then((m) => m.AdminLayout), only("ADMIN")),
        children: [
          page("", "admin", () => import("../admin/AdminIndexPage").then((m) => m.AdminIndexPage)),
          page(
            "dashboard",
            "admin",
            () => import("../admin/dashboard/DashboardPage").then((m) => m.DashboardPage),
            may("applications.view"),
          ),
          page(
            "consultations",
            "admin",
            () => import("../admin/consultations/PharmacistQueuePage").then((m) => m.PharmacistQueuePage),
            may("consultations.answer"),
          ),
          page(
            "system-health",
            "admin",
            () => import("../admin/system-health/SystemHealthPage").then((m) => m.SystemHealthPage),
            may("system.view"),
          ),
          page(
            "mail",
            "admin",
            () => import("../admin/mail/FailedMailsPage").then((m) => m.FailedMailsPage),
            may("mail.manage"),
          ),
          page("account", "account", () => import("../account/AccountPage").then((m) => m.AccountPage)),
          { path: "*", Component: NotFoundPage },
        ],
      },
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
          page("forgot-password", "site", () =>
            import("../site/password/ForgotPasswordPage").then((m) => m.ForgotPasswordPage),
          ),
          page("reset-password", "site", () =>
            import("../site/password/ResetPasswordPage").then((m) => m.ResetPasswordPage),
          ),
          page("confirm-email", "site", () =>
            import("../site/confirm/ConfirmEmailPage").then((m) => m.ConfirmEmailPage),
          ),
          page("dev/mailbox", "dev", () => import("../dev/mailbox/MailboxPage").then((m) => m.MailboxPage)),
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** The router of the browser; the pages of the address that was asked for begin to load at once. */
export const createRouter = () => createBrowserRouter(routes);
