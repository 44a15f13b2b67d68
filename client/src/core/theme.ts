import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  parseThemeColor,
  type VariantColorsResolver,
} from "@mantine/core";
import { marigold, night, signal, sky, stone, tide } from "./palette";

/** Label, hint, error, control: the error stands where the eye already is. */
const field = { inputWrapperOrder: ["label", "description", "error", "input"] };

/** On tide-3 in the dark, Mantine's white would have a contrast of 1.9 to 1; one variable settles every filled control. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const parsed = parseThemeColor({ color: input.color || input.theme.primaryColor, theme: input.theme });
  const isFilledByName = input.variant === "filled" && parsed.isThemeColor && parsed.shade === undefined;
  return isFilledByName ? { ...colors, color: "var(--on-filled)" } : colors;
};

/** Heights and corners come from the voice (voices.css), unless a compact size asks for less. */
const buttonVars = (_theme: unknown, props: { size?: string | number }) =>
  String(props.size ?? "").startsWith("compact")
    ? { root: {} }
    : {
        root: {
          "--button-height": "var(--control)",
          "--button-radius": "var(--control-corner)",
          "--button-fz": "var(--button-text)",
        },
      };

const inputVars = () => ({
  wrapper: {
    "--input-height": "var(--control)",
    "--input-size": "var(--control)",
    "--input-radius": "var(--control-corner)",
    "--input-fz": "var(--body)",
    "--input-bd": "var(--field-border)",
    "--input-placeholder-color": "var(--mantine-color-placeholder)",
  },
});

/**
 * The one theme of all three portals. Density is not here but in voices.css. Components are configured by name, not
 * with `extend`, because importing each of them here would put all of them into the first download.
 */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: "tide",
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver,
  white: "#FFFFFF",
  black: stone[9],
  colors: Object.fromEntries(
    Object.entries({
      tide,
      gray: stone,
      dark: night,
      yellow: marigold,
      red: signal,
      blue: sky,
      marigold,
      signal,
      sky,
      stone,
    }).map(([name, shades]) => [name, [...shades] as unknown as MantineColorsTuple]),
  ),
  fontFamily:
    "Inter, 'Inter until then', 'Inter until then, Roboto', 'Inter until then, Open Sans', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, monospace",
  fontSizes: { xs: "0.8438rem", sm: "0.9063rem", md: "1rem", lg: "1.125rem", xl: "1.3125rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.55", xl: "1.45" },
  headings: {
    fontWeight: "640",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.875rem", lineHeight: "1.1" },
      h2: { fontSize: "1.25rem", lineHeight: "1.2", fontWeight: "630" },
      h3: { fontSize: "1.0625rem", lineHeight: "1.3", fontWeight: "620" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1.25rem", lg: "1.75rem", xl: "2.75rem" },
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "22px" },
  defaultRadius: "md",
  breakpoints: { xs: "23.4375em", sm: "47.5em", md: "56.25em", lg: "68.75em", xl: "80em" },
  shadows: {
    sm: "0 1px 2px rgba(20,30,28,.06), 0 6px 20px -8px rgba(20,30,28,.16)",
    xl: "0 2px 6px rgba(20,30,28,.10), 0 28px 64px -16px rgba(20,30,28,.36)",
  },
  // The ring is drawn in base.css: three pixels of ink, three pixels of ground between.
  focusRing: "never",
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: "md" }, styles: { root: { fontWeight: 600 } }, vars: buttonVars },
    Input: { vars: inputVars },
    InputWrapper: { defaultProps: field },
    TextInput: { defaultProps: field },
    PasswordInput: { defaultProps: field },
    NativeSelect: { defaultProps: field },
    Textarea: { defaultProps: { ...field, autosize: true, minRows: 3 } },
    Checkbox: {
      defaultProps: { size: "md", radius: "sm" },
      styles: { label: { fontSize: "var(--body)" }, description: { fontSize: "var(--small)" } },
      vars: () => ({ root: { "--checkbox-icon-color": "var(--on-filled)", "--checkbox-size": "var(--check)" } }),
    },
    Radio: { vars: () => ({ root: { "--radio-icon-color": "var(--on-filled)" } }) },
    Card: { defaultProps: { withBorder: true, radius: "lg" } },
    Paper: { defaultProps: { radius: "lg" } },
    Modal: {
      defaultProps: {
        radius: "lg",
        shadow: "xl",
        centered: true,
        overlayProps: { color: "#0A1613", backgroundOpacity: 0.52 },
        transitionProps: { duration: 200, transition: "fade" },
      },
    },
    Notification: { defaultProps: { radius: "lg", withBorder: true, withCloseButton: true } },
    Badge: {
      defaultProps: { variant: "light", radius: "sm", size: "lg" },
      styles: { root: { textTransform: "none", fontWeight: 600, letterSpacing: 0 } },
    },
    SegmentedControl: {
      vars: () => ({
        root: { "--sc-color": "var(--mantine-color-text)", "--sc-label-color": "var(--mantine-color-body)" },
      }),
    },
    Table: { defaultProps: { verticalSpacing: 7, horizontalSpacing: 12, highlightOnHover: true, tabularNums: true } },
    Progress: { defaultProps: { radius: "xl", size: 8, transitionDuration: 320 } },
    Skeleton: { defaultProps: { radius: "sm" } },
    Tooltip: {
      defaultProps: {
        color: "stone.9",
        openDelay: 300,
        withArrow: false,
        events: { hover: true, focus: true, touch: false },
      },
    },
  },
});
