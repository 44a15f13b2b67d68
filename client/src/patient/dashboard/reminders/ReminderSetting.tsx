import { IconBell, IconBellCheck } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Reminders.module.css";
import { HOURS, peopleOf, type Reminders } from "./reminders";
import { useReminderSetting } from "./useReminderSetting";

export interface ReminderSettingProps {
  reminders: Reminders;
  /** How far the server's clock is ahead of that of the device, in ms. */
  skewMs: number;
}

/** Whether this device reminds, with the switch; and the notification itself when a slot begins on an open page. */
export function ReminderSetting({ reminders: { id, next, slots, pushKey }, skewMs }: ReminderSettingProps) {
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
