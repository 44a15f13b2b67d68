import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertTriangle, IconBell, IconBellCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { graphql } from "../../../gql";
import type { ReminderCard_RemindersFragment } from "../../../gql/graphql";
import { isoDay } from "../../../lib/time";
import { useMoments } from "../../../lib/useMoments";
import { useNow } from "../../../lib/useNow";
import { DayLine } from "./DayLine";
import { MissedDoses } from "./MissedDoses";
import styles from "./Reminders.module.css";
import { countdown, HOURS, isOutdated, nameOf, peopleOf, type Reminders } from "./reminders";
import { useDoseActs } from "./useDoseActs";
import { useReminderSetting } from "./useReminderSetting";
import { useSlotTime } from "./useSlotTime";

const ReminderCardFragment = graphql(`
  fragment ReminderCard_reminders on MedicationReminders {
    id
    day
    pushKey
    current {
      id
      slot
      at
    }
    next {
      id
      day
      slot
      at
    }
    slots {
      id
      slot
      at
      doses {
        ...ReminderCard_dose @unmask
      }
    }
    missed {
      ...ReminderCard_dose @unmask
    }
    toOrder {
      medicationId
      name
      subjectName
      orderBy
      endsOn
    }
    adherence(days: 30) {
      due
      taken
    }
  }
`);

graphql(`
  fragment ReminderCard_dose on ReminderDose {
    id
    medicationId
    name
    dosage
    subjectName
    takenTwiceWith
    day
    slot
    state
    notedAt
    canNote
  }
`);

const ChangedDocument = graphql(`
  subscription medicationRemindersChanged {
    medicationRemindersChanged {
      id
      now
      ...ReminderCard_reminders
    }
  }
`);

/** The countdown and the line of the present moment are told anew this often, in ms. */
const REFRESH_MS = 60_000;

/** The time by the server's clock, so that a device whose own clock is wrong does not remind at the wrong hour. */
function useServerNow(): { now: Date; skewMs: number } {
  const [skewMs, setSkewMs] = useState(0);
  const deviceNow = useNow(REFRESH_MS);
  useLiveSubscription(ChangedDocument, {
    variables: {},
    onData: ({ medicationRemindersChanged: { now } }) => setSkewMs(Date.parse(now) - Date.now()),
  });
  return { now: new Date(deviceNow.getTime() + skewMs), skewMs };
}

function Next({ reminders, now }: { reminders: Reminders; now: Date }) {
  const { t } = useTranslation("reminders");
  const { day } = useMoments();
  const timeOf = useSlotTime();
  const { current, next } = reminders;
  if (current) return <p className={styles.next}>{t("currently", { time: timeOf(current.slot) })}</p>;
  if (!next) return <p className={styles.next}>{t("next.none")}</p>;
  const time = timeOf(next.slot);
  const tomorrow = isoDay(new Date(Date.parse(`${reminders.day}T12:00:00Z`) + 24 * 3_600_000));
  if (next.day > tomorrow) return <p className={styles.next}>{t("next.later", { day: day(next.at), time })}</p>;
  const { hours, minutes } = countdown(now, next.at);
  const left = t("left", { hours: t("hours", { count: hours }), minutes: t("minutes", { count: minutes }) });
  return (
    <>
      <p className={styles.next}>{t(`next.${next.day === tomorrow ? "tomorrow" : "today"}.${next.slot}`, { time })}</p>
      <p className={`${styles.count} num`}>
        <span aria-hidden="true">
          {hours}
          <small>{t("h")}</small>
          {minutes}
          <small>{t("min")}</small>
        </span>
        <span className="hidden-text">{left}</span>
      </p>
    </>
  );
}

/** What is to be ordered again, where that was wished for. */
function ToOrder({ reminders: { toOrder, day: today } }: { reminders: Reminders }) {
  const { t } = useTranslation("reminders");
  const { day } = useMoments();
  if (toOrder.length === 0) return null;
  return (
    <section className={styles.missed} aria-labelledby="to-order">
      <h3 id="to-order">{t("order.title")}</h3>
      <ul>
        {toOrder.map(({ medicationId, endsOn, ...medicine }) => (
          <li key={medicationId}>
            <span>
              <b>{nameOf(medicine)}</b>:{" "}
              {t(endsOn < today ? "order.out" : "order.until", { day: day(`${endsOn}T12:00:00Z`) })}
            </span>
          </li>
        ))}
      </ul>
      <p>{t("order.done")}</p>
    </section>
  );
}

