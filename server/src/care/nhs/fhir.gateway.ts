import type { z } from "zod";
import { FHIR_LIMITS, type FhirAnswer, type FhirLimits, FhirRequests } from "./fhir-http";
import { FhirProblem } from "./fhir-problem";
import {
  bundleShape,
  CLINICAL_SHAPES,
  type Clinical,
  type ClinicalType,
  type Outcome,
  outcomeShape,
  type Patient,
  patientShape,
  type Reference,
} from "./fhir-r4";

/** What a server holds of one patient, as far as it shares it. */
export interface FhirRecord {
  resources: { [Type in ClinicalType]: Clinical<Type>[] };
  /** The types of which something was kept back: an empty list of these does not mean "none". */
  notShared: ReadonlySet<ClinicalType>;
  /** What was sent beside the resources, by its reference ("Observation/1") and its full address. */
  beside: ReadonlyMap<string, unknown>;
}

/** The way to a server of health records (FHIR R4, UK Core). */
export interface FhirGateway {
  /** True for the bundled server with invented patients. */
  readonly isSandbox: boolean;
  /**
   * Reads everything of the one patient with this NHS number who was born on this day.
   * @throws FhirProblem when it cannot be read as a whole, or when it is not clear whose it is.
   */
  readRecord(nhsNumber: string, dateOfBirth: string): Promise<FhirRecord>;
}

const NHS_NUMBER = "https://fhir.nhs.uk/Id/nhs-number";

/** Why a server may keep things back without that being a fault (hl7.org/fhir/R4/valueset-issue-type). */
const KEPT_BACK = new Set(["suppressed", "forbidden", "security", "not-supported", "incomplete"]);

export interface FhirEndpoint {
  /** The base address, from the configuration alone. */
  url: string;
  token?: string;
  isSandbox: boolean;
  limits?: FhirLimits;
}

/** Reads by POST searches, so that neither the NHS number nor an id that may be one is part of an address (docs/decisions/0025). */
export function createFhirGateway({ url, token, isSandbox, limits = FHIR_LIMITS }: FhirEndpoint): FhirGateway {
  const base = new URL(`${url.replace(/\/+$/, "")}/`);
  return {
    isSandbox,
    async readRecord(nhsNumber, dateOfBirth) {
      const reading = new Reading(base, new FhirRequests(token, limits), limits.pages);
      const patient = await reading.findPatient(nhsNumber, dateOfBirth);
      return reading.readAll(patient.id, nhsNumber);
    },
  };
}

interface Found {
  matches: { resourceType: string }[];
  isWhole: boolean;
}

class Reading {
  private readonly beside = new Map<string, unknown>();

  constructor(
    private readonly base: URL,
    private readonly requests: FhirRequests,
    private readonly pages: number,
  ) {}

  async findPatient(nhsNumber: string, dateOfBirth: string): Promise<Patient> {
    const { matches } = await this.search("Patient", { identifier: `${NHS_NUMBER}|${nhsNumber}` });
    const patients = matches.map((match) => shaped(patientShape, match));
    const isTheirs = ({ identifier = [] }: Patient) =>
      identifier.some(({ system, value }) => system === NHS_NUMBER && value?.replace(/\s/g, "") === nhsNumber);
    if (!patients.every(isTheirs)) {
      throw new FhirProblem("somebody else");
    }
    const [patient, ...others] = patients.filter(
      (one) => one.birthDate === dateOfBirth && isInUse(one) && !isDeceased(one),
    );
    if (!patient || others.length > 0) {
      throw new FhirProblem(patient ? "several people" : "nobody");
    }
    return patient;
  }

  async readAll(patientId: string, nhsNumber: string): Promise<FhirRecord> {
    const notShared = new Set<ClinicalType>();
    const read = async <Type extends ClinicalType>(type: Type): Promise<Clinical<Type>[]> => {
      // hl7.org/fhir/R4/search.html#reference takes [id], [type]/[id] and [url]; some servers find nothing by the id alone.
      const { matches, isWhole } = await this.search(type, { patient: `Patient/${patientId}` });
      if (!isWhole) notShared.add(type);
      return matches.map((match) => {
        this.refuseOthers(match, patientId, nhsNumber);
        return shaped(CLINICAL_SHAPES[type] as unknown as z.ZodType<Clinical<Type>>, match);
      });
    };
    const resources = {
      AllergyIntolerance: await read("AllergyIntolerance"),
      Condition: await read("Condition"),
      MedicationStatement: await read("MedicationStatement"),
      MedicationRequest: await read("MedicationRequest"),
      DiagnosticReport: await read("DiagnosticReport"),
      DocumentReference: await read("DocumentReference"),
      ServiceRequest: await read("ServiceRequest"),
    };
    for (const resource of this.beside.values()) {
      this.refuseOthers(resource, patientId, nhsNumber);
    }
    return { resources, notShared, beside: this.beside };
  }

