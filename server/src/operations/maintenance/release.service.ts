import type { WindowWork } from "./window-work";

/** The work of a release window: records version and notes, which users are shown from its end on. */
export const recordRelease: WindowWork = async ({ window, log }) => {
  await log("SUCCESS", `Version ${window.releaseVersion} is recorded.`, window.releaseNotes ?? undefined);
  return { summary: `${window.releaseVersion} is released.` };
};
