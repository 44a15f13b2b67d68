import type { Platform, RequestContext } from "../../platform/context";
import type { OnWindowMoved } from "./window-work";

/** What maintenance needs beside what every part of the product has. */
export interface MaintenancePlatform extends Platform {
  onWindowMoved: OnWindowMoved;
}
export interface MaintenanceContext extends RequestContext, MaintenancePlatform {}
