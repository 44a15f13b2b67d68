export default async function teardown(): Promise<void> {
  await globalThis.stopTestPostgres?.();
  globalThis.stopTestPostgres = undefined;
}
