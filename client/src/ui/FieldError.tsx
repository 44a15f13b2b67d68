import { IconAlertOctagon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./Field.module.css";

/** The sentence on a field: octagon, hidden "Error: ", text. */
export function FieldError({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.message}>
      <IconAlertOctagon size={19} stroke={2} aria-hidden />
      <span>
        <span className="hidden-text">{t("problem.prefix")}</span>
        {message}
      </span>
    </span>
  );
}

/** The same for what went wrong with no single field, read out when it appears; draws nothing for an empty message. */
export function FieldAlert({
  message,
  ...rest
}: {
  message: string | null | undefined;
  className?: string;
  id?: string;
}) {
  return message ? (
    <div role="alert" {...rest}>
      <FieldError message={message} />
    </div>
  ) : null;
}
