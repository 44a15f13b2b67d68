import { IconAlertTriangle } from "@tabler/icons-react";
import styles from "./Roles.module.css";

/** What somebody takes from themselves, in the API's words; the button below it means yes from now on. */
export function OwnLoss({ sentence }: { sentence: string }) {
  return (
    <div role="alert">
      {sentence && (
        <p className={styles.warning}>
          <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
          {sentence}
        </p>
      )}
    </div>
  );
}
