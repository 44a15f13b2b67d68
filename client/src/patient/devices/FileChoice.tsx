import { useEffect, useRef } from "react";
import { useStore } from "../../lib/store";
import styles from "./Devices.module.css";
import { FileHelp } from "./FileHelp";
import { FilePicker } from "./FilePicker";
import { fileUpload, forgetUpload } from "./fileUpload";
import { ImportLine } from "./ImportLine";
import { isUnderWay, useDeviceImports } from "./useDeviceImports";
import { useDeviceWords } from "./useDeviceWords";

/** A file of readings: chosen, sent, read, with the newest one in front. */
export function FileChoice() {
  const { t } = useDeviceWords();
  const imports = useDeviceImports();
  const { phase, end } = useStore(fileUpload);
  const newest = imports?.[0];
  const isReading = newest !== undefined && isUnderWay(newest);
  /** Files that had ended before this dialog was opened are old news. */
  const old = useRef<string>(undefined);
  useEffect(() => {
    if (imports && old.current === undefined) old.current = isReading ? "" : (newest?.id ?? "");
  }, [imports, isReading, newest]);
  const hasArrived = phase === "ended" && end?.kind === "arrived";
  useEffect(() => {
    if (hasArrived && newest && newest.id !== old.current) forgetUpload();
  }, [hasArrived, newest]);
  const isShown = newest !== undefined && old.current !== undefined && newest.id !== old.current;
  return (
    <>
      {isShown && (
        <ul className={styles.imports}>
          <ImportLine imported={newest} />
        </ul>
      )}
      <p role="status" className={isReading ? styles.quiet : "hidden-text"}>
        {isShown && (isReading ? t("import.leave") : newest.status === "DONE" && t("import.done"))}
      </p>
      {!isReading && !hasArrived && <FilePicker isAgain={isShown} isReading={isReading} />}
      {hasArrived && !isShown && <p role="status">{t("import.started")}</p>}
      <FileHelp />
    </>
  );
}
