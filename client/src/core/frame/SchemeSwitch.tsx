import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

export interface SchemeSwitchProps {
  className?: string;
  /** Shows the words beside the icon; without them they are the button's name. */
  withWords?: boolean;
  iconSize?: number;
}

/** Light or dark: what the system says until this is pressed, afterwards what was chosen. */
export function SchemeSwitch({ className, withWords = false, iconSize = 22 }: SchemeSwitchProps) {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("light");
  const words = t(scheme === "dark" ? "shell.useLight" : "shell.useDark");
  const Icon = scheme === "dark" ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={className}
      onClick={() => setColorScheme(scheme === "dark" ? "light" : "dark")}
      aria-label={withWords ? undefined : words}
      title={withWords ? undefined : words}
    >
      <Icon size={iconSize} stroke={1.75} aria-hidden />
      {withWords && <span>{words}</span>}
    </button>
  );
}
