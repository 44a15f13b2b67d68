// Runs before the first paint, for pages that are drawn before the rest arrives: the colours that were chosen on this device,
// else those of the system. Mantine keeps the choice under this name.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Without a storage the system decides.
  }
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
}
