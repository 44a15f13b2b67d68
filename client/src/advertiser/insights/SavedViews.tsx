import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { SelectField } from "../../ui/TextField";
import styles from "./Insights.module.css";
import { ViewDialog } from "./ViewDialog";
import { type SavedView, type View, viewOf } from "./view";

const DeleteDocument = graphql(`
  mutation SavedViews_delete($id: ID!) {
    deleteInsightView(id: $id)
  }
`);

export interface SavedViewsProps {
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
export function SavedViews({ views, open, view, onOpen, onMoved }: SavedViewsProps) {
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