export interface ReminderCardProps {
  reminders: FragmentType<ReminderCard_RemindersFragment> & { id: string };
  /** Called when time has passed over what was read. */
  onRefresh: () => void;
}

/** What there is to take, now and next, on the day's own scale; the only dark object of the page. */
export function ReminderCard({ reminders, onRefresh }: ReminderCardProps) {
  const { t } = useTranslation("reminders");
  const { data, complete } = useFragment({
    fragment: ReminderCardFragment,
    fragmentName: "ReminderCard_reminders",
    from: reminders,
  });
  const { now, skewMs } = useServerNow();
  const acts = useDoseActs(now);
  const outdated = complete && isOutdated(data, now, isoDay(now));
  const minute = Math.floor(now.getTime() / REFRESH_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a minute as long as it is outdated.
  useEffect(() => {
    if (outdated) onRefresh();
  }, [outdated, minute]);
  if (!complete) return null;
  const { due, taken } = data.adherence;
  return (
    <section className={`${styles.card} says`} aria-labelledby="medication-reminders">
      <h2 id="medication-reminders">{t("title")}</h2>
      <Next reminders={data} now={now} />
      <DayLine reminders={data} acts={acts} now={now} />
      <p role="status" className={acts.said ? styles.said : "hidden-text"}>
        {acts.said && t(`saved.${acts.said.act}`, { name: acts.said.name })}
      </p>
      {acts.failure && (
        <p role="alert" className={styles.failed}>
          <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
          {t(acts.failure)}
        </p>
      )}
      <ToOrder reminders={data} />
      <MissedDoses doses={data.missed} acts={acts} now={now} />
      {due > 0 && (
        <div className={styles.adherence}>
          <p>{t("adherence", { taken, count: due })}</p>
          <i aria-hidden="true">
            <i style={{ width: `${Math.round((taken / due) * 100)}%` }} />
          </i>
        </div>
      )}
      <ReminderSetting reminders={data} skewMs={skewMs} />
    </section>
  );
}

interface ReminderSettingProps {
  reminders: Reminders;
  /** How far the server's clock is ahead of that of the device, in ms. */
  skewMs: number;
}

/** Whether this device reminds, with the switch; and the notification itself when a slot begins on an open page. */
function ReminderSetting({ reminders: { id, next, slots, pushKey }, skewMs }: ReminderSettingProps) {
  const { t } = useTranslation("reminders");
  const { state, failure, pending, turnOn, turnOff, send } = useReminderSetting(id, pushKey);
  const isOn = state !== "off";
  const nextAt = next?.at;
  // The same tag as the pushed message has: of the two, a device shows one.
  const tag = next && `reminder-${next.day}-${HOURS[next.slot]}`;
  const people = peopleOf(slots.find((slot) => slot.id === next?.id)?.doses ?? []);
  const isOwn = people.every((name) => name === null);
  const names = people.map((name) => name ?? t("device.you")).join(", ");
  const body = isOwn ? t("device.message") : t("device.messageFor", { names });
  useEffect(() => {
    if (!isOn || !nextAt || !tag) return;
    const wait = Date.parse(nextAt) - Date.now() - skewMs;
    const longest = 24 * 3_600_000; // the browser counts 24 days at the most, and asks again each day anyway
    if (wait < 0 || wait > longest) return;
    const timer = setTimeout(() => void send(body, tag), wait);
    return () => clearTimeout(timer);
  }, [isOn, nextAt, tag, body, skewMs, send]);
  const Icon = isOn ? IconBellCheck : IconBell;
  return (
    <div className={styles.device}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span role="status" className={isOn ? undefined : "hidden-text"}>
        {isOn && t(`device.${state}`)}
      </span>
      <button
        type="button"
        className={styles.link}
        aria-disabled={pending || undefined}
        onClick={() => void (pending ? undefined : isOn ? turnOff() : turnOn())}
      >
        {isOn ? t("device.turnOff") : t(pending ? "device.turningOn" : "device.turnOn")}
      </button>
      {failure && <p role="alert">{t(`device.${failure}`)}</p>}
    </div>
  );
}
