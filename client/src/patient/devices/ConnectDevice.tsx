import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconBluetooth, IconChevronDown, IconFileUpload, IconFlask } from "@tabler/icons-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { canFindSensors } from "../../lib/heartRate";
import { useStore } from "../../lib/store";
import { Dialog } from "../../ui/Dialog";
import { FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { DemonstrationChoice } from "./DemonstrationChoice";
import styles from "./Devices.module.css";
import { FilePicker } from "./FilePicker";
import { fileUpload, forgetUpload } from "./fileUpload";
import { HeartNow } from "./HeartNow";
import { ImportLine } from "./ImportLine";
import { startHeart, stopHeart } from "./listenToHeart";
import { isLive, liveHeart } from "./liveHeart";
import { isUnderWay, useDeviceImports } from "./useDeviceImports";
import { useDeviceWords } from "./useDeviceWords";

export interface ConnectDeviceProps {
  opened: boolean;
  onClose: () => void;
}

const CHOICES = {
  bluetooth: { Icon: IconBluetooth, Content: BluetoothChoice },
  file: { Icon: IconFileUpload, Content: FileChoice },
  demonstration: { Icon: IconFlask, Content: DemonstrationChoice },
} as const satisfies Record<string, { Icon: typeof IconBluetooth; Content: ComponentType }>;
type Choice = keyof typeof CHOICES;
const NAMES = Object.keys(CHOICES) as Choice[];

/** What goes on already is open when the dialog opens. */
function presentChoice(): Choice | undefined {
  if (fileUpload.read().phase !== "idle") return "file";
  return liveHeart.read().phase === "off" ? undefined : "bluetooth";
}

/** Three ways to get figures into the product: live by Bluetooth, from a file, or made up. */
export function ConnectDevice({ opened, onClose }: ConnectDeviceProps) {
  const { t, isLoaded, hasFailed, retry } = useDeviceWords();
  const common = useTranslation("common");
  const [chosen, setChosen] = useState(presentChoice);
  return (
    <Dialog isOpen={opened} onClose={onClose} title={isLoaded ? t("connect.title") : common.t("state.loading")}>
      {hasFailed && <FailedState message={common.t("state.sessionFailed")} onRetry={retry} />}
      {isLoaded ? (
        <>
          <p className={styles.lead}>{t("connect.lead")}</p>
          <ul className={styles.choices}>
            {NAMES.map((name) => {
              const { Icon, Content } = CHOICES[name];
              const isOpen = chosen === name;
              return (
                <li key={name}>
                  <h3>
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={`connect-${name}`}
                      onClick={() => setChosen(isOpen ? undefined : name)}
                    >
                      <Icon size={26} stroke={1.75} aria-hidden />
                      <span>
                        {t(`connect.${name}`)}
                        <small>{t(`connect.${name}Hint`)}</small>
                      </span>
                      <IconChevronDown size={22} stroke={1.75} aria-hidden className={styles.chevron} />
                    </button>
                  </h3>
                  <div id={`connect-${name}`} hidden={!isOpen} className={styles.choice}>
                    {isOpen && <Content />}
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        !hasFailed && <Skeleton lines={["50%", "100%", "100%", "100%"]} />
      )}
    </Dialog>
  );
}

/** A file of readings: chosen, sent, read, with the newest one in front. */
function FileChoice() {
  const { t } = useDeviceWords();
  const imports = useDeviceImports();
  const { phase, end } = useStore(fileUpload);
  const newest = imports?.[0];
  const isReading = newest !== undefined && isUnderWay(newest);
  /** Files that had ended before this dialog was opened are old news. */
  const old = useRef<string>(undefined);
  useEffect(() => {
    if (imports && old.current === undefined) old.current = isReading ? "" : (newest?.id ?? "");
  }, [imports, isReading, newest]);
  const hasArrived = phase === "ended" && end?.kind === "arrived";
  const arrivedId = hasArrived ? (JSON.parse(end.body) as { id: string }).id : null;
  const isListed = arrivedId !== null && imports?.some(({ id }) => id === arrivedId) === true;
  useEffect(() => {
    if (!isListed) return;
    // A small file may have been read before the list came for the first time.
    old.current = "";
    forgetUpload();
  }, [isListed]);
  const isShown = newest !== undefined && old.current !== undefined && newest.id !== old.current;
  return (
    <>
      {isShown && (
        <ul className={styles.imports}>
          <ImportLine imported={newest} />
        </ul>
      )}
      <p role="status" className={isReading ? styles.quiet : "hidden-text"}>
        {isShown && (isReading ? t("import.leave") : newest.status === "DONE" && t("import.done"))}
      </p>
      {!isReading && !hasArrived && <FilePicker isAgain={isShown} isReading={isReading} />}
      {hasArrived && !isShown && <p role="status">{t("import.started")}</p>}
      <FileHelp />
    </>
  );
}

const EXAMPLE = "/readings-example.csv";

/** Where the three kinds of files come from. */
function FileHelp() {
  const { t } = useDeviceWords();
  return (
    <div className={styles.help}>
      {(["apple", "fit"] as const).map((kind) => (
        <details key={kind}>
          <summary>{t(`file.${kind}`)}</summary>
          <ol>
            {t(`file.${kind}Steps`, { returnObjects: true }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <details>
        <summary>{t("file.csv")}</summary>
        <p>{t("file.csvText")}</p>
        <p>{t("file.csvMetrics")}</p>
        <p>
          <a href={EXAMPLE} download>
            {t("file.csvExample")}
          </a>
        </p>
      </details>
    </div>
  );
}

/** A heart-rate sensor, found and listened to by the browser. */
function BluetoothChoice() {
  const { t } = useDeviceWords();
  const client = useApolloClient();
  const heart = useStore(liveHeart);
  const { phase } = heart;
  if (!canFindSensors()) {
    return (
      <>
        <p>
          <b>{t("bluetooth.unsupported")}</b>
        </p>
        <p>{t("bluetooth.unsupportedHelp")}</p>
      </>
    );
  }
  if (isLive(heart)) {
    return (
      <>
        <HeartNow />
        <p className={styles.quiet}>{t("bluetooth.keepOpen")}</p>
        <div>
          <Button variant="default" onClick={() => stopHeart(client)}>
            {t("bluetooth.stop")}
          </Button>
        </div>
      </>
    );
  }
  const isBusy = phase === "choosing" || phase === "connecting";
  return (
    <>
      <p>{t("bluetooth.how")}</p>
      <p className={styles.quiet}>{t("bluetooth.watch")}</p>
      {(phase === "ended" || phase === "failed") && (
        <p role="alert" className={styles.failure}>
          {t(`bluetooth.${phase}`)}
        </p>
      )}
      <div>
        <SubmitButton
          type="button"
          pending={isBusy}
          pendingLabel={t("bluetooth.finding")}
          onClick={() => void startHeart(client, t("bluetooth.otherName"))}
        >
          {t(phase === "off" ? "bluetooth.find" : "bluetooth.again")}
        </SubmitButton>
      </div>
    </>
  );
}
