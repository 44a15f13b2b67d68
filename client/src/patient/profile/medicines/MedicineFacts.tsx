import { Button } from "@mantine/core";
import { IconBell, IconShoppingBag } from "@tabler/icons-react";
import type { MedicineRow_MedicationFragment } from "../../../gql/graphql";
import { isoDay } from "../../../lib/time";
import { useSlotTime } from "../../dashboard/reminders/useSlotTime";
import { useProfileWords } from "../useProfileWords";
import styles from "./Medicines.module.css";
import { keyOf, SourcedWarning } from "./SourcedWarning";

const DAY_MS = 24 * 3_600_000;

export interface MedicineFactsProps {
  medicine: Pick<MedicineRow_MedicationFragment, "name" | "nextDose" | "guidance" | "supply">;
  /** Opens what sets the times of the medicine. */
  onRemind: () => void;
  /** Opens what tells how long it lasts. */
  onSupply: () => void;
}

/** What matters today of a medicine that is taken: the next dose, what to avoid with it, and when to order it again. */
export function MedicineFacts({ medicine, onRemind, onSupply }: MedicineFactsProps) {
  const { t, day } = useProfileWords();
  const timeOf = useSlotTime();
  const { name, nextDose, guidance, supply } = medicine;
  const today = isoDay(new Date());
  const tomorrow = isoDay(new Date(Date.parse(`${today}T12:00:00Z`) + DAY_MS));
  const whenOf = ({ day: on, slot }: NonNullable<typeof nextDose>) => {
    const time = timeOf(slot);
    if (on === today) return t("medicine.next.today", { time });
    return on === tomorrow ? t("medicine.next.tomorrow", { time }) : t("medicine.next.later", { day: day(on), time });
  };
  const stops = guidance?.warnings.filter(({ severity }) => severity === "STOP") ?? [];
  const others = guidance?.warnings.filter(({ severity }) => severity !== "STOP") ?? [];
  const count = others.length + (guidance?.avoid.length ?? 0);
  const warn = (warning: (typeof stops)[number]) => <SourcedWarning key={keyOf(warning)} warning={warning} level={3} />;
  const link = (text: string) => ({ children: text, "aria-label": `${text}: ${name}`, variant: "subtle" }) as const;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t("medicine.next.title")}</dt>
          <dd>
            {nextDose ? whenOf(nextDose) : t("medicine.next.none")}
            {!nextDose && (
              <Button
                {...link(t("medicine.next.set"))}
                leftSection={<IconBell size={19} aria-hidden />}
                onClick={onRemind}
              />
            )}
          </dd>
        </div>
        <div>
          <dt>{t("medicine.order.title")}</dt>
          <dd>
            {supply &&
              (supply.orderBy > today
                ? t("medicine.order.by", { day: day(supply.orderBy) })
                : t("medicine.order.now"))}{" "}
            {supply && t("medicine.order.enough", { day: day(supply.endsOn) })}
            {supply?.remind && ` ${t("medicine.order.reminded")}`}
            <Button
              {...link(t(supply ? "medicine.order.change" : "medicine.order.open"))}
              leftSection={<IconShoppingBag size={19} aria-hidden />}
              onClick={onSupply}
            />
          </dd>
        </div>
      </dl>
      {stops.map(warn)}
      {count > 0 && (
        <details className={styles.about}>
          <summary>{t("medicine.avoid", { count, name })}</summary>
          <div className={styles.avoid}>
            {(guidance?.avoid.length ?? 0) > 0 && (
              <ul>
                {guidance?.avoid.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            {others.map(warn)}
          </div>
        </details>
      )}
    </>
  );
}
