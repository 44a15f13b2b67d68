import "@mantine/core/styles/Radio.layer.css";
import { Radio, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";
import styles from "./language.module.css";

const SCHEMES = ["auto", "light", "dark"] as const;

/** Light, dark, or what the device says. It takes effect at once and stays on this device. */
export function ColourChoice() {
  const { t } = useTranslation("account");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.colours} aria-describedby="colours-hint">
      <legend>{t("language.colours")}</legend>
      <p id="colours-hint" className={styles.hint}>
        {t("language.coloursHint")}
      </p>
      <div className={styles.choices}>
        {SCHEMES.map((scheme) => (
          <Radio
            key={scheme}
            id={`colours-${scheme}`}
            name="colours"
            classNames={{ root: styles.radio, label: styles.choice }}
            value={scheme}
            label={t(`language.${scheme}`)}
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
        ))}
      </div>
    </fieldset>
  );
}
