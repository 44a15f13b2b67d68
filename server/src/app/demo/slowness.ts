import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "../../platform/audit";
import type { Platform, RequestContext } from "../../platform/context";
import { forbidden } from "../../platform/problems";
import { defineGauge } from "../../platform/realtime/topics";

/** How long each operation waits while the demonstration is slowed down, in ms: over the critical latency. */
const DELAY_MS = 1_200;

/** A switch that somebody forgot ends by itself after this time, in ms. */
const LONGEST_MS = 10 * 60_000;

/** Until when this process is slowed down on purpose. It belongs to the process, as its latency does. */
const slowUntil = defineGauge<Date>("demo-slow-until");

type Parts = Pick<Platform, "clock" | "config" | "hub">;

function isSlow({ clock, hub }: Parts): boolean {
  return clock.now() < (hub.gauge(slowUntil).value ?? 0);
}

/**
 * Whether operations wait.
 * @throws FORBIDDEN outside demonstration mode.
 */
export function readSlowness(parts: Parts): boolean {
  if (!parts.config.demoMode) {
    throw forbidden("Only in demonstration mode.");
  }
  return isSlow(parts);
}

/**
 * Slows this process down for ten minutes at most, or ends that.
 * @throws FORBIDDEN outside demonstration mode.
 */
export async function setSlowness(ctx: RequestContext, on: boolean): Promise<boolean> {
  if (readSlowness(ctx) !== on) {
    await audit(ctx.db.manager, ctx, on ? "demo_slowness_started" : "demo_slowness_ended", ["server", null]);
    ctx.hub.gauge(slowUntil).set(new Date(ctx.clock.now().getTime() + (on ? LONGEST_MS : 0)));
  }
  return on;
}

/** Waits before an operation runs, if the process is slowed down; else it returns at once. */
export async function waitIfSlow(parts: Parts): Promise<void> {
  if (isSlow(parts)) {
    await sleep(DELAY_MS);
  }
}
