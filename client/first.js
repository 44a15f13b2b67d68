// The one script that runs before the first paint, for pages that the build has drawn (docs/decisions/0012-prerender.md).
{
  // The colours that were chosen on this device, else those of the system. Mantine keeps the choice under this name.
  let chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Without a storage the system decides.
  }
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";

  // A drawn page names its scripts here in place of loading them: style and letters come first, because they are what is seen.
  const LONGEST_WAIT_MS = 3_000;
  const [entry, ...others] = document.currentScript.dataset.start?.split(" ") ?? [];
  let hasBegun = entry === undefined;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of others) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
    }
    const script = Object.assign(document.createElement("script"), { type: "module", crossOrigin: "", src: entry });
    document.head.append(script);
  };
  addEventListener("load", () => document.fonts.ready.then(begin));
  setTimeout(begin, LONGEST_WAIT_MS);
}
