import { User } from "../../people/accounts/user.entity";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { refuseProblems } from "./application.service";
import { companyChanged } from "./application.topics";
import { Company, CompanyChange } from "./company.entity";
import { type CompanyTyped, type ContactDetails, readContactDetails } from "./company.rules";
import type { CompanyChangeType } from "./company.type";

export interface AdvertiserCompany extends Omit<Company, "advertiserId" | "createdAt"> {
  email: string;
  since: Date;
  changes: CompanyChangeType[];
}

/** How many changes of a company are shown. */
const CHANGES_SHOWN = 50;

/** The advertiser's own company. @throws NOT_FOUND for an account without one. */
export async function readCompanyOf(ctx: Reader, who: Pick<Who, "id">): Promise<AdvertiserCompany> {
  const company = await ctx.db.getRepository(Company).findOneBy({ advertiserId: who.id });
  if (!company) throw notFound();
  const { email } = await ctx.db.getRepository(User).findOneByOrFail({ id: who.id });
  const changes = await ctx.db.getRepository(CompanyChange).find({
    where: { advertiserId: who.id },
    order: { changedAt: "DESC", id: "DESC" },
    take: CHANGES_SHOWN,
  });
  const { name, registrationNumber, address, contactPerson, phone, website, createdAt: since } = company;
  return { name, registrationNumber, address, contactPerson, phone, website, email, since, changes };
}

/** Changes how the company is reached; each change stays in its history. @throws BAD_USER_INPUT with every field that is wrong. */
export async function updateCompany(
  ctx: RequestContext,
  who: Who,
  input: CompanyTyped<ContactDetails>,
): Promise<AdvertiserCompany> {
  const { details, problems } = readContactDetails(input);
  refuseProblems(problems);
  await ctx.db.transaction(async (tx) => {
    const companies = tx.getRepository(Company);
    const company = await companies.findOne({
      where: { advertiserId: who.id },
      lock: { mode: "pessimistic_write" },
    });
    if (!company) throw notFound();
    const fields = (Object.keys(details) as (keyof ContactDetails)[]).filter((key) => company[key] !== details[key]);
    if (fields.length === 0) return;
    await companies.update({ advertiserId: who.id }, details);
    const at = { advertiserId: who.id, changedAt: ctx.clock.now() };
    const changes = fields.map((field) => ({ ...at, field, before: company[field], after: details[field] }));
    await tx.getRepository(CompanyChange).insert(changes);
    await audit(tx, ctx, "company_changed", ["user", who.id], { details: { fields: fields.join(" ") } });
    await publish(tx, companyChanged, who.id, { advertiserId: who.id });
  });
  return readCompanyOf(ctx, who);
}
