import type { Config } from "../../platform/config";
import { createFhirGateway, type FhirGateway } from "./fhir.gateway";
import type { FhirLimits } from "./fhir-http";
import { startFhirSandbox } from "./sandbox/sandbox-server";

/** Where health records are read: the configured server, in a demonstration the bundled one, else nowhere. */
export async function openFhir(
  { url, token, isSandbox, sandboxPort }: Config["fhir"],
  limits?: FhirLimits,
): Promise<{ fhir: FhirGateway | null; stop(): Promise<void> }> {
  const sandbox = isSandbox ? await startFhirSandbox(sandboxPort) : null;
  const address = url ?? sandbox?.url;
  return {
    fhir: address ? createFhirGateway({ url: address, token, isSandbox: sandbox !== null, limits }) : null,
    stop: async () => sandbox?.stop(),
  };
}
