import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it arrived. */
export interface Asked {
  method: string;
  url: string;
  form: URLSearchParams;
  authorization: string | undefined;
}

export type Reply = (asked: Asked, response: ServerResponse) => void;

/**
 * A FHIR server that behaves as badly as a test wants. Until told otherwise it has one patient, Ada, with an empty record. Like some
 * real servers it finds what is hers by `patient=Patient/ada` alone, and nothing by `patient=ada`.
 */
export interface FhirDouble {
  url: string;
  asked: Asked[];
  /** From now on this answers requests whose path begins like that, below the base. */
  on(path: string, reply: Reply): void;
  /** As it was at the start. */
  reset(): void;
  stop(): Promise<void>;
}

const NHS_NUMBER = "https://fhir.nhs.uk/Id/nhs-number";

export const ADA = { number: "9434765919", born: "1980-05-17" } as const;

export const ada = (more: object = {}) => ({
  resourceType: "Patient",
  id: "ada",
  identifier: [{ system: NHS_NUMBER, value: ADA.number }],
  birthDate: ADA.born,
  ...more,
});

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (_asked, response) => {
    response.writeHead(status, { "content-type": "application/fhir+json", ...headers });
    response.end(JSON.stringify(body));
  };

/** A page of a search. */
export const bundle = (resources: object[], more: object = {}) => ({
  resourceType: "Bundle",
  type: "searchset",
  entry: resources.map((resource) => ({ resource })),
  ...more,
});

export const outcome = (severity: string, code: string) => ({
  resourceType: "OperationOutcome",
  issue: [{ severity, code, diagnostics: `about ${ADA.number}` }],
});

export async function startFhirDouble(): Promise<FhirDouble> {
  let replies: [path: string, reply: Reply][] = [];
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const one: Asked = {
      method: request.method ?? "",
      url: request.url ?? "",
      form: new URLSearchParams(body),
      authorization: request.headers.authorization,
    };
    asked.push(one);
    const path = one.url.replace(/^\/fhir\//, "");
    const [, reply] = replies.findLast(([begin]) => path.startsWith(begin)) ?? [];
    const { patient = "Patient/ada" } = Object.fromEntries(one.form);
    (patient === "Patient/ada" && reply ? reply : json(bundle([])))(one, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const double: FhirDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`,
    asked,
    on: (path, reply) => void replies.push([path, reply]),
    reset() {
      replies = [["Patient/_search", json(bundle([ada()]))]];
      asked.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  double.reset();
  return double;
}
