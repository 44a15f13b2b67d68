import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { formatDay, formatHourMinute } from "../../lib/time";
import { ListEnd } from "../../ui/ListEnd";
import { Panel } from "../../ui/Panel";
import styles from "./ModelTrainingPage.module.css";

const PublicationsDocument = graphql(`
  query ModelPublications($after: String) {
    modelOverview {
      version
      previousVersion
    }
    modelPublications(first: 20, after: $after) {
      nodes {
        id
        at
        by
        kind
        version
        previousVersion
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const RollBackDocument = graphql(`
  mutation RollBack($from: String!) {
    rollBackModel(from: $from) {
      version
      previousVersion
    }
  }
`);

/** Who let which version answer, when, and the one step back. */
export function Publications({ mayPublish, onSaid }: { mayPublish: boolean; onSaid: (sentence: string) => void }) {
  const { t } = useTranslation("training");
  const { answer, ...list } = usePages(PublicationsDocument, (data) => data.modelPublications);
  const [isAsking, setAsking] = useState(false);
  const now = answer?.modelOverview;
  return (
    <Panel id="publications" title={t("publications.title")}>
      <div className={styles.pad}>
        {mayPublish && now?.previousVersion && (
          <Button
            id="roll-back"
            variant="default"
            leftSection={<IconArrowBackUp size={17} stroke={1.9} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t("rollBack.open", { version: now.previousVersion })}
          </Button>
        )}
        {list.nodes && list.nodes.length > 0 && (
          <ol className={styles.publications}>
            {list.nodes.map(({ id, at, by, kind, version, previousVersion }) => (
              <li key={id}>
                <b>{t(`publications.${kind}`, { version })}</b>{" "}
                {previousVersion && t("publications.instead", { version: previousVersion })}
                <span className="dim num">
                  {t("publications.by", {
                    who: by ?? t("publications.product"),
                    day: formatDay(at),
                    time: formatHourMinute(at),
                  })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <ListEnd
        list={list}
        empty={t("publications.empty")}
        words={{ failed: t("publications.failed"), more: t("publications.more"), moreFailed: t("more.failed") }}
      />
      {isAsking && now?.previousVersion && (
        <RollBackDialog
          from={now.version}
          to={now.previousVersion}
          onSaid={onSaid}
          onClose={() => {
            setAsking(false);
            focusPage(() => document.getElementById("roll-back"));
          }}
        />
      )}
    </Panel>
  );
}

interface RollBackDialogProps {
  from: string;
  to: string;
  onClose: () => void;
  onSaid: (sentence: string) => void;
}

function RollBackDialog({ from, to, onClose, onSaid }: RollBackDialogProps) {
  const { t } = useTranslation("training");
  const [rollBack] = useMutation(RollBackDocument, {
    refetchQueries: ["ModelMetrics", "TrainedModels", "ModelPublications"],
  });
  const act = async () => {
    await rollBack({ variables: { from } });
    onSaid(t("rollBack.done", { version: to }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("rollBack.title", { version: to })}
      submit={t("rollBack.act", { version: to })}
      pendingLabel={t("rollBack.pending")}
      failed={t("rollBack.failed")}
      onConfirm={act}
      onClose={onClose}
    >
      <p>{t("rollBack.consequence", { from, to })}</p>
    </ConfirmDialog>
  );
}
