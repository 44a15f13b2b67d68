import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { problemCode } from "../../core/problems";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { InsightViewMail } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { FormDialog } from "../../ui/FormDialog";
import { PageTitle } from "../../ui/PageTitle";
import { Skeleton } from "../../ui/States";
import { SelectField, TextField } from "../../ui/TextField";
import { DemonstrationNote } from "../DemonstrationNote";
import pages from "../pages.module.css";
import styles from "./Insights.module.css";
import { Performance } from "./Performance";
import { type SavedView, type View, viewOf } from "./view";

const PerformancePageDocument = graphql(`
  query PerformancePage {
    publicConfiguration {
      demoMode
    }
    campaigns(first: 100) {
      nodes {
        id
        name
      }
    }
    insightViews {
      ...InsightView_view @unmask
    }
  }
`);

/** What came of all campaigns, for any days, divided by anything that is recorded; as it was saved, when a saved view is opened. */
export function PerformancePage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(PerformancePageDocument);
  const [search, setSearch] = useSearchParams();
  const open = data?.insightViews.find(({ id }) => id === search.get("view"));
  return (
    <>
      <PageTitle title={t("insights.title")} />
      <p className={pages.lead}>
        {t("insights.lead")} <Link to="/advertiser/reports">{t("insights.reports")}</Link>
      </p>
      {data || error ? (
        <Performance
          key={open?.id}
          initial={open && viewOf(open)}
          campaigns={data?.campaigns.nodes}
          above={(view) =>
            data && (
              <SavedViews
                views={data.insightViews}
                open={open}
                view={view}
                onOpen={(id) => setSearch(id ? { view: id } : {}, { replace: true })}
                onMoved={refetch}
              />
            )
          }
        />
      ) : (
        <Skeleton block={480} />
      )}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
    </>
  );
}

const DeleteDocument = graphql(`
  mutation SavedViews_delete($id: ID!) {
    deleteInsightView(id: $id)
  }
`);

interface SavedViewsProps {
  views: readonly SavedView[];
  /** The one that was opened. */
  open: SavedView | undefined;
  /** What is seen now. */
  view: View;
  /** Opens another one, or none, once it is in the list. */
  onOpen: (id: string | null) => void;
  onMoved: () => Promise<unknown>;
}

/** The views that an advertiser saved: opened, saved, changed, mailed and deleted. */
function SavedViews({ views, open, view, onOpen, onMoved }: SavedViewsProps) {
  const { t } = useTranslation("advertiser");
  const [asked, setAsked] = useState<"new" | "change" | "delete" | null>(null);
  const [remove] = useMutation(DeleteDocument);
  const close = () => {
    setAsked(null);
    focusPage(() => document.getElementById("saved-view"));
  };
  const moved = async (id: string | null) => {
    close();
    await onMoved();
    onOpen(id);
  };
  const confirm = async () => {
    try {
      await remove({ variables: { id: open?.id ?? "" } });
    } catch (error) {
      // It is gone already, which is what was wanted.
      if (problemCode(error) !== "NOT_FOUND") throw error;
    }
    await moved(null);
  };
  const isChanged = open && JSON.stringify(viewOf(open)) !== JSON.stringify(viewOf(view));
  return (
    <>
      <div className={styles.views}>
        <SelectField
          id="saved-view"
          label={t("insights.views.label")}
          data={[
            { value: "", label: t("insights.views.none") },
            ...views.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={open?.id ?? ""}
          onChange={({ currentTarget: { value } }) => onOpen(value || null)}
        />
        {open && (
          <Button variant="default" onClick={() => setAsked("change")}>
            {t("insights.views.change")}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsked("new")}>
          {t("insights.views.save")}
        </Button>
        {open && (
          <Button variant="subtle" onClick={() => setAsked("delete")}>
            {t("insights.views.delete")}
          </Button>
        )}
      </div>
      <p className={styles.said} role="status">
        {open?.mailed && t(`insights.views.mailed.${open.mailed}`)} {isChanged && t("insights.views.changed")}
      </p>
      {(asked === "new" || asked === "change") && (
        <ViewDialog view={view} saved={asked === "change" ? open : undefined} onSaved={moved} onClose={close} />
      )}
      {asked === "delete" && open && (
        <ConfirmDialog
          title={t("insights.views.delete")}
          meta={open.name}
          submit={t("insights.views.delete")}
          pendingLabel={t("insights.views.deleting.pending")}
          failed={t("insights.views.deleting.failed")}
          onConfirm={confirm}
          onClose={close}
        >
          <p>{t("insights.views.deleting.about")}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const CreateDocument = graphql(`
  mutation ViewDialog_create($input: InsightViewInput!) {
    createInsightView(input: $input) {
      ...InsightView_view @unmask
    }
  }
`);
const UpdateDocument = graphql(`
  mutation ViewDialog_update($id: ID!, $input: InsightViewInput!) {
    updateInsightView(id: $id, input: $input) {
      ...InsightView_view @unmask
    }
  }
`);

interface ViewDialogProps {
  /** What is seen now. */
  view: View;
  /** The one that is changed; missing for a new one. */
  saved?: SavedView;
  onSaved: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Saves what is seen under a name, and says how often it is mailed. */
function ViewDialog({ view, saved, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation("advertiser");
  const [create] = useMutation(CreateDocument);
  const [update] = useMutation(UpdateDocument);
  const [name, setName] = useState(saved?.name ?? "");
  const [mailed, setMailed] = useState<InsightViewMail | null>(saved?.mailed ?? null);
  const act = useAct(t("insights.views.form.failed"), (field) => `view-${field}`);
  const save = async () => {
    const input = { ...view, name, mailed };
    const id = saved
      ? (await update({ variables: { id: saved.id, input } })).data?.updateInsightView.id
      : (await create({ variables: { input } })).data?.createInsightView.id;
    if (id) await onSaved(id);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(saved ? "insights.views.change" : "insights.views.save")}
      form={act}
      onSubmit={() => void act.run(save)}
      submit={t("insights.views.form.submit")}
      pendingLabel={t("insights.views.form.pending")}
    >
      <p>{t("insights.views.form.about")}</p>
      <TextField
        id="view-name"
        label={t("insights.views.form.name")}
        error={act.errorOn("view-name")}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <SelectField
        id="view-mailed"
        label={t("insights.views.form.mailed")}
        hint={t("insights.views.form.mailedHint")}
        error={act.errorOn("view-mailed")}
        data={(["NONE", "WEEKLY", "MONTHLY"] as const).map((value) => ({
          value,
          label: t(`insights.views.form.times.${value}`),
        }))}
        value={mailed ?? "NONE"}
        onChange={({ currentTarget: { value } }) => setMailed(value === "NONE" ? null : (value as InsightViewMail))}
      />
    </FormDialog>
  );
}
