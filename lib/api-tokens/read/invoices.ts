import 'server-only'
import { eq, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { database } from '@/db/client'
import { documents, orders } from '@/db/read-models/billing'
import type { invoicesAnswer } from '../answers'
import { openPage } from '../list-page'
import type { PageQuery } from '../query-parameters'

const KINDS = ['invoice', 'receipt', 'credit-note'] as const

/** Invoices, receipts and credit notes; no quotations. All schools' without one. */
export async function listApiInvoices(
  school: string | undefined,
  query: PageQuery,
): Promise<z.output<typeof invoicesAnswer>> {
  const page = openPage(
    `invoices ${school ?? 'all'}`,
    [
      { column: sql`${documents.issuedOn}`, type: 'date' },
      { column: sql`${documents.id}`, type: 'uuid' },
    ],
    query,
  )
  const db = await database()
  const rows = await db
    .select({
      id: documents.id,
      school: orders.schoolId,
      kind: sql<(typeof KINDS)[number]>`${documents.kind}`,
      number: documents.number,
      issuedOn: documents.issuedOn,
      taxablePaise: documents.taxablePaise,
      totalPaise: documents.totalPaise,
      key: page.key,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(
      page.where(
        inArray(documents.kind, KINDS),
        school === undefined ? undefined : eq(orders.schoolId, school),
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit)
  return page.toPage(rows, ({ key: _, ...row }) => row)
}
