import type { EntityManager } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { readRow } from "../../platform/lists";
import { londonDay } from "../../platform/london.rules";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import {
  type AnswerTemplate,
  type AnswerTemplateFields,
  TEMPLATE_LIMITS,
  TEMPLATE_MESSAGES,
  templateProblems,
  tidyTemplate,
} from "./answer-template.rules";
import { PRODUCT_TEMPLATES } from "./answer-templates.rules";

interface Row {
  id: string;
  title: string;
  texts: Partial<Record<Language, string>>;
  sourceTitle: string | null;
  sourceUrl: string | null;
  writtenBy: string | null;
  writtenAt: Date;
  version: number;
}

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

/** Keeps a text. @throws BAD_USER_INPUT on every field that is wrong; CONFLICT on the 101st. */
export const createTemplate = (ctx: RequestContext, who: Who, input: AnswerTemplateFields): Promise<AnswerTemplate> =>
  store(ctx, "answer_template_created", input, async (tx, values) => {
    await tx.query("select pg_advisory_xact_lock(4242037)");
    const [{ count }] = await tx.query("select count(*)::int from answer_templates");
    if (count >= TEMPLATE_LIMITS.kept) throw conflict(TEMPLATE_MESSAGES.tooMany);
    const [{ id }] = await tx.query(
      `insert into answer_templates (title, texts, source_title, source_url, written_by, written_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [...values, who.id, ctx.clock.now()],
    );
    return id;
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
    await tx.query(
      `update answer_templates set title = $1, texts = $2, source_title = $3, source_url = $4, written_by = $5, written_at = $6,
              version = version + 1 where id = $7`,
      [...values, who.id, ctx.clock.now(), id],
    );
    return id;
  });

/** @throws NOT_FOUND, also for a text of the product; CONFLICT when somebody has changed it. */
export async function deleteTemplate(
  ctx: RequestContext,
  { id, version }: { id: string; version: number },
): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    await lockVersion(tx, id, version);
    await tx.query("delete from answer_templates where id = $1", [id]);
    await note(tx, ctx, "answer_template_deleted", id);
  });
  return id;
}

async function lockVersion(tx: EntityManager, id: string, seen: number): Promise<void> {
  const sql = "select version from answer_templates where id = $1 for update";
  const { version } = await readRow<{ version: number }>(tx, sql, id);
  if (version !== seen) throw conflict(TEMPLATE_MESSAGES.changed);
}

async function store(
  ctx: RequestContext,
  action: TemplateAction,
  input: AnswerTemplateFields,
  write: (tx: EntityManager, values: unknown[]) => Promise<string>,
): Promise<AnswerTemplate> {
  const fields = tidyTemplate(input);
  const [first, ...others] = templateProblems(fields);
  if (first) throw invalidFields([first, ...others]);
  const { title, sourceTitle, sourceUrl } = fields;
  const texts = Object.fromEntries(fields.texts.map(({ language, text }) => [language, text]));
  try {
    return await ctx.db.transaction(async (tx) => {
      const id = await write(tx, [title, texts, sourceTitle, sourceUrl]);
      await note(tx, ctx, action, id);
      return templateOf(await readRow<Row>(tx, `${SELECT} where a.id = $1`, id));
    });
  } catch (error) {
    throw isDuplicate(error) ? invalid("input.title", TEMPLATE_MESSAGES.taken) : error;
  }
}

type TemplateAction = Extract<AuditAction, `answer_template_${string}`>;

const note = (tx: EntityManager, ctx: RequestContext, action: TemplateAction, id: string): Promise<void> =>
  audit(tx, ctx, { action, subjectType: "answer_template", subjectId: id });
