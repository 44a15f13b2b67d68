/** Waits until the condition holds, asking every 20 ms, for at most a minute. */
export async function until(condition: () => boolean | Promise<boolean>, what = "the condition"): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > end) {
      throw new Error(`Waited a minute for ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
