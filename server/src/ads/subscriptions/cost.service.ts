import type { DataSource } from "typeorm";
import type { BilledMonth } from "./cost.rules";
import { USED_IN_PERIOD } from "./counted-periods.service";

/**
 * The months of an advertiser that touch a span, the earliest first. Each line of an invoice belongs to one month: a line over the
 * quota to the month that it names, every other to the month that began nearest to its own beginning. An invoice that was taken back,
 * and the credit note that did it, belong to none. The VAT of an invoice is divided over its lines in their order.
 */
export function readBilledMonths(
  db: Pick<DataSource, "query">,
  advertiserId: string,
  from: Date,
  to: Date,
): Promise<BilledMonth[]> {
  return db.query(
    `with line as (
       select coalesce(l.period_id, near.id) as period_id, l.period_id is not null as is_over, l.net_pence, i.number,
              coalesce(round(i.vat_pence * sum(l.net_pence) over upto / nullif(i.net_pence, 0)::numeric)
                       - round(i.vat_pence * (sum(l.net_pence) over upto - l.net_pence) / nullif(i.net_pence, 0)::numeric), 0) as vat_pence
         from invoices i join invoice_lines l on l.invoice_id = i.id
              left join lateral (select p.id from subscription_periods p where p.advertiser_id = i.advertiser_id and p.kind = 'PAID'
                                  order by abs(extract(epoch from p.period_start - coalesce(l.period_start, i.issued_at))) limit 1)
                near on l.period_id is null
        where i.advertiser_id = $1 and i.credits is null and not exists (select from invoices n where n.credits = i.id)
       window upto as (partition by i.id order by l.position)
     )
     select p.id, p.tier, p.kind, p.period_start as "periodStart", p.period_end as "periodEnd", ${USED_IN_PERIOD} as used,
            coalesce(sum(l.net_pence) filter (where not l.is_over), 0)::int as "planPence",
            coalesce(sum(l.net_pence) filter (where l.is_over), 0)::int as "overPence",
            p.charged_impressions is not null as "isCharged", coalesce(sum(l.vat_pence), 0)::int as "vatPence",
            coalesce(array_agg(distinct l.number) filter (where l.number is not null), '{}') as invoices
       from subscription_periods p left join line l on l.period_id = p.id
      where p.advertiser_id = $1 and p.period_start < $3 and p.period_end > $2
      group by p.id order by p.period_start`,
    [advertiserId, from, to],
  );
}
