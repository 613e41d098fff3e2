import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { type BuyerSnapshot, documentCounters, documents } from '@/db/schema'
import type { DocumentLine } from '@/db/schema/billing'
import { type Actor, writeAuditLog } from '@/lib/audit/audit-log'
import type { BillingSettings } from './billing-settings'
import { formatDocumentNumber, getFinancialYear } from './document-number'
import type { DocumentKind } from './kinds'
import { formatRupees } from './money'
import type { InvoiceAmounts } from './tax'

export type NewDocument = {
  kind: DocumentKind
  orderId: string
  schoolId: string | null
  seller: BillingSettings
  buyer: BuyerSnapshot
  lines: DocumentLine[]
  amounts: InvoiceAmounts
  rateBasisPoints: number | null
  placeOfSupply: string | null
  validityDays?: number
  creditsId?: string
  reason?: string
}

const PREFIX_SETTINGS = {
  quotation: 'quotationPrefix',
  invoice: 'invoicePrefix',
  receipt: 'receiptPrefix',
  'credit-note': 'creditNotePrefix',
} as const satisfies Record<DocumentKind, keyof BillingSettings>

/** The only place that writes documents. The prefix is the current one; the seller is as quoted. */
export async function issueDocument(
  tx: Db,
  prefixes: BillingSettings,
  { amounts, schoolId, validityDays, ...document }: NewDocument,
  actor: Actor,
) {
  const today = await readToday(tx)
  const number = await takeNumber(tx, prefixes[PREFIX_SETTINGS[document.kind]], today)
  const [row] = await tx
    .insert(documents)
    .values({
      ...document,
      number,
      issuedOn: today,
      validUntil:
        validityDays === undefined ? null : sql`${today}::date + ${validityDays}::integer`,
      taxablePaise: amounts.taxable,
      cgstPaise: amounts.cgst,
      sgstPaise: amounts.sgst,
      igstPaise: amounts.igst,
      totalPaise: amounts.total,
    })
    .returning({ id: documents.id })
  if (!row) throw new Error('the document was not stored')
  await writeAuditLog(tx, {
    action: `document.${document.kind}`,
    actor,
    schoolId: schoolId ?? undefined,
    targetId: document.orderId,
    values: { number, reason: document.reason, total: formatRupees(amounts.total) },
  })
  return { id: row.id, number }
}

/**
 * The counter's row stays locked until the transaction ends. A rollback returns the number, so the series has
 * no gap; the next document waits, so it has no repetition.
 */
async function takeNumber(tx: Db, prefix: string, day: string): Promise<string> {
  const financialYear = getFinancialYear(day)
  const [counter] = await tx
    .insert(documentCounters)
    .values({ prefix, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.prefix, documentCounters.financialYear],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last })
  if (!counter) throw new Error('the counter has no row')
  return formatDocumentNumber(prefix, financialYear, counter.last)
}

async function readToday(tx: Db): Promise<string> {
  const [row] = await tx
    .select({ day: sql<string>`day_in_india()::text` })
    .from(sql`(select 1) as one`)
  return row?.day ?? ''
}
