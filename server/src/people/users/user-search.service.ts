import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { type Page, readPageArguments, toPage } from "../../platform/pages";
import { invalid } from "../../platform/problems";
import { normaliseEmail } from "../accounts/account.rules";
import { limitKey } from "../accounts/guess.service";
import { searchProblem, USER_LIMITS, USER_MESSAGES } from "./user-account.rules";
import type { FoundUserType } from "./user-account.type";

interface UserSearch {
  /** An address, or how it begins. */
  email: string;
  first: number;
  after?: string | null;
}

/** No address has a character behind this one. */
const LAST = "\u{10FFFF}";
/** The operators of bytes, as the index has them: nothing that is typed is a pattern. */
const FOUND = "u.role <> 'ADMIN' and u.email ~>=~ $1::text and u.email ~<~ $2::text";

/**
 * Patients and advertisers whose address is, or begins with, what was typed, by address. The audit trail says that somebody
 * searched, and not for whom.
 * @throws BAD_USER_INPUT on `email`, `first` or `after`; RATE_LIMITED.
 */
export async function searchUsers(ctx: RequestContext, who: Who, search: UserSearch): Promise<Page<FoundUserType>> {
  const page = readPageArguments(search.first, search.after);
  if (page.first > USER_LIMITS.page) throw invalid("first", USER_MESSAGES.page);
  const email = normaliseEmail(search.email);
  const problem = searchProblem(email);
  if (problem) throw invalid("email", problem);
  await ctx.limits.userSearches.take(limitKey(ctx, who.id));
  const range = [email, email + LAST];
  const place = page.cursor ? "and u.email ~>~ (select email from users where id = $4)" : "";
  const rows: FoundUserType[] = await ctx.db.query(
    `select u.id, u.name, u.email, u.role, u.created_at as "createdAt", u.email_verified_at as "emailVerifiedAt",
            u.suspended_at as "suspendedAt", c.name as "companyName"
       from users u left join companies c on c.advertiser_id = u.id
      where ${FOUND} ${place} order by u.email using ~<~ limit $3`,
    [...range, page.first + 1, ...(page.cursor ? [page.cursor.id] : [])],
  );
  const [{ count }] = await ctx.db.query(`select count(*)::int from users u where ${FOUND}`, range);
  if (!page.cursor) await noteSearch(ctx, count);
  return toPage(rows, page, count, ({ createdAt, id }) => ({ at: createdAt, id }));
}

async function noteSearch(ctx: RequestContext, found: number): Promise<void> {
  await ctx.db.transaction((tx) => audit(tx, ctx, "users_searched", ["users", null], { details: { found } }));
}
