import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CLINICAL_SHAPES } from "../fhir-r4";
import { AWKWARD_PATIENTS } from "./awkward-patients";
import { EVERYDAY_PATIENTS } from "./everyday-patients";
import type { Json, Remark, Resource } from "./resources";

/** The base of all addresses, as a real server has one. */
const BASE = "/fhir/R4";
const PAGE = 20;
const LARGEST_FORM = 4_096;
const SEARCHED = ["Patient", ...Object.keys(CLINICAL_SHAPES)];
const NHS_NUMBER = "https://fhir.nhs.uk/Id/nhs-number";

const PEOPLE = [...EVERYDAY_PATIENTS, ...AWKWARD_PATIENTS];

/** A FHIR server that runs. */
export interface FhirSandbox {
  /** The base address, on this machine alone. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a small FHIR R4 server with invented patients on the loopback: metadata, reading, searching by GET and POST, pages.
 * @param port 0 for any that is free.
 */
export async function startFhirSandbox(port: number): Promise<FhirSandbox> {
  const server = createServer((request, response) => {
    answer(request, server)
      .catch(() => refuse(400, "invalid", "The request cannot be read."))
      .then(({ status, body }) => send(response, status, body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: addressOf(server),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;

interface Answer {
  status: number;
  body: Json;
}

function send(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { "content-type": "application/fhir+json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

const refuse = (status: number, code: string, text: string): Answer => ({
  status,
  body: outcome("error", code, text),
});

const outcome = (severity: string, code: string, text: string): Json => ({
  resourceType: "OperationOutcome",
  issue: [{ severity, code, diagnostics: text }],
});

async function answer(request: IncomingMessage, server: Server): Promise<Answer> {
  const url = new URL(request.url ?? "/", addressOf(server));
  const [type = "", id, ...rest] = url.pathname.startsWith(`${BASE}/`)
    ? url.pathname.slice(BASE.length + 1).split("/")
    : [];
  if (type === "metadata" && request.method === "GET") {
    return { status: 200, body: capabilities(addressOf(server)) };
  }
  if (!SEARCHED.includes(type) || rest.length > 0) {
    return refuse(404, "not-supported", "This server has no such resources.");
  }
  const isForm = request.method === "POST" && id === "_search";
  if (isForm || (request.method === "GET" && id === undefined)) {
    const parameters = isForm ? await readForm(request) : url.searchParams;
    return search(type, parameters, addressOf(server));
  }
  if (request.method !== "GET" || id === undefined) {
    return refuse(405, "not-supported", "This server can only be read.");
  }
  const found = PEOPLE.flatMap(({ patient, resources }) => [patient, ...resources]).find(
    (resource) => resource.resourceType === type && resource.id === id,
  );
  return found ? { status: 200, body: found } : refuse(404, "not-found", "There is no such resource.");
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LARGEST_FORM) throw new RangeError("The form is too long");
  }
  return new URLSearchParams(text);
}

function search(type: string, parameters: URLSearchParams, base: string): Answer {
  if (type === "Patient") {
    const [system, value] = (parameters.get("identifier") ?? "").split("|");
    if (system !== NHS_NUMBER || !value) {
      return refuse(400, "required", "Search patients by their NHS number.");
    }
    const found = PEOPLE.map(({ patient }) => patient).filter(
      ({ identifier }) => (identifier as { value: string }[])[0]?.value === value,
    );
    return bundle(found, type, parameters, base);
  }
  const patientId = parameters.get("patient")?.replace(/^Patient\//, "");
  if (!patientId) {
    return refuse(400, "required", "Search by patient.");
  }
  const { resources = [], remarks = {} } = PEOPLE.find(({ patient }) => patient.id === patientId) ?? {};
  const found = resources.filter(({ resourceType }) => resourceType === type);
  return bundle(found, type, parameters, base, remarks[type]);
}

/** One page of what was found, with the way to the next. What is kept back is not there, and a remark says so. */
function bundle(found: Resource[], type: string, parameters: URLSearchParams, base: string, remark?: Remark): Answer {
  const after = Number(parameters.get("_offset") ?? 0);
  const rest = found.length > after + PAGE;
  const next = new URLSearchParams(parameters);
  next.set("_offset", String(after + PAGE));
  return {
    status: 200,
    body: {
      resourceType: "Bundle",
      type: "searchset",
      total: found.length,
      link: rest ? [{ relation: "next", url: `${base}/${type}?${next}` }] : [],
      entry: [
        ...found.slice(after, after + PAGE).map((resource) => ({
          fullUrl: `${base}/${type}/${resource.id}`,
          resource,
          search: { mode: "match" },
        })),
        ...(remark
          ? [{ resource: outcome(remark.severity, remark.code, remark.text), search: { mode: "outcome" } }]
          : []),
      ],
    },
  };
}

function capabilities(url: string): Json {
  const interaction = [{ code: "read" }, { code: "search-type" }];
  return {
    resourceType: "CapabilityStatement",
    status: "active",
    date: "2026-11-21",
    kind: "instance",
    description: "Invented patients, for trying the product. Nobody here is real.",
    implementation: { description: "Demonstration server", url },
    fhirVersion: "4.0.1",
    format: ["application/fhir+json"],
    rest: [
      {
        mode: "server",
        resource: SEARCHED.map((type) => ({
          type,
          interaction,
          searchParam: [
            type === "Patient" ? { name: "identifier", type: "token" } : { name: "patient", type: "reference" },
          ],
        })),
      },
    ],
  };
}
