import 'server-only'
import { and, asc, eq, gt, ne, or } from 'drizzle-orm'
import { database } from '@/db/client'
import { documents, orders } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type StateCode, statesText } from '@/i18n/states'
import { teamBillingText } from '@/i18n/team-billing'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/export-filter'
import { sendTable } from '@/lib/files/table'
import { type BillingDocument, documentColumns, toBillingDocument } from './documents'
import { EXPORT_BATCH_SIZE, iterateBatches } from './export-batches'
import { formatPlainRupees } from './money'
import { isInFinancialYear, type LedgerFilters, matchesLedger } from './queries/ledger'

/** One row per document for the accountant, without quotations, so that columns add up. The year is that of the document, which decides where it is filed. The audit entry is written before the first row is sent. */
export async function sendLedgerTable(
  request: Request,
  viewer: { id: string },
  filters: LedgerFilters,
  format?: string,
): Promise<Response> {
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'billing.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter(filters) },
    })
  return sendTable(request, format, {
    fileName: 'ledger',
    columnNames: teamBillingText().csv,
    batches: iterateBatches((last) => readBatch(filters, last), toTableRow),
  })
}

async function readBatch({ year, ...orderFilters }: LedgerFilters, last?: BillingDocument) {
  const db = await database()
  const { issuedOn, number } = documents
  const isAfter =
    last &&
    or(gt(issuedOn, last.issuedOn), and(eq(issuedOn, last.issuedOn), gt(number, last.number)))
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(
      and(
        matchesLedger(orderFilters),
        year ? isInFinancialYear(issuedOn, year) : undefined,
        ne(documents.kind, 'quotation'),
        isAfter,
      ),
    )
    .orderBy(asc(issuedOn), asc(number))
    .limit(EXPORT_BATCH_SIZE)
  return rows.map(toBillingDocument)
}

function toTableRow(document: BillingDocument): string[] {
  const { kind, number, issuedOn, buyer, lines, placeOfSupply, rateBasisPoints } = document
  const { taxable, cgst, sgst, igst, total } = document.amounts
  return [
    ...[issuedOn, number, billingText().kinds[kind], document.creditedNumber ?? ''],
    ...[buyer.name, buyer.board, buyer.gstin ?? ''],
    placeOfSupply ? statesText()[placeOfSupply as StateCode] : '',
    lines.find(({ sac }) => sac)?.sac ?? '',
    rateBasisPoints === null ? '' : `${rateBasisPoints / 100}`,
    ...[taxable, cgst, sgst, igst, total].map(formatPlainRupees),
  ]
}
