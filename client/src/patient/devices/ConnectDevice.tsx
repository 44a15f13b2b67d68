import { IconBluetooth, IconChevronDown, IconFileUpload, IconFlask } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/Dialog";
import { FailedState, Skeleton } from "../../ui/States";
import { BluetoothChoice } from "./BluetoothChoice";
import { DemonstrationChoice } from "./DemonstrationChoice";
import styles from "./Devices.module.css";
import { FileChoice } from "./FileChoice";
import { fileUpload } from "./fileUpload";
import { liveHeart } from "./liveHeart";
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
