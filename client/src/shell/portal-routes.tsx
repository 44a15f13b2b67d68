import type { RouteObject } from "react-router";
import { NotFoundPage } from "../core/errors";
import { lazy, may, only, page } from "./route-parts";

/** Every address of the advertisers' and the administrators' portals, a download of its own. */
export const portalRoutes: RouteObject[] = [
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
      page("creatives", "creatives", () =>
        import("../advertiser/creatives/CreativesPage").then((m) => m.CreativesPage),
      ),
      page("creatives/new", "creatives", () =>
        import("../advertiser/creatives/CreativeFormPage").then((m) => m.CreativeFormPage),
      ),
      page("creatives/preview", "creatives", () =>
        import("../advertiser/preview/PreviewPage").then((m) => m.PreviewPage),
      ),
      page("creatives/:id", "creatives", () =>
        import("../advertiser/creatives/CreativePage").then((m) => m.CreativePage),
      ),
      page("creatives/:id/edit", "creatives", () =>
        import("../advertiser/creatives/CreativeFormPage").then((m) => m.CreativeFormPage),
      ),
      page("campaigns", "advertiser", () =>
        import("../advertiser/campaigns/CampaignsPage").then((m) => m.CampaignsPage),
      ),
      page("performance", "advertiser", () =>
        import("../advertiser/insights/PerformancePage").then((m) => m.PerformancePage),
      ),
      page("reports", "advertiser", () => import("../advertiser/reports/ReportsPage").then((m) => m.ReportsPage)),
      page("reports/conversions", "advertiser", () =>
        import("../advertiser/reports/ConversionsPage").then((m) => m.ConversionsPage),
      ),
      page("reports/:month", "advertiser", () => import("../advertiser/reports/ReportPage").then((m) => m.ReportPage)),
      page("billing", "advertiser", () => import("../advertiser/billing/BillingPage").then((m) => m.BillingPage)),
      page("api-keys", "apiKeys", () => import("../advertiser/api-keys/ApiKeysPage").then((m) => m.ApiKeysPage)),
      page("company", "advertiser", () => import("../advertiser/company/CompanyPage").then((m) => m.CompanyPage)),
      page("campaigns/:id", "advertiser", () =>
        import("../advertiser/campaigns/CampaignPage").then((m) => m.CampaignPage),
      ),
      page("account", "account", () => import("../account/AccountPage").then((m) => m.AccountPage)),
      { path: "*", Component: NotFoundPage },
    ],
  },
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
        "security",
        "security",
        () => import("../admin/security/SecurityPage").then((m) => m.SecurityPage),
        may("security.view", "roles.view"),
      ),
      page(
        "consultations",
        "admin",
        () => import("../admin/consultations/PharmacistQueuePage").then((m) => m.PharmacistQueuePage),
        may("consultations.answer"),
      ),
      page("users", "users", () => import("../admin/users/UsersPage").then((m) => m.UsersPage), may("users.view")),
      page("users/:id", "users", () => import("../admin/users/UserPage").then((m) => m.UserPage), may("users.view")),
      page(
        "system-health",
        "admin",
        () => import("../admin/system-health/SystemHealthPage").then((m) => m.SystemHealthPage),
        may("system.view"),
      ),
      page(
        "model-training",
        "training",
        () => import("../admin/model-training/ModelTrainingPage").then((m) => m.ModelTrainingPage),
        may("models.view"),
      ),
      page(
        "compliance",
        "compliance",
        () => import("../admin/compliance/CompliancePage").then((m) => m.CompliancePage),
        may("compliance.review"),
      ),
      page(
        "maintenance",
        "maintenance",
        () => import("../admin/maintenance/MaintenancePage").then((m) => m.MaintenancePage),
        may("maintenance.view"),
      ),
      page(
        "mail",
        "admin",
        () => import("../admin/mail/FailedMailsPage").then((m) => m.FailedMailsPage),
        may("mail.manage"),
      ),
      page("audit", "security", () => import("../admin/audit/AuditPage").then((m) => m.AuditPage), may("audit.view")),
      page(
        "settings",
        "settings",
        () => import("../admin/settings/SettingsPage").then((m) => m.SettingsPage),
        may("settings.manage"),
      ),
      page("account", "account", () => import("../account/AccountPage").then((m) => m.AccountPage)),
      { path: "*", Component: NotFoundPage },
    ],
  },
];
