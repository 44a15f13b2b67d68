import type { RequestContext, TimedReader } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import type { MaintenanceNoticeType } from "./notice.type";
import type { NoticeTexts } from "./notice-text.rules";
import { readNoticeTexts } from "./notice-text.service";
import { StoredWindow } from "./window.entity";
import { NEWS_MS, NOTICE_ORDER, type NoticePhase, noticePhase } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceNoticeMoved } from "./window.topics";

/** What everybody is told of now: one notice at the most. */
export async function readNotice({ db, clock }: TimedReader): Promise<MaintenanceNoticeType | null> {
  const now = clock.now();
  const rows = await readEntities(
    db,
    StoredWindow,
    `where is_announced and scheduled_for > $1 and status in ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED')
      order by scheduled_for desc limit 50`,
    // A window lasts half a day at the most, and may have begun late.
    [new Date(now.getTime() - NEWS_MS - 86_400_000)],
  );
  const told = rows.map((window) => ({ window, phase: noticePhase(window, now) }));
  for (const wanted of NOTICE_ORDER) {
    const of = told.filter(({ phase }) => phase === wanted);
    // What is new is the last that came; what comes is the first.
    const first = wanted === "RELEASED" ? of[0] : of.at(-1);
    if (first) return noticeOf(first.window, wanted, await readNoticeTexts(db, wanted));
  }
  return null;
}

function noticeOf(window: StoredWindow, phase: NoticePhase, texts: NoticeTexts | null): MaintenanceNoticeType {
  return {
    id: window.id,
    phase,
    startsAt: window.scheduledFor,
    endsAt: window.endsAt,
    releaseVersion: window.releaseVersion,
    releaseNotes: phase === "RELEASED" ? window.releaseNotes : null,
    texts,
  };
}

/** The notice now, and each time that it changes. */
export const watchNotice = ({ hub }: Pick<RequestContext, "hub">) =>
  hub.subscribe(maintenanceNoticeMoved, MAINTENANCE_KEY);
