import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { SubmitButton } from "../../ui/SubmitButton";
import { CardFields } from "./CardFields";
import styles from "./Dialogs.module.css";
import { TestCards, type TestCardsProps } from "./TestCards";
import { useCard } from "./useCard";

const UpdateCardDocument = graphql(`
  mutation CardDialog_update($input: UpdateCardInput!) {
    updateCard(input: $input) {
      ...Standing_subscription @unmask
    }
  }
`);

export interface CardDialogProps {
  testCards: TestCardsProps["cards"];
  onClose: () => void;
  onChanged: () => void;
}

/** Gives another card to the built-in payment provider. */
export function CardDialog({ testCards, onClose, onChanged }: CardDialogProps) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const form = useCard();
  const [update] = useMutation(UpdateCardDocument);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const isPending = isSaving || form.isSending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const cardToken = await form.takeToken();
      if (!cardToken) return;
      setSaving(true);
      await update({ variables: { input: { cardToken } } });
      onChanged();
    } catch (error) {
      form.refuse(inputProblems(error)[0]?.message ?? tooManyTries(common, error) ?? t("card.notSaved"));
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("card.title")}>
      <form noValidate className={styles.part} onSubmit={(event) => void submit(event)}>
        <p>{t("card.means")}</p>
        <TestCards cards={testCards} onUse={(number) => form.change("cardNumber", number)} />
        <CardFields form={form} />
        <div className={styles.foot}>
          <SubmitButton pending={isPending} pendingLabel={t("card.saving")}>
            {t("card.save")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("purchase.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
