import { MoreThanOrEqual } from "typeorm";
import type { Reader, TimedReader } from "../../platform/context";
import { findRow, type PageAsked, readList, readRow } from "../../platform/lists";
import { addDays, isDay, londonDay, londonInstant } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { invalid } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import { companyOf } from "./applicant.service";
import { Application } from "./application.entity";
import { type ApplicationStatus, MESSAGES } from "./application.rules";
import type { CompanyDetails } from "./company.rules";
import type { ApplicationsChangeType, ReviewedApplicationType } from "./review.type";
import { reviewClock } from "./working-days.rules";

interface Row extends CompanyDetails, Omit<ReviewedApplicationType, "company" | "reviewDueAt" | "reviewClockKnown"> {}

const APPLICATION = `
  select a.id, a.status, a.company_name as name, a.registration_number as "registrationNumber", a.address,
         a.contact_person as "contactPerson", a.phone, a.email, a.website, a.submitted_at as "submittedAt",
         a.decided_at as "decidedAt", u.name as "decidedBy", a.reason, a.version
    from applications a left join users u on u.id = a.decided_by`;

function viewOf(row: Row): ReviewedApplicationType {
  const { id, status, submittedAt, decidedAt, decidedBy, reason, version } = row;
  const clock = status === "PENDING" ? reviewClock(submittedAt) : null;
  return {
    ...{ id, status, submittedAt, decidedAt, decidedBy, reason, version },
    company: companyOf(row),
    reviewDueAt: clock?.reviewDueAt ?? null,
    reviewClockKnown: clock?.reviewClockKnown ?? true,
  };
}

const SENT = `${APPLICATION} where a.id = $1 and a.status <> 'DRAFT'`;

/** One application that was sent; drafts are their applicants' alone. @throws NOT_FOUND. */
export async function readForReview(ctx: Reader, id: string): Promise<ReviewedApplicationType> {
  return viewOf(await readRow<Row>(ctx.db, SENT, id));
}

export interface ApplicationFilter extends PageAsked {
  status?: ApplicationStatus | null;
  /** Beginning of the company's name, of its number or of the e-mail address. */
  search?: string | null;
  /** A day in London, as YYYY-MM-DD: those that were approved or rejected on it. */
  decidedOn?: string | null;
}

const SEARCH_MAX_LENGTH = 100;

/**
 * A page of the applications that were sent, the longest waiting first; of those that were decided on a day, the newest decision.
 * @throws BAD_USER_INPUT on `first`, `after`, `search` or `decidedOn`.
 */
export async function listApplications(
  ctx: Reader,
  { status, search, decidedOn, ...place }: ApplicationFilter,
): Promise<Page<ReviewedApplicationType>> {
  const sought = (search ?? "").normalize("NFC").trim();
  if (sought.length > SEARCH_MAX_LENGTH) throw invalid("search", `Please use at most ${SEARCH_MAX_LENGTH} characters.`);
  if (decidedOn && !isDay(decidedOn)) throw invalid("decidedOn", MESSAGES.dateForm);
  const parameters: unknown[] = [];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [status && status !== "DRAFT" ? `a.status = ${next(status)}` : "a.status <> 'DRAFT'"];
  if (status === "DRAFT") conditions.push("false");
  if (sought !== "") {
    conditions.push(`a.id in (
      select id from applications where lower(company_name) like ${next(beginning(sought.toLowerCase()))}
      union select id from applications where registration_number like ${next(beginning(sought.replace(/\s/g, "").toUpperCase()))}
      union select id from applications where email like ${next(beginning(sought.toLowerCase()))})`);
  }
  if (decidedOn) {
    conditions.push(`a.decided_at >= ${next(londonInstant(decidedOn, 0))}`);
    conditions.push(`a.decided_at < ${next(londonInstant(addDays(decidedOn, 1), 0))}`);
  }
  return readList(ctx.db, {
    ...place,
    select: APPLICATION,
    from: "applications a",
    where: conditions.join(" and "),
    parameters,
    by: [decidedOn ? "a.decided_at" : "a.submitted_at", "a.id"],
    order: decidedOn ? "desc" : "asc",
    at: decidedOn ? "decidedAt" : "submittedAt",
    view: viewOf,
  });
}

/** A pattern for texts that begin with this one, whatever signs are in it. */
const beginning = (text: string): string => `${text.replace(/[\\%_]/g, "\\$&")}%`;

/** What a delivery of `applicationsChanged` means, read again from the database. */
export async function readApplicationsChange(
  ctx: TimedReader,
  delivery: Delivery<{ applicationId: string }>,
): Promise<ApplicationsChangeType> {
  const applications = ctx.db.getRepository(Application);
  const decidedAt = MoreThanOrEqual(londonInstant(londonDay(ctx.clock.now()), 0));
  const sent = delivery.kind === "event" ? await findRow<Row>(ctx.db, SENT, delivery.event.applicationId) : null;
  return {
    snapshot: delivery.kind === "current",
    application: sent && viewOf(sent),
    pendingCount: await applications.countBy({ status: "PENDING" }),
    decidedTodayCount: await applications.countBy({ decidedAt }),
  };
}
