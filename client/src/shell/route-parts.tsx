import type { ComponentType, ReactNode } from "react";
import type { RouteObject } from "react-router";
import { AreaText } from "../core/AreaText";
import { type AreaName, loadCatalogue } from "../core/i18n";
import type { Viewer } from "../core/session-store";
import { RequirePermission, RequireRole, VisitorsOnly } from "./guards";

export type Guard = (page: ReactNode) => ReactNode;

const everybody: Guard = (page) => page;
export const visitors: Guard = (page) => <VisitorsOnly>{page}</VisitorsOnly>;
export const only =
  (role: Viewer["role"]): Guard =>
  (page) => <RequireRole name={role}>{page}</RequireRole>;
export const may =
  (...permissions: readonly string[]): Guard =>
  (page) => <RequirePermission names={permissions}>{page}</RequirePermission>;

/** Code and texts of a page arrive together; each area is downloaded only by those who enter it. */
async function load(area: AreaName, source: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Component] = await Promise.all([source(), loadCatalogue(area)]);
  return Component;
}

/** A page, or a whole portal: everything in it speaks the language that its area is written in. */
export function lazy(area: AreaName, source: () => Promise<ComponentType>, guard: Guard = everybody) {
  return async () => {
    const Page = await load(area, source);
    return {
      Component: () => <AreaText area={area}>{guard(<Page />)}</AreaText>,
    };
  };
}

/** The route of one page; the one without a path is its area's first. */
export function page(path: string, ...parts: Parameters<typeof lazy>): RouteObject {
  return path === "" ? { index: true, lazy: lazy(...parts) } : { path, lazy: lazy(...parts) };
}

/** A frame with our header, which speaks the language of the interface; the pages inside speak their own. */
export function frame(area: AreaName, source: () => Promise<ComponentType>, guard: Guard = everybody) {
  return async () => {
    const Frame = await load(area, source);
    return { Component: () => guard(<Frame />) };
  };
}
