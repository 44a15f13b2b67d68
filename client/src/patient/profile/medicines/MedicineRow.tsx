import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useViewer } from "../../../core/session";
import { graphql } from "../../../gql";
import type { MedicineRow_MedicationFragment } from "../../../gql/graphql";
import { useKept } from "../../../lib/drafts";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { ItemText } from "../../../ui/ItemText";
import { keptBy } from "../profileForm";
import { useProfileWords } from "../useProfileWords";
import { AboutMedicine } from "./AboutMedicine";
import { MedicineForm, StopForm, SupplyForm } from "./forms";
import { MedicineFacts } from "./MedicineFacts";
import styles from "./Medicines.module.css";
import { inputFrom, type MedicineValues, typedFrom, type Whom } from "./medicine";
import { useMedicineAct } from "./useMedicineAct";

const MedicineRowFragment = graphql(`
  fragment MedicineRow_medication on Medication {
    id
    version
    name
    dosage
    frequency
    startDate
    stoppedOn
    source
    nextDose {
      day
      slot
    }
    supply {
      left
      aDay
      endsOn
      orderBy
      remind
    }
    guidance {
      avoid
      warnings {
        kind
        severity
        title
        reason
        advice
        source {
          title
          url
          writtenOn
        }
      }
    }
  }
`);

const SupplyDocument = graphql(`
  mutation MedicineRow_supply($id: ID!, $supply: MedicationSupplyInput) {
    setMedicationSupply(id: $id, input: $supply) {
      id
      ...MedicineRow_medication
    }
  }
`);

const EditDocument = graphql(`
  mutation MedicineRow_edit($id: ID!, $input: MedicationInput!, $version: Int!) {
    updateMedication(id: $id, input: $input, version: $version) {
      id
      ...MedicineRow_medication
    }
  }
`);

/** A medicine as somebody reads it. */
export type Medicine = Omit<MedicineRow_MedicationFragment, " $fragmentName">;

export interface MedicineRowProps {
  medication: FragmentType<MedicineRow_MedicationFragment> & { id: string };
  /** Whose it is, where that is somebody whom the patient looks after. */
  forWhom?: Whom;
  /** Reads the lists again after a change. */
  onChanged: () => Promise<unknown>;
  /** Says what was done. */
  onEdited: (medicine: Medicine) => void;
  onStop: (medicine: Medicine, on: string) => Promise<unknown>;
  onResume: (medicine: Medicine) => Promise<unknown>;
  onDelete: (medicine: Medicine) => Promise<unknown>;
}

interface Edited {
  values: MedicineValues;
  version: number;
}

/** One medicine between hairlines, with what can be done with it. */
export function MedicineRow({
  medication,
  forWhom,
  onChanged,
  onEdited,
  onStop,
  onResume,
  onDelete,
}: MedicineRowProps) {
  const { t, day } = useProfileWords();
  const viewer = useViewer();
  const { data, complete } = useFragment({ fragment: MedicineRowFragment, from: medication });
  const [typed, keep] = useKept<Edited>(`${keptBy(viewer)}medicine-${medication.id}`);
  const [opened, setOpened] = useState<Edited | null>(null);
  const edited = typed ?? opened;
  const [asked, setAsked] = useState<"stop" | "supply" | null>(null);
  const idOf = (field: string) => `${field}-${medication.id}`;
  const act = useMedicineAct(idOf);
  const [edit] = useMutation(EditDocument);
  const [setSupply] = useMutation(SupplyDocument);
  const row = useRef<HTMLLIElement>(null);
  const isOpen = edited !== null || asked !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) row.current?.querySelector<HTMLElement>("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!complete) return null;

  const { id, name, dosage, frequency, startDate, stoppedOn, source } = data;
  const close = () => {
    keep(null);
    setOpened(null);
    act.refuse([]);
  };
  const startEdit = () => setOpened({ values: typedFrom(data), version: data.version });
  const cancel = () => {
    setAsked(null);
    act.refuse([]);
  };
  const save = async () => {
    if (!edited) return;
    const { values, version } = edited;
    const code = await act.run(async () => {
      await edit({ variables: { id, input: inputFrom(values), version } });
    });
    if (code === null) {
      close();
      onEdited({ ...data, name: values.name });
    }
    if (code === "CONFLICT" || code === "NOT_FOUND") await onChanged().catch(() => undefined);
  };
  if (edited) {
    // Changed elsewhere meanwhile: after that was said, the next save knows of it.
    const isBehind = data.version > edited.version;
    return (
      <li ref={row} className={styles.open}>
        {isBehind && (
          <p className={styles.elsewhere}>
            {t("medicine.elsewhere", {
              now: [name, dosage, t(`frequency.${frequency}`)].filter(Boolean).join(", "),
            })}{" "}
            <Button variant="default" size="compact-md" onClick={() => keep({ ...edited, version: data.version })}>
              {t("medicine.keepMine")}
            </Button>
          </p>
        )}
        <Suspense>
          <MedicineForm
            idOf={idOf}
            title={t("medicine.editTitle", { name })}
            medicationId={id}
            forWhom={forWhom}
            values={edited.values}
            onChange={(values) => keep({ ...edited, values })}
            act={act}
            onSubmit={() => void save()}
            onCancel={close}
          />
        </Suspense>
      </li>
    );
  }
  const about = [dosage, t(`frequency.${frequency}`), startDate && t("medicine.since", { day: day(startDate) })];
  const named = (act: string) => ({ children: act, "aria-label": `${act}: ${name}` });
  return (
    <li ref={row} className={styles.medicine}>
      <ItemText>
        <b>{name}</b>
        <span>{about.filter(Boolean).join(" · ")}</span>
        {stoppedOn && <span>{t("medicine.stoppedOn", { day: day(stoppedOn) })}</span>}
        {source === "IMPORTED" && <span>{t("fromNhs")}</span>}
      </ItemText>
      {stoppedOn === null && (
        <>
          <MedicineFacts medicine={data} onRemind={startEdit} onSupply={() => setAsked("supply")} />
          <AboutMedicine name={name} />
        </>
      )}
      <ErrorSummary problems={asked ? [] : act.problems} />
      <Suspense>
        {asked === "supply" && (
          <SupplyForm
            {...{ idOf, name, frequency, act }}
            supply={data.supply}
            onSave={async (supply) => {
              if ((await act.run(() => setSupply({ variables: { id, supply } }))) !== null) return;
              setAsked(null);
              onEdited(data);
            }}
            onCancel={cancel}
          />
        )}
        {asked === "stop" && (
          <StopForm
            id={idOf("on")}
            name={name}
            act={act}
            onStop={async (on) => {
              if ((await act.run(() => onStop(data, on))) === null) setAsked(null);
            }}
            onCancel={cancel}
          />
        )}
      </Suspense>
      {asked !== "stop" && (
        <div className={styles.acts} hidden={asked !== null}>
          {stoppedOn === null ? (
            <>
              <Button
                {...named(t("medicine.edit"))}
                variant="subtle"
                leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
                onClick={startEdit}
              />
              <Button
                {...named(t("medicine.stop"))}
                variant="subtle"
                leftSection={<IconPlayerPause size={20} stroke={1.75} aria-hidden />}
                onClick={() => setAsked("stop")}
              />
            </>
          ) : (
            <Button
              {...named(t("medicine.resume"))}
              variant="subtle"
              leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
              onClick={() => void act.run(() => onResume(data))}
            />
          )}
          <Button
            {...named(t("medicine.delete"))}
            variant="subtle"
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={() => void act.run(() => onDelete(data))}
          />
        </div>
      )}
    </li>
  );
}
