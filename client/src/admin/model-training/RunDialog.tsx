import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/Dialog";
import { FieldError } from "../../ui/FieldError";
import { StatusChip } from "../../ui/StatusChip";
import { ConfusionTable } from "./ConfusionTable";
import { EpochTable } from "./EpochTable";
import styles from "./ModelTrainingPage.module.css";
import { levelOf, type Run } from "./training";

/** How one run was set up, what it learned from, and what came of it. */
export function RunDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation("training");
  const { parameters, dataHash, lineCount, addedLineCount, seed, model } = run;
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t("run", { number: run.number })}
      meta={<StatusChip level={levelOf[run.status]}>{t(`status.${run.status}`)}</StatusChip>}
    >
      <div className={styles.dialog}>
        {run.error && <FieldError message={run.error} />}
        <dl className={`${styles.facts} num`}>
          <dt>{t("details.lines")}</dt>
          <dd>{lineCount === null ? "–" : lineCount.toLocaleString("en-GB")}</dd>
          <dt>{t("details.added")}</dt>
          <dd>{addedLineCount === null ? "–" : addedLineCount.toLocaleString("en-GB")}</dd>
          <dt>{t("details.seed")}</dt>
          <dd>{seed}</dd>
          <dt>{t("details.rounds")}</dt>
          <dd>{parameters.rounds}</dd>
          <dt>{t("details.step")}</dt>
          <dd>{parameters.step}</dd>
          <dt>{t("details.shrinking")}</dt>
          <dd>{parameters.shrinking}</dd>
          <dt>{t("details.hash")}</dt>
          <dd>
            <code>{dataHash ?? "–"}</code>
          </dd>
        </dl>
        <p className="dim">{t("details.same")}</p>
        {model && <ConfusionTable modelId={model.id} />}
        {run.metrics.length > 0 && (
          <>
            <h3>{t("epochs.title")}</h3>
            <EpochTable epochs={run.metrics} />
          </>
        )}
      </div>
    </Dialog>
  );
}
