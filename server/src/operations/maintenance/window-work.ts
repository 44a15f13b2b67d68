import type { Platform } from "../../platform/context";
import type { LogStatus, MaintenanceType } from "./window.rules";
import type { MaintenanceWindow } from "./window-store.service";

/** What a work is given. */
export interface WorkParts {
  platform: Platform;
  window: MaintenanceWindow;
  /** Aborted when the window's time is over, or the process stops. */
  signal: AbortSignal;
  /** Writes what happened to the log of the window, at once. */
  log(status: LogStatus, message: string, details?: string): Promise<void>;
  /** How far it has come, in percent. */
  progress(percent: number): Promise<void>;
}

/** What came of a work. */
export interface WorkResult {
  /** In a sentence. */
  summary: string;
  /** The size of what was made, for backups. */
  bytes?: number;
  /** Whether staff should look at it, for checks. */
  needsAttention?: boolean;
}

/** What is done in a window of a type. What it throws fails the window; a `WorkFailure` with its own sentence. */
export type WindowWork = (parts: WorkParts) => Promise<WorkResult>;
export type WindowWorks = Readonly<Record<MaintenanceType, WindowWork>>;

/** Thrown by a work that failed for a reason that staff can read. */
export class WorkFailure extends Error {}

/** Told of every window that was scheduled, changed, begun, or is over, in the transaction that does so. */
export type OnWindowMoved = (tx: import("typeorm").EntityManager, window: MaintenanceWindow, at: Date) => Promise<void>;
