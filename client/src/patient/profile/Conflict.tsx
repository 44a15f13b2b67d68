import "@mantine/core/styles/Radio.layer.css";
import { Button, Radio } from "@mantine/core";
import { IconArrowsSplit2 } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Conflict.module.css";
import { chosenValues, differences, type ProfileField, type ProfileValues, valuesOf } from "./profileForm";
import type { ProfileForm } from "./useProfileForm";
import { useProfileWords } from "./useProfileWords";

type Side = "mine" | "theirs";

/**
 * Two tabs changed the profile: both values of each field that differs, to choose from. Chosen at first is what the person
 * changed here, and what the other tab saved elsewhere, so that nothing typed is lost.
 */
export function Conflict({ form }: { form: ProfileForm }) {
  const { t, readValue } = useProfileWords();
  const box = useRef<HTMLElement>(null);
  const [picked, setPicked] = useState<Partial<Record<ProfileField, Side>>>({});
  const { theirs, wasRefused, base, values: mine } = form;
  useEffect(() => {
    if (theirs && wasRefused) box.current?.focus();
  }, [theirs, wasRefused]);
  if (!theirs) return null;

  const saved: ProfileValues = valuesOf(theirs);
  const changedHere = differences(mine, valuesOf(base));
  const sideOf = (field: ProfileField): Side => picked[field] ?? (changedHere.includes(field) ? "mine" : "theirs");
  const settle = () => form.settle(chosenValues(mine, saved, (field) => sideOf(field) === "mine"));
  const fields = differences(mine, saved);
  return (
    <section ref={box} tabIndex={-1} role="alert" aria-labelledby="conflict-title" className={styles.conflict}>
      <h2 id="conflict-title">
        <IconArrowsSplit2 size={28} stroke={1.9} aria-hidden />
        {t("conflict.title")}
      </h2>
      <p>{t("conflict.text")}</p>
      {fields.map((field) => (
        <Radio.Group
          key={field}
          label={t(`field.${field}`)}
          value={sideOf(field)}
          onChange={(side) => setPicked({ ...picked, [field]: side === "mine" ? "mine" : "theirs" })}
          classNames={{ root: styles.field, label: styles.label }}
        >
          <div className={styles.sides}>
            <Radio
              value="mine"
              label={t("conflict.mine", { value: readValue(field, mine) })}
              classNames={{ root: styles.side, label: styles.value }}
            />
            <Radio
              value="theirs"
              label={t("conflict.theirs", { value: readValue(field, saved) })}
              classNames={{ root: styles.side, label: styles.value }}
            />
          </div>
        </Radio.Group>
      ))}
      <div className={styles.actions}>
        <SubmitButton
          type="button"
          pending={form.pending}
          pendingLabel={t("action.saving")}
          onClick={() => void settle()}
        >
          {t("conflict.save")}
        </SubmitButton>
        <Button variant="default" onClick={form.discard}>
          {t("conflict.discard")}
        </Button>
      </div>
    </section>
  );
}
