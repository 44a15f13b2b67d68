import type { DataSource } from "typeorm";
import { reasonProblems } from "../../people/settings/setting.rules";
import { readStored, readValue, type StoredSetting, storeSetting } from "../../people/settings/setting-store.service";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { invalidFields } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { NOTICE_PLACES, NOTICE_TEXT_LIMIT, type NoticeTexts, noticeProblems, settingOf } from "./notice-text.rules";
import type { NoticeWordingInputType, NoticeWordingType } from "./notice-text.type";
import { NOTICE_PHASES, type NoticePhase } from "./window.rules";
import { MAINTENANCE_KEY, maintenanceNoticeMoved } from "./window.topics";

/** What staff wrote for a phase; null for the written texts. */
export const readNoticeTexts = (
  source: Pick<DataSource, "getRepository">,
  phase: NoticePhase,
): Promise<NoticeTexts | null> => readValue<NoticeTexts>(source, settingOf(phase));

function present(phase: NoticePhase, stored: StoredSetting<NoticeTexts> | undefined): NoticeWordingType {
  return {
    phase,
    texts: stored?.value ?? null,
    ...NOTICE_PLACES[phase],
    limit: NOTICE_TEXT_LIMIT,
    revision: stored?.revision ?? 0,
    reason: stored?.reason ?? null,
    changedByName: stored?.changedByName ?? null,
    changedAt: stored?.changedAt ?? null,
  };
}

/** The texts of every phase. */
export async function listNoticeWordings({ db }: Reader): Promise<NoticeWordingType[]> {
  const stored = await readStored<NoticeTexts>(db, NOTICE_PHASES.map(settingOf));
  return NOTICE_PHASES.map((phase) => present(phase, stored.get(settingOf(phase))));
}

const trimmed = ({ en, fr, es, de }: NoticeTexts): NoticeTexts => ({
  en: en.trim(),
  fr: fr.trim(),
  es: es.trim(),
  de: de.trim(),
});

/**
 * Writes what everybody is told at a phase, or goes back to the written texts. Whoever is told at this moment sees it at once.
 * @throws BAD_USER_INPUT on `en`, `fr`, `es`, `de` or `reason`; CONFLICT when somebody changed it meanwhile, and when nothing would change.
 */
export async function updateNoticeTexts(
  ctx: RequestContext,
  who: Who,
  { phase, reason, revision, ...input }: NoticeWordingInputType,
): Promise<NoticeWordingType> {
  const texts = input.texts ? trimmed(input.texts) : null;
  const [problem, ...more] = [...(texts ? noticeProblems(phase, texts) : []), ...reasonProblems(reason)];
  if (problem) throw invalidFields([problem, ...more]);
  const name = settingOf(phase);
  await ctx.db.transaction(async (tx) => {
    await storeSetting<NoticeTexts>(tx, ctx, who, { name, value: texts, fallback: null, reason, revision });
    await publish(tx, maintenanceNoticeMoved, MAINTENANCE_KEY, { setting: name });
  });
  const stored = await readStored<NoticeTexts>(ctx.db, [name]);
  return present(phase, stored.get(name));
}
