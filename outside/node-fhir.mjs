// BlueHalo's node-fhir-server-core with three invented patients: its routes, its reading of searches, its classes and its errors. It brings
// no store; a list stands in for one. It has no diagnostic reports at all. The port is the only argument.
import fhir from "@bluehalo/node-fhir-server-core";

const VERSION = "4_0_1";
const PAGE = 20;
const NUMBERS = { whole: "9000000041", secretive: "9000000068", careless: "9000000076" };
const active = { coding: [{ code: "active" }] };

const store = { Patient: [], AllergyIntolerance: [], Condition: [] };
for (const [id, value] of Object.entries(NUMBERS)) {
  const identifier = [{ system: "https://fhir.nhs.uk/Id/nhs-number", value }];
  store.Patient.push({ resourceType: "Patient", id, identifier, birthDate: "1992-05-14" });
  const patient = { reference: `Patient/${id}` };
  const code = { coding: [{ system: "http://snomed.info/sct", code: "764146007", display: "Penicillin" }] };
  store.AllergyIntolerance.push({
    ...{ resourceType: "AllergyIntolerance", id: `penicillin-${id}` },
    ...{ patient, clinicalStatus: active, code },
  });
  for (let number = 1; number <= 45; number += 1) {
    store.Condition.push({
      ...{ resourceType: "Condition", id: `${id}-${number}`, subject: patient },
      ...{ clinicalStatus: active, code: { text: `Illness ${number}` } },
    });
  }
}

/** Of the store what a search asks for. The careless patient's conditions are searched as if nobody had named a patient. */
function found(type, { identifier, patient }) {
  if (type === "Patient") {
    return store.Patient.filter((one) => one.identifier.some((it) => `${it.system}|${it.value}` === identifier));
  }
  if (type === "Condition" && patient === "Patient/careless") return store.Condition;
  return (store[type] ?? []).filter((one) => (one.patient ?? one.subject).reference === patient);
}

const serviceOf = (type) => ({
  async search(args, { req }) {
    if (type === "AllergyIntolerance" && args.patient === "Patient/secretive") {
      const issue = [{ severity: "error", code: "forbidden", details: { text: "Not for this reader" } }];
      throw new fhir.ServerError("Not for this reader", { statusCode: 403, issue });
    }
    const all = found(type, args);
    const at = Number(req.query.at ?? 0);
    const next = `/${VERSION}/${type}?${new URLSearchParams({ patient: args.patient ?? "", at: at + PAGE })}`;
    const Bundle = fhir.resolveSchema(VERSION, "bundle");
    const Resource = fhir.resolveSchema(VERSION, type);
    const page = new Bundle({
      ...{ type: "searchset", total: all.length },
      link: all.length > at + PAGE ? [{ relation: "next", url: `http://127.0.0.1:${process.argv[2]}${next}` }] : [],
      entry: all.slice(at, at + PAGE).map((one) => ({ resource: new Resource(one), search: { mode: "match" } })),
    });
    return page.toJSON();
  },
});

const types = ["MedicationStatement", "MedicationRequest", "DocumentReference", "ServiceRequest"];
const profiles = [...Object.keys(store), ...types].map((type) => [
  type,
  { service: serviceOf(type), versions: [VERSION] },
]);
fhir
  .initialize({ profiles: Object.fromEntries(profiles), logging: { level: "none" } })
  .listen(Number(process.argv[2]), "127.0.0.1");
