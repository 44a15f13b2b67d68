import { useMutation } from "@apollo/client/react";
import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Devices.module.css";
import { useDeviceWords } from "./useDeviceWords";

const ConnectDocument = graphql(`
  mutation DemonstrationChoice_connect {
    connectDemonstrationDevice {
      id
      type
      name
      connected
    }
  }
`);

/** A device that says that its figures are invented. */
export function DemonstrationChoice() {
  const { t } = useDeviceWords();
  const [connect, { loading }] = useMutation(ConnectDocument);
  const [outcome, setOutcome] = useState<"done" | "conflict" | "failed">();
  const run = async () => {
    setOutcome(undefined);
    try {
      await connect();
      setOutcome("done");
    } catch (error) {
      setOutcome(problemCode(error) === "CONFLICT" ? "conflict" : "failed");
    }
  };
  return (
    <>
      <p>{t("demonstration.text")}</p>
      <p className={styles.quiet}>{t("demonstration.leave")}</p>
      {outcome && outcome !== "done" && (
        <p role="alert" className={styles.failure}>
          {t(`demonstration.${outcome}`)}
        </p>
      )}
      <p role="status" className={styles.done}>
        {outcome === "done" && (
          <>
            <IconCircleCheck size={22} stroke={1.9} aria-hidden />
            {t("demonstration.done")}
          </>
        )}
      </p>
      {outcome !== "done" && (
        <div>
          <SubmitButton
            type="button"
            pending={loading}
            pendingLabel={t("demonstration.connecting")}
            onClick={() => void run()}
          >
            {t("demonstration.connect")}
          </SubmitButton>
        </div>
      )}
    </>
  );
}
