/** Left of the seconds, as where the server says its own steps (server/src/app/start-up-steps.ts). */
const NAME_WIDTH = 44;

/** Does one step of the build and says what it did, with the seconds that it took. Resolves to what the work gives. */
export async function sayStep(step, work) {
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`  ${step.padEnd(NAME_WIDTH)}${seconds.padStart(6)} s`);
  return result;
}
