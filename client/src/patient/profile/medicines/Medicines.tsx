import { Button } from "@mantine/core";
import { IconArrowBackUp, IconPlus } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useViewer } from "../../../core/session";
import { graphql } from "../../../gql";
import type { Medicines_ListFragment } from "../../../gql/graphql";
import { useKept } from "../../../lib/drafts";
import { LoadMore } from "../../../ui/LoadMore";
import { EmptyState } from "../../../ui/States";
import { keptBy } from "../profileForm";
import { useProfileWords } from "../useProfileWords";
import { loadForms, MedicineForm } from "./forms";
import { type Medicine, MedicineRow, type MedicineRowProps } from "./MedicineRow";
import styles from "./Medicines.module.css";
import { inputFrom, type MedicineValues, NEW_MEDICINE, type Whom } from "./medicine";
import { useMedicineAct } from "./useMedicineAct";
import { useMedicineActs } from "./useMedicineActs";

graphql(`
  fragment Medicines_list on MedicationConnection {
    totalCount
    nodes {
      id
      ...MedicineRow_medication
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

export interface MedicinesProps {
  current: Medicines_ListFragment;
  stopped: Medicines_ListFragment;
  /** Whose they are, where that is somebody whom the patient looks after. */
  forWhom?: Whom;
  /** Reads the lists again. */
  onChanged: () => Promise<unknown>;
  /** Reads the next page of one of the two. */
  onMore: (after: { afterCurrent: string | null } | { afterStopped: string | null }) => Promise<unknown>;
}

/** What was done last, with the way back. */
interface Said {
  text: string;
  undo?: () => Promise<unknown>;
}

const idOf = (field: string) => `${field}-new`;

/** The medicines that somebody takes, those that they stopped, and the form for another one. */
export function Medicines({ current, stopped, forWhom, onChanged, onMore }: MedicinesProps) {
  useEffect(() => {
    const timer = setTimeout(loadForms, 2_000);
    return () => clearTimeout(timer);
  }, []);
  const { t } = useProfileWords();
  const viewer = useViewer();
  const acts = useMedicineActs();
  const act = useMedicineAct(idOf);
  const undoAct = useMedicineAct(idOf);
  const [typed, keep] = useKept<MedicineValues>(`${keptBy(viewer)}medicine-new-${forWhom?.id ?? ""}`);
  const [isAdding, setAdding] = useState(false);
  const added = typed ?? (isAdding ? NEW_MEDICINE : null);
  const [said, setSaid] = useState<Said | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** After a row or a button is gone, the focus goes to what was said about it. */
  const say = async (next: Said) => {
    await onChanged().catch(() => undefined);
    setSaid(next);
    heading.current?.focus({ preventScroll: true });
  };
  const close = () => {
    keep(null);
    setAdding(false);
    act.refuse([]);
  };
  const save = async () => {
    if (!added) return;
    const code = await act.run(() => acts.add(inputFrom(added), forWhom?.id));
    if (code !== null) return;
    close();
    await say({ text: t("medicine.added", { name: added.name.trim() }) });
  };
  const rows: Pick<MedicineRowProps, "forWhom" | "onChanged" | "onEdited" | "onStop" | "onResume" | "onDelete"> = {
    forWhom,
    onChanged,
    onEdited: ({ name }) => {
      setSaid({ text: t("medicine.edited", { name }) });
      // What speaks against the others may be different now; the patient's own are read again when the profile says so.
      if (forWhom) void onChanged().catch(() => undefined);
    },
    onStop: async ({ id, name }: Medicine, on: string) => {
      await acts.stop(id, on);
      await say({ text: t("medicine.stopped", { name }), undo: () => acts.resume(id) });
    },
    onResume: async ({ id, name, stoppedOn }: Medicine) => {
      await acts.resume(id);
      await say({
        text: t("medicine.resumed", { name }),
        undo: stoppedOn ? () => acts.stop(id, stoppedOn) : undefined,
      });
    },
    onDelete: async (medicine: Medicine) => {
      await acts.remove(medicine.id);
      await say({
        text: t("medicine.deleted", { name: medicine.name }),
        undo: () => acts.addAgain(medicine, forWhom?.id),
      });
    },
  };
  const undo = async (back: () => Promise<unknown>) => {
    if ((await undoAct.run(back)) === null) await say({ text: t("medicine.undone") });
  };
  const more = { label: t("more.label"), failed: t("more.failed") };
  return (
    <section aria-labelledby="medicines">
      <header className={styles.head}>
        <h2 id="medicines" ref={heading} tabIndex={-1}>
          {t("medicine.title")}
        </h2>
        {!added && (
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={2} aria-hidden />}
            onClick={() => {
              setSaid(null);
              setAdding(true);
            }}
          >
            {t("medicine.add")}
          </Button>
        )}
      </header>
      {forWhom && <p className={styles.summary}>{t("medicine.isAbout", { name: forWhom.name })}</p>}
      <div role="status" className={styles.said}>
        {said && (
          <>
            <span>{said.text}</span>
            {said.undo && (
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
                onClick={() => said.undo && void undo(said.undo)}
              >
                {t("medicine.undo")}
              </Button>
            )}
          </>
        )}
        {undoAct.problems.map(({ message }) => (
          <span key={message}>{message}</span>
        ))}
      </div>
      {added && (
        <div className={styles.open}>
          <Suspense>
            <MedicineForm
              idOf={idOf}
              title={t("medicine.addTitle")}
              forWhom={forWhom}
              values={added}
              onChange={keep}
              act={act}
              onSubmit={() => void save()}
              onCancel={() => {
                close();
                heading.current?.focus({ preventScroll: true });
              }}
            />
          </Suspense>
        </div>
      )}
      {current.nodes.length > 0 && (
        <p className={styles.toList}>
          <Link to={forWhom ? `/family/${forWhom.id}/medicines/list` : "/profile/medicines"}>{t("medicine.list")}</Link>
        </p>
      )}
      {current.nodes.length > 0 && (
        <ul className={styles.list}>
          {current.nodes.map((medication) => (
            <MedicineRow key={medication.id} medication={medication} {...rows} />
          ))}
        </ul>
      )}
      {current.pageInfo.hasNextPage && (
        <LoadMore {...more} onMore={() => onMore({ afterCurrent: current.pageInfo.endCursor })} />
      )}
      {current.nodes.length === 0 && !added && <EmptyState>{t("medicine.empty")}</EmptyState>}
      {stopped.nodes.length > 0 && (
        <details className={styles.past}>
          <summary>{t("medicine.past", { count: stopped.totalCount })}</summary>
          <ul className={styles.list}>
            {stopped.nodes.map((medication) => (
              <MedicineRow key={medication.id} medication={medication} {...rows} />
            ))}
          </ul>
          {stopped.pageInfo.hasNextPage && (
            <LoadMore {...more} onMore={() => onMore({ afterStopped: stopped.pageInfo.endCursor })} />
          )}
        </details>
      )}
    </section>
  );
}
