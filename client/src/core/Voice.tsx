import { type MantineThemeOverride, MantineThemeProvider } from "@mantine/core";
import { type ReactNode, useLayoutEffect } from "react";

export type VoiceName = "patient" | "advertiser" | "admin";

/** Sizes that Mantine draws itself; everything else about density is in voices.css. */
const voices: Record<VoiceName, MantineThemeOverride> = {
  patient: { defaultRadius: "lg", components: { Text: { defaultProps: { size: "lg" } } } },
  advertiser: {},
  admin: { defaultRadius: "sm", components: { Text: { defaultProps: { size: "sm" } } } },
};

/** Speaks to one audience. The body carries the name too, because dialogs and toasts are drawn outside the page. */
export function Voice({ name, children }: { name: VoiceName; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dataset.voice = name;
  }, [name]);
  return (
    <MantineThemeProvider inherit theme={voices[name]}>
      <div data-voice={name}>{children}</div>
    </MantineThemeProvider>
  );
}
