import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useAct } from "../core/useAct";
import { graphql } from "../gql";
import { SubmitButton } from "../ui/SubmitButton";
import { Said } from "./Said";

const ResendDocument = graphql(`
  mutation ResendButton_resend {
    resendVerificationEmail
  }
`);

/** Sends the mail with the link once more, to the address that waits for its confirmation. */
export function ResendButton() {
  const { t } = useTranslation("account");
  const [resend] = useMutation(ResendDocument);
  const act = useAct(t("action.failed"));
  const press = () =>
    act.run(async () => {
      await resend();
      return t("details.resent");
    });
  return (
    <div>
      <SubmitButton
        type="button"
        variant="default"
        pending={act.pending}
        pendingLabel={t("details.resending")}
        onClick={() => void press()}
      >
        {t("details.resend")}
      </SubmitButton>
      <Said act={act} />
    </div>
  );
}
