import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { formatDay, formatHourMinute } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { ComparisonDialog } from "./ComparisonDialog";
import styles from "./ModelTrainingPage.module.css";
import { formatShare, METRICS, type Model } from "./training";

const TrainedModelsDocument = graphql(`
  query TrainedModels($after: String) {
    trainedModels(first: 20, after: $after) {
      totalCount
      nodes {
        id
        version
        createdAt
        isPublished
        isBuiltIn
        canPublish
        problem
        gate {
          name
          value
          threshold
          isMet
          sentence
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** Which dialog stands over which version. */
type Shown = { model: Model; act: "publish" | "compare" } | null;

/** The versions that were trained: what each reaches, and whether it may answer patients. */
export function ModelList({ mayPublish, onSaid }: { mayPublish: boolean; onSaid: (sentence: string) => void }) {
  const { t } = useTranslation("training");
  const list = usePages(TrainedModelsDocument, (data) => data.trainedModels);
  const [shown, setShown] = useState<Shown>(null);
  const close = () => {
    const id = shown && `${shown.act}-${shown.model.id}`;
    setShown(null);
    focusPage(() => (id ? document.getElementById(id) : null) ?? document.getElementById("models"));
  };
  return (
    <Panel
      id="models"
      title={t("models.title")}
      remarks={list.total !== undefined && <span className="num">{t("models.count", { count: list.total })}</span>}
    >
      <PagedTable
        list={list}
        className={styles.models}
        columns={[
          t("models.version"),
          t("models.made"),
          ...METRICS.map((name) => ({ label: t(`metric.${name}`), isFigure: true })),
          { label: t("models.missed"), isFigure: true },
          t("models.state"),
          { label: t("models.acts"), isHidden: true },
        ]}
        row={(model) => (
          <ModelRow key={model.id} model={model} mayPublish={mayPublish} onShow={(act) => setShown({ model, act })} />
        )}
        empty={t("models.empty")}
        words={{ failed: t("models.failed"), more: t("models.more"), moreFailed: t("more.failed") }}
      />
      {shown?.act === "publish" && <PublishDialog model={shown.model} onClose={close} onSaid={onSaid} />}
      {shown?.act === "compare" && <ComparisonDialog model={shown.model} onClose={close} />}
    </Panel>
  );
}

interface ModelRowProps {
  model: Model;
  mayPublish: boolean;
  onShow: (act: "publish" | "compare") => void;
}

function ModelRow({ model, mayPublish, onShow }: ModelRowProps) {
  const { t } = useTranslation("training");
  const { id, version, createdAt, isPublished, isBuiltIn, canPublish, gate, problem } = model;
  const checkOf = (name: string) => gate.find((check) => check.name === name);
  const missed = checkOf("missedEmergencies");
  const state = problem ? "broken" : isPublished ? "published" : canPublish ? "ready" : "below";
  const level = { broken: "critical", published: "normal", ready: "info", below: "warning" } as const;
  return (
    <tr>
      <th scope="row" className="num">
        {version}
        {isBuiltIn && <span className={styles.builtIn}>{t("models.builtIn")}</span>}
      </th>
      <td data-label={t("models.made")}>
        {t("moment", { day: formatDay(createdAt), time: formatHourMinute(createdAt) })}
      </td>
      {METRICS.map((name) => {
        const check = checkOf(name);
        return (
          <td key={name} data-figure data-label={t(`metric.${name}`)} data-below={check?.isMet === false || undefined}>
            {check ? formatShare(check.value) : "–"}
            {check?.isMet === false && <span className="hidden-text"> {t("models.tooLow")}</span>}
          </td>
        );
      })}
      <td data-figure data-label={t("models.missed")} data-below={missed?.isMet === false || undefined}>
        {missed?.value ?? "–"}
      </td>
      <td data-label={t("models.state")}>
        <StatusChip level={level[state]}>{t(`models.${state}`)}</StatusChip>
      </td>
      <td data-wide className={styles.rowActs}>
        {!isPublished && (
          <Button
            id={`compare-${id}`}
            variant="default"
            size="xs"
            aria-label={t("compare.openOf", { version })}
            onClick={() => onShow("compare")}
          >
            {t("compare.open")}
          </Button>
        )}
        {mayPublish && !isPublished && !problem && (
          <Button
            id={`publish-${id}`}
            variant={canPublish ? "filled" : "default"}
            size="xs"
            aria-label={t(canPublish ? "publish.openOf" : "publish.whyNotOf", { version })}
            onClick={() => onShow("publish")}
          >
            {t(canPublish ? "publish.open" : "publish.whyNot")}
          </Button>
        )}
      </td>
    </tr>
  );
}

const PublishDocument = graphql(`
  mutation PublishDialog_publish($id: ID!) {
    publishModel(id: $id) {
      id
      version
      isPublished
    }
  }
`);

interface PublishDialogProps {
  model: Model;
  onClose: () => void;
  onSaid: (sentence: string) => void;
}

/** What a version has to reach before it may answer patients, whether it does, and the act of publishing it. */
function PublishDialog({ model: { id, version, gate, canPublish }, onClose, onSaid }: PublishDialogProps) {
  const { t } = useTranslation("training");
  const [publish] = useMutation(PublishDocument, {
    refetchQueries: ["ModelMetrics", "TrainedModels", "ModelPublications"],
  });
  const { run, pending, problem } = useAct(t("publish.failed"));
  const act = async () => {
    await publish({ variables: { id } });
    onSaid(t("publish.done", { version }));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(canPublish ? "publish.title" : "publish.titleNot", { version })}>
      <div className={styles.dialog}>
        <p>{t(canPublish ? "publish.consequence" : "publish.cannot", { version })}</p>
        <ul className={styles.checks}>
          {gate.map(({ name, isMet, sentence }) => {
            const Icon = isMet ? IconCircleCheck : IconCircleX;
            return (
              <li key={name} data-met={isMet}>
                <Icon size={19} stroke={2} aria-hidden />
                <span className="hidden-text">{t(isMet ? "publish.met" : "publish.notMet")}</span>
                {sentence}
              </li>
            );
          })}
        </ul>
        <FieldAlert message={problem} />
        {canPublish && (
          <div className={styles.foot}>
            <SubmitButton
              type="button"
              pending={pending}
              pendingLabel={t("publish.pending")}
              onClick={() => void run(act)}
            >
              {t("publish.act", { version })}
            </SubmitButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
