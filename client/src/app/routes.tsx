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
function load<T>(area: AreaName, source: () => Promise<T>, pick: (module: T) => ComponentType) {
  return Promise.all([source(), loadCatalogue(area)]).then(([module]) => pick(module));
}

/** A page, or a whole portal: everything in it speaks the language that its area is written in. */
function lazy<T>(
  area: AreaName,
  source: () => Promise<T>,
  pick: (module: T) => ComponentType,
  guard: Guard = everybody,
) {
  return async () => {
    const Page = await load(area, source, pick);
    return {
      Component: () => <AreaText area={area}>{guard(<Page />)}</AreaText>,
    };
  };
}

/** A frame with our header, which speaks the language of the interface; the pages inside speak their own. */
function frame<T>(
  area: AreaName,
  source: () => Promise<T>,
  pick: (module: T) => ComponentType,
  guard: Guard = everybody,
) {
  return async () => {
    const Frame = await load(area, source, pick);
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
        lazy: frame(
          "patient",
          () => import("../patient/PatientLayout"),
          (m) => m.PatientLayout,
          only("CUSTOMER"),
        ),
        children: [
          {
            path: "dashboard",
            lazy: lazy(
              "patient",
              () => import("../patient/dashboard/DashboardPage"),
              (m) => m.DashboardPage,
            ),
          },
          {
            path: "consultation",
            lazy: lazy(
              "patient",
              () => import("../patient/consultation/ConsultationPage"),
              (m) => m.ConsultationPage,
            ),
          },
          {
            path: "account",
            lazy: lazy(
              "account",
              () => import("../account/AccountPage"),
              (m) => m.AccountPage,
            ),
          },
          { path: "dashboard/*", Component: NotFoundPage },
          { path: "consultation/*", Component: NotFoundPage },
        ],
      },
      {
        path: "advertiser",
        lazy: lazy(
          "advertiser",
          () => import("../advertiser/AdvertiserLayout"),
          (m) => m.AdvertiserLayout,
          only("ADVERTISER"),
        ),
        children: [
          {
            path: "dashboard",
            lazy: lazy(
              "advertiser",
              () => import("../advertiser/dashboard/DashboardPage"),
              (m) => m.DashboardPage,
            ),
          },
          {
            path: "campaigns",
            lazy: lazy(
              "advertiser",
              () => import("../advertiser/campaigns/CampaignsPage"),
              (m) => m.CampaignsPage,
            ),
          },
          {
            path: "campaigns/:id",
            lazy: lazy(
              "advertiser",
              () => import("../advertiser/campaigns/CampaignPage"),
              (m) => m.CampaignPage,
            ),
          },
          {
            path: "account",
            lazy: lazy(
              "account",
              () => import("../account/AccountPage"),
              (m) => m.AccountPage,
            ),
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
      {
        path: "admin/login",
        lazy: lazy(
          "admin",
          () => import("../admin/login/AdminLoginPage"),
          (m) => m.AdminLoginPage,
          visitors,
        ),
      },
      {
        path: "admin",
        lazy: lazy(
          "admin",
          () => import("../admin/AdminLayout"),
          (m) => m.AdminLayout,
          only("ADMIN"),
        ),
        children: [
          {
            index: true,
            lazy: lazy(
              "admin",
              () => import("../admin/AdminIndexPage"),
              (m) => m.AdminIndexPage,
            ),
          },
          {
            path: "consultations",
            lazy: lazy(
              "admin",
              () => import("../admin/consultations/PharmacistQueuePage"),
              (m) => m.PharmacistQueuePage,
              may("consultations.answer"),
            ),
          },
          {
            path: "system-health",
            lazy: lazy(
              "admin",
              () => import("../admin/system-health/SystemHealthPage"),
              (m) => m.SystemHealthPage,
              may("system.view"),
            ),
          },
          {
            path: "mail",
            lazy: lazy(
              "admin",
              () => import("../admin/mail/FailedMailsPage"),
              (m) => m.FailedMailsPage,
              may("mail.manage"),
            ),
          },
          {
            path: "account",
            lazy: lazy(
              "account",
              () => import("../account/AccountPage"),
              (m) => m.AccountPage,
            ),
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
      {
        lazy: frame(
          "site",
          () => import("../site/SiteLayout"),
          (m) => m.SiteLayout,
        ),
        children: [
          {
            index: true,
            lazy: lazy(
              "site",
              () => import("../site/landing/LandingPage"),
              (m) => m.LandingPage,
              withNotice,
            ),
          },
          {
            path: "login",
            lazy: lazy(
              "site",
              () => import("../site/login/LoginPage"),
              (m) => m.LoginPage,
              visitors,
            ),
          },
          {
            path: "register",
            lazy: lazy(
              "site",
              () => import("../site/register/RegisterPage"),
              (m) => m.RegisterPage,
              visitors,
            ),
          },
          ...(["company", "about", "legal", "privacy", "terms"] as const).map((path) => ({
            path,
            lazy: lazy(
              "pages",
              () => import("../site/pages/StaticPage"),
              (m) => m.staticPages[path],
            ),
          })),
          {
            path: "contact",
            lazy: lazy(
              "pages",
              () => import("../site/contact/ContactPage"),
              (m) => m.ContactPage,
            ),
          },
          {
            path: "forgot-password",
            lazy: lazy(
              "site",
              () => import("../site/password/ForgotPasswordPage"),
              (m) => m.ForgotPasswordPage,
            ),
          },
          {
            path: "reset-password",
            lazy: lazy(
              "site",
              () => import("../site/password/ResetPasswordPage"),
              (m) => m.ResetPasswordPage,
            ),
          },
          {
            path: "confirm-email",
            lazy: lazy(
              "site",
              () => import("../site/confirm/ConfirmEmailPage"),
              (m) => m.ConfirmEmailPage,
            ),
          },
          {
            path: "dev/mailbox",
            lazy: lazy(
              "dev",
              () => import("../dev/mailbox/MailboxPage"),
              (m) => m.MailboxPage,
            ),
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** The router of the browser; the pages of the address that was asked for begin to load at once. */
export const createRouter = () => createBrowserRouter(routes);
