/** Waits until the condition holds, asking every 20 ms, for at most two minutes. */
export async function until(condition: () => boolean | Promise<boolean>, what = "the condition"): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > end) {
      throw new Error(`Waited two minutes for ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
