import type { Platform } from "../../platform/context";
import { warningSignsOf } from "../clinical/book.rules";
import { clinicalBook } from "../clinical/book-file";
import { type Answering, answeringWith, builtInAnswering, builtInModel } from "./answering-model";
import { assistantVersionOf } from "./assistant-version.rules";
import { assistantVersionChanged, versionFactsChanged } from "./assistant-version.topics";
import { answeringProblem } from "./fitness.rules";
import { modelPublished } from "./model.topics";
import { BrokenModel, verifiedModel } from "./model-file";
import { ModelVersion } from "./model-version.entity";

type Parts = Pick<Platform, "db" | "hub" | "log">;

/** After a look that failed, because the database is away, the next one comes after this time, in ms. */
const RETRY_MS = 2_000;

const ARTEFACT = { id: true, version: true, checksum: true, record: true, weights: true } as const;
type Artefact = Pick<ModelVersion, keyof typeof ARTEFACT>;

/** What answers, and what is wrong when that is not what was published. */
interface Chosen {
  answering: Answering;
  problem: string | null;
  /** The model and its weights; the same again changes nothing. */
  key: string;
}

/** The publications from the newest one down to the first, each as what would answer after so many roll-backs. */
const CHAIN = `with recursive chain as (
    (select id, model_id, below_id, 1 as depth from model_publications order by id desc limit 1)
    union all
    select p.id, p.model_id, p.below_id, chain.depth + 1 from model_publications p join chain on p.id = chain.below_id)
  select model_id as "modelId" from chain group by model_id order by min(depth)`;

/**
 * The model that answers in this process: that which is published, replaced as a whole when another one is. What cannot be read is
 * passed over: then the one published before it answers, else the one that came with the code, else the rules alone.
 */
export class Assistant {
  private chosen: Chosen;
  private working?: Promise<void>;
  private again = false;
  private stopListening?: () => void;
  private retry?: NodeJS.Timeout;

  constructor(private readonly parts: Parts) {
    this.chosen = { answering: builtInAnswering(), problem: null, key: "" };
  }

  /** Looks what is published, and again whenever somebody publishes. */
  async start(): Promise<void> {
    const look = () => void this.refresh();
    const { hub } = this.parts;
    const stops = [hub.listen(modelPublished, look, look), hub.listen(versionFactsChanged, () => this.repeat())];
    this.stopListening = () => {
      for (const stop of stops) stop();
    };
    await this.refresh();
  }

  async stop(): Promise<void> {
    this.stopListening?.();
    this.stopListening = undefined;
    clearTimeout(this.retry);
    await this.working;
  }

  /** What answers now. Take it once for each question. */
  answering(): Answering {
    return this.chosen.answering;
  }

  /** A sentence when what is published cannot be read, and so something else answers. */
  get problem(): string | null {
    return this.chosen.problem;
  }

  /** Takes what is published now. Never throws: while the database is away, what answers goes on. */
  refresh(): Promise<void> {
    this.again = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
    return this.working;
  }

  /** Says again which version answers, so that what belongs to it is read anew. */
  private repeat(): void {
    const gauge = this.parts.hub.gauge(assistantVersionChanged);
    if (gauge.value) gauge.set(gauge.value);
  }

  private async work(): Promise<void> {
    while (this.again) {
      this.again = false;
      try {
        this.take(await choose(this.parts));
      } catch (error) {
        this.parts.log.warn({ err: error }, "it could not be read which model is published, trying again");
        clearTimeout(this.retry);
        if (this.stopListening) this.retry = setTimeout(() => void this.refresh(), RETRY_MS).unref();
      }
    }
  }

  private take(chosen: Chosen): void {
    const gauge = this.parts.hub.gauge(assistantVersionChanged);
    if (chosen.key === this.chosen.key && gauge.value) return;
    this.chosen = chosen;
    if (chosen.problem) this.parts.log.error({ problem: chosen.problem }, "A PUBLISHED MODEL CANNOT BE READ");
    gauge.set(assistantVersionOf(chosen.answering.record, warningSignsOf(clinicalBook())));
  }
}

async function choose({ db }: Parts): Promise<Chosen> {
  const models: { modelId: string }[] = await db.query(CHAIN);
  let broken: Artefact | undefined;
  for (const { modelId } of models) {
    const artefact: Artefact | null = await db
      .getRepository(ModelVersion)
      .findOne({ select: ARTEFACT, where: { id: modelId } });
    if (!artefact) continue;
    const answering = read(artefact);
    if (answering) return { answering, problem: problemOf(broken, answering), key: keyOf(artefact, broken) };
    broken ??= artefact;
  }
  const answering = builtInAnswering();
  return { answering, problem: problemOf(broken, answering), key: `built-in after ${broken?.id}` };
}

const keyOf = (model: Artefact, broken: Artefact | undefined) =>
  [model.id, model.checksum, model.record.trainedAt, broken?.id].join(" ");

function read({ weights, checksum, record, version }: Artefact): Answering | undefined {
  if (answeringProblem({ version, record, isWhole: true })) return undefined;
  try {
    return answeringWith({ model: verifiedModel(weights, checksum), record: { ...record, version } });
  } catch (error) {
    if (error instanceof BrokenModel) return undefined;
    throw error;
  }
}

function problemOf(broken: Artefact | undefined, { version, record }: Answering): string | null {
  const missing = builtInModel().problem;
  if (!broken) return record || !missing ? null : "The text model is missing, so the rules alone answer.";
  const instead = record ? `version ${version} answers` : "the rules alone answer";
  return `Version ${broken.version} is published but cannot be read, so ${instead}.`;
}
