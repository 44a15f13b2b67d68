import type { EntityManager } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { isDuplicate, takeLock } from "../../platform/database";
import { insertOne, readOne } from "../../platform/entity-rows";
import { readRow } from "../../platform/lists";
import { londonDay } from "../../platform/london.rules";
import { conflict, invalid, invalidFields, notFound } from "../../platform/problems";
import { StoredTemplate } from "./answer-template.entity";
import {
  type AnswerTemplate,
  type AnswerTemplateFields,
  TEMPLATE_LIMITS,
  TEMPLATE_MESSAGES,
  templateProblems,
  tidyTemplate,
} from "./answer-template.rules";
import { PRODUCT_TEMPLATES } from "./answer-templates.rules";

type Row = Omit<StoredTemplate, "writtenById"> & { writtenBy: string | null };

const SELECT = `select a.id, a.title, a.texts, a.source_title as "sourceTitle", a.source_url as "sourceUrl", u.name as "writtenBy",
    a.written_at as "writtenAt", a.version
  from answer_templates a left join users u on u.id = a.written_by`;

const inLanguages = (texts: Partial<Record<Language, string>>): AnswerTemplate["texts"] =>
  Object.entries(texts).map(([language, text]) => ({ language: language as Language, text }));

const templateOf = ({ texts, sourceTitle: title, sourceUrl: url, ...row }: Row): AnswerTemplate => ({
  ...row,
  texts: inLanguages(texts),
  source: title && url ? { title, url, writtenOn: londonDay(row.writtenAt) } : null,
  isFromStaff: true,
});

/** The texts that come with the product, and those of staff by title: 100 at the most. */
export async function listTemplates({ db }: Reader): Promise<AnswerTemplate[]> {
  const rows: Row[] = await db.query(`${SELECT} order by lower(a.title), a.id`);
  const bundled = PRODUCT_TEMPLATES.map(({ texts, ...template }) => ({
    ...template,
    texts: inLanguages(texts),
    ...{ isFromStaff: false, writtenBy: null, writtenAt: null, version: 0 },
  }));
  return [...bundled, ...rows.map(templateOf)];
}

/** One of them. @throws NOT_FOUND. */
export async function readTemplate(ctx: Reader, id: string): Promise<AnswerTemplate> {
  const found = (await listTemplates(ctx)).find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

/** Held while texts are counted. */
const TEMPLATES_LOCK = 4242037;

/** Keeps a text. @throws BAD_USER_INPUT on every field that is wrong; CONFLICT on the 101st. */
export const createTemplate = (ctx: RequestContext, who: Who, input: AnswerTemplateFields): Promise<AnswerTemplate> =>
  store(ctx, "answer_template_created", input, async (tx, values) => {
    await takeLock(tx, TEMPLATES_LOCK);
    const count = await tx.getRepository(StoredTemplate).count();
    if (count >= TEMPLATE_LIMITS.kept) throw conflict(TEMPLATE_MESSAGES.tooMany);
    return insertOne(tx, StoredTemplate, { ...values, writtenById: who.id, writtenAt: ctx.clock.now() });
  });

/**
 * Keeps a text as it is given now; whoever does that has written it.
 * @throws BAD_USER_INPUT; NOT_FOUND, also for a text of the product; CONFLICT when somebody was faster.
 */
export const updateTemplate = (
  ctx: RequestContext,
  who: Who,
  { id, version, input }: { id: string; version: number; input: AnswerTemplateFields },
): Promise<AnswerTemplate> =>
  store(ctx, "answer_template_updated", input, async (tx, values) => {
    await lockVersion(tx, id, version);
    const change = { ...values, writtenById: who.id, writtenAt: ctx.clock.now(), version: version + 1 };
    await tx.getRepository(StoredTemplate).update({ id }, change);
    return id;
  });

/** @throws NOT_FOUND, also for a text of the product; CONFLICT when somebody has changed it. */
export async function deleteTemplate(
  ctx: RequestContext,
  { id, version }: { id: string; version: number },
): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    await lockVersion(tx, id, version);
    await tx.getRepository(StoredTemplate).delete({ id });
    await note(tx, ctx, "answer_template_deleted", id);
  });
  return id;
}

async function lockVersion(tx: EntityManager, id: string, seen: number): Promise<void> {
  const { version } = await readOne(tx, StoredTemplate, { id }, { lock: { mode: "pessimistic_write" } });
  if (version !== seen) throw conflict(TEMPLATE_MESSAGES.changed);
}

type TemplateValues = Pick<StoredTemplate, "title" | "texts" | "sourceTitle" | "sourceUrl">;

async function store(
  ctx: RequestContext,
  action: TemplateAction,
  input: AnswerTemplateFields,
  write: (tx: EntityManager, values: TemplateValues) => Promise<string>,
): Promise<AnswerTemplate> {
  const fields = tidyTemplate(input);
  const [first, ...others] = templateProblems(fields);
  if (first) throw invalidFields([first, ...others]);
  const { title, sourceTitle, sourceUrl } = fields;
  const texts = Object.fromEntries(fields.texts.map(({ language, text }) => [language, text]));
  try {
    return await ctx.db.transaction(async (tx) => {
      const id = await write(tx, { title, texts, sourceTitle, sourceUrl });
      await note(tx, ctx, action, id);
      return templateOf(await readRow<Row>(tx, `${SELECT} where a.id = $1`, id));
    });
  } catch (error) {
    throw isDuplicate(error) ? invalid("input.title", TEMPLATE_MESSAGES.taken) : error;
  }
}

type TemplateAction = Extract<AuditAction, `answer_template_${string}`>;

const note = (tx: EntityManager, ctx: RequestContext, action: TemplateAction, id: string): Promise<void> =>
  audit(tx, ctx, action, ["answer_template", id]);
