import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../core/ConfirmDialog";
import { firstSentence, unlessGone } from "../../../core/problems";
import { useViewer } from "../../../core/session";
import { useAddress } from "../../../core/useAddress";
import { graphql } from "../../../gql";
import { focusPage } from "../../../lib/pageBelow";
import { useSearchWords } from "../../../lib/useSearchWords";
import { DoneBanner } from "../../../ui/DoneBanner";
import { FieldAlert } from "../../../ui/FieldError";
import listStyles from "../../../ui/List.module.css";
import { PagedTable } from "../../../ui/PagedTable";
import { Panel } from "../../../ui/Panel";
import { ImportDialog } from "./ImportDialog";
import { LinkDialog } from "./LinkDialog";
import { RejectDialog } from "./RejectDialog";
import { StudyDialog } from "./StudyDialog";
import { StudyFilters } from "./StudyFilters";
import styles from "./StudyList.module.css";
import { type StudyAct, StudyRow } from "./StudyRow";
import { type Study, statusOf } from "./studies";
import { TagDialog } from "./TagDialog";
import { useStudies } from "./useStudies";
import { useStudyActs } from "./useStudyActs";

type Opened = { kind: "add" | "import" } | { kind: Exclude<StudyAct, "validate" | "reopen">; study: Study };

/** Clinical studies with what staff made of them. Status and tag are in the address, what is typed is not. */
export function StudyList() {
  const { t } = useTranslation("studies");
  const { t: common } = useTranslation("common");
  const mayChange = useViewer()?.permissions.includes("studies.manage") ?? false;
  const [params, put] = useAddress();
  const status = statusOf(params.get("status"));
  const tag = params.get("tag");
  const { typed, setTyped, search } = useSearchWords();
  const found = useStudies({ status, tag, search: search || null });
  const acts = useStudyActs();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");

  const clear = () => {
    setTyped("");
    put({ status: null, tag: null });
  };
  const focusRow = (id: string) =>
    focusPage(() => document.getElementById(`study-${id}`) ?? document.getElementById("studies-search"));
  const close = (sentence?: string) => {
    const before = opened;
    setOpened(null);
    if (sentence) {
      setSaid(sentence);
      setProblem("");
    }
    if (before && "study" in before) focusRow(before.study.id);
    else if (before) focusPage(() => document.getElementById(`studies-${before.kind}`));
  };
  const decide = async (kind: "validate" | "reopen", study: Study) => {
    setProblem("");
    try {
      await acts[kind](study);
      setSaid(`${t(`done.${kind}`)}: ${study.title}`);
      focusRow(study.id);
    } catch (failure) {
      setSaid("");
      setProblem(`${study.title}: ${firstSentence(common, failure) ?? t("actFailed")}`);
      found.read();
    }
  };
  const act = (kind: StudyAct, study: Study) => {
    if (kind === "validate" || kind === "reopen") void decide(kind, study);
    else setOpened({ kind, study });
  };
  const isFiltered = status !== null || tag !== null || search !== "";
  return (
    <>
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <Panel
        id="studies"
        title={t("title")}
        remarks={
          <>
            {found.total !== undefined && <span role="status">{t("count", { count: found.total })}</span>}
            {!mayChange && <span>{t("readOnly")}</span>}
          </>
        }
      >
        <StudyFilters
          status={status}
          onStatus={(value) => put({ status: value?.toLowerCase() ?? null })}
          tag={tag}
          onTag={(value) => put({ tag: value })}
          typed={typed}
          onType={setTyped}
          counts={found.counts}
          tags={found.tags}
        >
          {mayChange && (
            <>
              <Button
                id="studies-add"
                size="xs"
                variant="default"
                leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
                onClick={() => setOpened({ kind: "add" })}
              >
                {t("add")}
              </Button>
              <Button
                id="studies-import"
                size="xs"
                variant="default"
                leftSection={<IconFileImport size={16} stroke={1.9} aria-hidden />}
                onClick={() => setOpened({ kind: "import" })}
              >
                {t("import")}
              </Button>
            </>
          )}
        </StudyFilters>
        <FieldAlert message={problem} className={listStyles.pad} />
        <PagedTable
          list={found}
          className={styles.table}
          labelledBy="studies"
          columns={[
            t("column.study"),
            t("status"),
            t("column.tags"),
            t("column.relevance"),
            mayChange && t("column.acts"),
          ]}
          row={(study) => (
            <StudyRow
              key={study.id}
              study={study}
              mayChange={mayChange}
              onAct={(kind) => act(kind, study)}
              onTag={(value) => put({ tag: value })}
            />
          )}
          empty={
            <>
              <p>
                <b>{t(isFiltered ? "emptyFiltered" : "empty")}</b>
              </p>
              {!isFiltered && mayChange && <p className="dim">{t("emptyNext")}</p>}
              {isFiltered && (
                <Button variant="default" onClick={clear}>
                  {t("clear")}
                </Button>
              )}
            </>
          }
          words={{ failed: t("failed"), more: t("more"), moreFailed: t("moreFailed") }}
          about={t("about")}
        />
      </Panel>
      {opened?.kind === "add" && <StudyDialog study={null} onClose={close} onSaved={found.read} />}
      {opened?.kind === "import" && <ImportDialog onClose={() => close()} onImported={found.read} />}
      {opened?.kind === "edit" && <StudyDialog study={opened.study} onClose={close} onSaved={found.read} />}
      {opened?.kind === "tag" && <TagDialog study={opened.study} onClose={close} />}
      {opened?.kind === "reject" && <RejectDialog study={opened.study} reject={acts.reject} onClose={close} />}
      {opened?.kind === "delete" && <DeleteStudyDialog study={opened.study} onDeleted={found.read} onClose={close} />}
      {opened?.kind === "link" && (
        <LinkDialog
          study={found.nodes?.find(({ id }) => id === opened.study.id) ?? opened.study}
          onClose={() => close()}
        />
      )}
    </>
  );
}

const DeleteDocument = graphql(`
  mutation DeleteStudyDialog_delete($id: ID!, $version: Int!) {
    deleteStudy(id: $id, version: $version)
  }
`);

interface DeleteStudyDialogProps {
  study: Study;
  onDeleted: () => void;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Asks once before a study goes that nobody decided about. */
function DeleteStudyDialog({ study: { id, version, title }, onDeleted, onClose }: DeleteStudyDialogProps) {
  const { t } = useTranslation("studies");
  const [remove] = useMutation(DeleteDocument);
  const confirm = async () => {
    await remove({ variables: { id, version } }).catch(unlessGone);
    onDeleted();
    onClose(`${t("done.delete")}: ${title}`);
  };
  return (
    <ConfirmDialog
      title={t("deleting.title")}
      meta={title}
      submit={t("deleting.confirm")}
      pendingLabel={t("deleting.pending")}
      failed={t("actFailed")}
      onConfirm={confirm}
      onClose={() => onClose()}
    >
      <p>{t("deleting.about")}</p>
    </ConfirmDialog>
  );
}
