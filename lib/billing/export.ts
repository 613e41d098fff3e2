import 'server-only'
import { and, asc, eq, gt, ne, or } from 'drizzle-orm'
import { withoutDeadline } from '@/base/deadline'
import { database } from '@/db/client'
import { documents, orders } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type StateCode, statesText } from '@/i18n/states'
import { teamBillingText } from '@/i18n/team-billing'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { sendTable } from '@/lib/files/table'
import { documentColumns, toBillingDocument } from './documents'
import { formatPlainRupees } from './money'
import { isInFinancialYear, type LedgerFilters, matchesLedger } from './queries/ledger'

const BATCH_SIZE = 300

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
    })
  return sendTable(request, format, {
    fileName: 'ledger',
    columnNames: teamBillingText().csv,
    batches: iterateDocuments(filters),
  })
}

type ExportCursor = { issuedOn: string; number: string } | null

async function* iterateDocuments(filters: LedgerFilters): AsyncGenerator<string[][]> {
  let cursor: ExportCursor = null
  for (;;) {
    const rows = await withoutDeadline(() => readBatch(filters, cursor))
    if (rows.length > 0) yield rows.map(toTableRow)
    const last = rows.at(-1)
    if (rows.length < BATCH_SIZE || !last) return
    cursor = { issuedOn: last.issuedOn, number: last.number }
  }
}

async function readBatch({ year, ...orderFilters }: LedgerFilters, cursor: ExportCursor) {
  const db = await database()
  const { issuedOn, number } = documents
  const isAfter =
    cursor &&
    or(gt(issuedOn, cursor.issuedOn), and(eq(issuedOn, cursor.issuedOn), gt(number, cursor.number)))
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(
      and(
        matchesLedger(orderFilters),
        year ? isInFinancialYear(issuedOn, year) : undefined,
        ne(documents.kind, 'quotation'),
        isAfter ?? undefined,
      ),
    )
    .orderBy(asc(issuedOn), asc(number))
    .limit(BATCH_SIZE)
  return rows.map(toBillingDocument)
}

function toTableRow(document: Awaited<ReturnType<typeof readBatch>>[number]): string[] {
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
