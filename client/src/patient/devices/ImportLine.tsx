import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { ImportLine_ImportFragment } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { isSameDay } from "../../lib/time";
import { useMoments } from "../../lib/useMoments";
import { FactList } from "../../ui/FactList";
import { FieldError } from "../../ui/FieldError";
import { Measure } from "../../ui/Measure";
import styles from "./Devices.module.css";
import { useDeviceWords } from "./useDeviceWords";

const ImportFragment = graphql(`
  fragment ImportLine_import on DeviceImport {
    id
    kind
    status
    percent
    counts {
      metric
      count
    }
    added
    leftOut
    firstAt
    lastAt
    problem
    problemRows {
      row
      problem
    }
    createdAt
  }
`);

const CancelDocument = graphql(`
  mutation ImportLine_cancel($id: ID!) {
    cancelDeviceImport(id: $id) {
      id
      ...ImportLine_import
    }
  }
`);

/** One file: how far it is, what was found in it, or what is wrong with it. */
export function ImportLine({ imported }: { imported: FragmentType<ImportLine_ImportFragment> & { id: string } }) {
  const { t } = useDeviceWords();
  const { said } = useMoments();
  const { data, complete } = useFragment({ fragment: ImportFragment, from: imported });
  const [cancel, { loading }] = useMutation(CancelDocument);
  const [hasFailed, setFailed] = useState(false);
  if (!complete) return null;
  const { id, kind, status, percent, createdAt } = data;
  const name = t(`import.kind.${kind}`);

  const end = async () => {
    if (loading) return;
    setFailed(false);
    try {
      await cancel({ variables: { id } });
    } catch (error) {
      // What has ended meanwhile shows how by itself.
      if (problemCode(error) !== "CONFLICT" && problemCode(error) !== "NOT_FOUND") setFailed(true);
    }
  };
  return (
    <li className={styles.import}>
      <p className={styles.name}>
        <b>{name}</b>
        <span className="num">{said(createdAt)}</span>
      </p>
      {(status === "WAITING" || status === "READING" || status === "STORING") && (
        <>
          <Measure
            role="progressbar"
            min={0}
            max={100}
            value={percent}
            label={`${name}: ${t(`import.status.${status}`, { percent })}`}
            size="slim"
          />
          <p className={styles.progress}>
            <span className="num">{t(`import.status.${status}`, { percent })}</span>
            <Button variant="subtle" onClick={() => void end()}>
              {t("import.cancel")}
              <span className="hidden-text"> {name}</span>
            </Button>
          </p>
        </>
      )}
      {status === "CANCELLED" && <p className={styles.quiet}>{t("import.status.CANCELLED")}</p>}
      {status === "DONE" && <Found {...data} />}
      {status === "FAILED" && <Wrong {...data} />}
      {hasFailed && <p role="alert">{t("import.cancelFailed")}</p>}
    </li>
  );
}

type Shown = Omit<ImportLine_ImportFragment, " $fragmentName">;

/** What was in the file. */
function Found({ counts, added, leftOut, firstAt, lastAt }: Shown) {
  const { t } = useDeviceWords();
  const { fullDay } = useMoments();
  const locale = localeOf(useLanguage());
  const isOneDay = firstAt && lastAt && isSameDay(firstAt, lastAt);
  return (
    <>
      {firstAt && lastAt && (
        <p className={styles.quiet}>
          {isOneDay
            ? t("import.day", { day: fullDay(firstAt) })
            : t("import.span", { from: fullDay(firstAt), to: fullDay(lastAt) })}
        </p>
      )}
      <FactList
        className={`${styles.counts} num`}
        facts={counts.map(({ metric, count }) => [t(`metric.${metric}`), count.toLocaleString(locale)])}
      />
      <p className={styles.quiet}>{added > 0 ? t("import.added", { count: added }) : t("import.nothingNew")}</p>
      {leftOut > 0 && <p className={styles.quiet}>{t("import.leftOut", { count: leftOut })}</p>}
    </>
  );
}

/** What is wrong with the file, and what to do. */
function Wrong({ problem, problemRows }: Shown) {
  const { t } = useDeviceWords();
  return (
    <div className={styles.wrong}>
      <FieldError message={t(`problem.${problem ?? "FAILED"}`)} />
      {problemRows.length > 0 && (
        <ul>
          {problemRows.map(({ row, problem: wrong }) => (
            <li key={row}>{t(`row.${wrong}`, { row })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
