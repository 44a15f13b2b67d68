import "reflect-metadata";
import { startTestPostgres } from "./test-postgres";

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

export default async function setup(): Promise<void> {
  globalThis.stopTestPostgres ??= await startTestPostgres();
}
