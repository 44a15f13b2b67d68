import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { NhsNumberSetting_ViewerFragment } from "../../gql/graphql";
import { SubmitButton } from "../../ui/SubmitButton";
import { Said } from "../Said";
import { focusSection } from "../Section";
import { Setting } from "../Setting";
import styles from "./details.module.css";

const NhsNumberSettingFragment = graphql(`
  fragment NhsNumberSetting_viewer on Viewer {
    id
    waitingNhsNumber
  }
`);

const RemoveNhsNumberDocument = graphql(`
  mutation NhsNumberSetting_remove {
    deleteWaitingNhsNumber {
      id
      ...NhsNumberSetting_viewer
    }
  }
`);

/** The number that was given at registration and waits to be linked. Absent when there is none. */
export function NhsNumberSetting({
  viewer,
}: {
  viewer: FragmentType<NhsNumberSetting_ViewerFragment> & { id: string };
}) {
  const { t } = useTranslation("account");
  const { data, complete } = useFragment({ fragment: NhsNumberSettingFragment, from: viewer });
  const [remove] = useMutation(RemoveNhsNumberDocument);
  const act = useAct(t("action.failed"));
  if (!complete || (!data.waitingNhsNumber && !act.done)) return null;
  const press = async () => {
    const went = await act.run(async () => {
      await remove();
      return t("details.nhsRemoved");
    });
    if (went) focusSection("details");
  };
  return (
    <Setting label={t("details.nhsNumber")}>
      {data.waitingNhsNumber && (
        <>
          <span className="num">{t("details.nhsWaiting", { digits: data.waitingNhsNumber })}</span>
          <p className={styles.note}>{t("details.nhsText")}</p>
          <div className={styles.actions}>
            <SubmitButton
              type="button"
              variant="default"
              pending={act.pending}
              pendingLabel={t("details.nhsRemoving")}
              onClick={() => void press()}
            >
              {t("details.nhsRemove")}
            </SubmitButton>
          </div>
        </>
      )}
      <Said act={act} />
    </Setting>
  );
}