  /** All pages of a search. An error within a page means that something is missing, so nothing is taken. */
  private async search(type: "Patient" | ClinicalType, parameters: Record<string, string>): Promise<Found> {
    const matches: Found["matches"] = [];
    const seen = new Set<string>();
    let isWhole = true;
    let announced = 0;
    let answer = await this.requests.send(new URL(`${type}/_search`, this.base), new URLSearchParams(parameters));
    for (;;) {
      if (answer.status !== 200) {
        if (type === "Patient" || seen.size > 0 || !isKeptBack(answer)) {
          throw new FhirProblem("refused");
        }
        return { matches: [], isWhole: false };
      }
      const { entry = [], link = [], total = 0 } = shaped(bundleShape, answer.body);
      announced = Math.max(announced, total);
      for (const { resource, search, fullUrl } of entry) {
        if (resource.resourceType === "OperationOutcome") {
          isWhole = readOutcome(shaped(outcomeShape, resource)) && isWhole;
        } else if (search?.mode === "include") {
          if (fullUrl) this.beside.set(fullUrl, resource);
          if (resource.id) this.beside.set(`${resource.resourceType}/${resource.id}`, resource);
        } else if (resource.resourceType === type) {
          matches.push(resource);
        } else {
          throw new FhirProblem("not FHIR");
        }
      }
      const next = link.find(({ relation }) => relation === "next");
      if (!next) {
        return { matches, isWhole: isWhole && matches.length >= announced };
      }
      const address = this.pageAddress(next.url);
      if (seen.has(address.href) || seen.size + 1 >= this.pages) {
        throw new FhirProblem("endless pages");
      }
      seen.add(address.href);
      answer = await this.requests.send(address);
    }
  }

  /** The next page is on the same server, below the same base. */
  private pageAddress(text: string): URL {
    if (!URL.canParse(text, this.base.href)) {
      throw new FhirProblem("page elsewhere");
    }
    const address = new URL(text, this.base);
    const isNear =
      address.origin === this.base.origin &&
      address.pathname.startsWith(this.base.pathname.slice(0, -1)) &&
      ["", "/"].includes(address.pathname.charAt(this.base.pathname.length - 1)) &&
      address.username === "" &&
      address.password === "";
    if (!isNear) {
      throw new FhirProblem("page elsewhere");
    }
    return address;
  }

  /** What names a person has to name this one; a single stranger's resource makes all of it doubtful. */
  private refuseOthers(resource: unknown, patientId: string, nhsNumber: string): void {
    const { patient, subject } = resource as { patient?: Reference; subject?: Reference };
    const named = subject ?? patient;
    if (named && !this.isReferenceTo(named, patientId, nhsNumber)) {
      throw new FhirProblem("somebody else");
    }
  }

  private isReferenceTo({ reference, identifier }: Reference, patientId: string, nhsNumber: string): boolean {
    if (reference) {
      const [plain = ""] = reference.split("/_history/");
      return plain === `Patient/${patientId}` || plain === `${this.base.href}Patient/${patientId}`;
    }
    return identifier?.system === NHS_NUMBER && identifier.value === nhsNumber;
  }
}

const isInUse = ({ active, link = [] }: Patient) =>
  active !== false && !link.some(({ type }) => type === "replaced-by");
const isDeceased = ({ deceasedBoolean, deceasedDateTime }: Patient) =>
  deceasedBoolean === true || deceasedDateTime !== undefined;

/** What the server said, in the shape that it has to have. @throws FhirProblem */
function shaped<Shape>(shape: z.ZodType<Shape>, value: unknown): Shape {
  const read = shape.safeParse(value);
  if (!read.success) {
    throw new FhirProblem("not FHIR");
  }
  return read.data;
}

/** True when the remark takes nothing away. @throws FhirProblem for an error. */
function readOutcome({ issue }: Outcome): boolean {
  if (issue.some(({ severity }) => severity === "fatal" || severity === "error")) {
    throw new FhirProblem("incomplete");
  }
  return !issue.some(({ severity, code }) => severity === "warning" || KEPT_BACK.has(code));
}

/**
 * True when the server says that it does not share, or does not have, this kind of resource at all. To search what it does not have is
 * "not found" for some servers (hl7.org/fhir/R4/http.html), which is never said of a patient without entries: that is an empty bundle.
 */
function isKeptBack({ status, body }: FhirAnswer): boolean {
  const outcome = outcomeShape.safeParse(body);
  return (
    [400, 403, 404, 501].includes(status) &&
    outcome.success &&
    outcome.data.issue.every(({ code }) => KEPT_BACK.has(code) || (status === 404 && code === "not-found"))
  );
}
