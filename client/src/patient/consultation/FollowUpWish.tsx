import { useMutation } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { firstSentence } from "../../core/problems";
import { graphql } from "../../gql";
import styles from "./ConsultationCard.module.css";

const WishDocument = graphql(`
  mutation FollowUpWish_wish($id: ID!, $wished: Boolean!) {
    wishFollowUp(consultationId: $id, wished: $wished) {
      id
      followUpWished
    }
  }
`);

/** Whether to be asked later how things are, which is not done after such an answer unless it is wished. */
export function FollowUpWish({ id, followUpWished }: { id: string; followUpWished: boolean }) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation("common");
  const [wish, { loading }] = useMutation(WishDocument);
  const [failure, setFailure] = useState<string>();
  const change = async (wished: boolean) => {
    if (loading) return;
    setFailure(undefined);
    try {
      await wish({ variables: { id, wished } });
    } catch (error) {
      setFailure(firstSentence(common, error) ?? t("wish.failed"));
    }
  };
  return (
    <div className={styles.wish}>
      <Checkbox
        checked={followUpWished}
        label={t("wish.label")}
        description={t("wish.hint")}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
