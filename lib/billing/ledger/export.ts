import 'server-only'
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { withoutDeadline } from '@/base/deadline'
import { database } from '@/db/client'
import { documents, orders, payments } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { type StateCode, statesText } from '@/i18n/states'
import { teamBillingText } from '@/i18n/team-billing'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/entries'
import { sendTable } from '@/lib/files/spreadsheet'
import { readQuery } from '@/lib/http/body'
import { type BillingDocument, documentColumns, toBillingDocument } from '../document/document'
import { addPaise, formatPlainRupees, toPaise } from '../money'
import { isInFinancialYear, type LedgerFilters, matchesLedger } from './ledger'

export const EXPORT_BATCH_SIZE = 300

const LEDGER_PARAMS = ['state', 'year', 'board', 'search', 'as'] as const

const paymentColumns = {
  id: payments.id,
  paidOn: payments.paidOn,
  confirmedOn: sql<string>`coalesce((${payments.decidedAt} at time zone 'Asia/Kolkata')::date::text, '')`,
  mode: payments.mode,
  reference: payments.reference,
  number: sql<string>`coalesce(${documents.number}, '')`,
  buyer: orders.buyer,
  amountPaise: payments.amountPaise,
  tdsPaise: payments.tdsPaise,
}

type PaymentRow = Awaited<ReturnType<typeof readPaymentBatch>>[number]

/** Rows of a download, so that memory holds one batch. `readBatch` continues after the last row it gave. */
export async function* iterateBatches<Row>(
  readBatch: (last: Row | undefined) => Promise<Row[]>,
  toCells: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  let last: Row | undefined
  for (;;) {
    const rows = await withoutDeadline(() => readBatch(last))
    if (rows.length > 0) yield rows.map(toCells)
    last = rows.at(-1)
    if (rows.length < EXPORT_BATCH_SIZE) return
  }
}

/** The ledger's filters and the format, from the URL of a download. */
export function readExportRequest(request: Request): { filters: LedgerFilters; format?: string } {
  const { as: format, ...filters } = readQuery(request, LEDGER_PARAMS)
  return { filters, format }
}

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
    batches: iterateBatches((last) => readDocumentBatch(filters, last), toDocumentCells),
  })
}

/**
 * One row per confirmed payment, so that the columns add up to the money received and the tax deducted (TDS).
 * The year is that of the day of payment. The audit entry is written before the first row is sent.
 */
export async function sendPaymentTable(
  request: Request,
  viewer: { id: string },
  filters: LedgerFilters,
  format?: string,
): Promise<Response> {
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'billing.payments-exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter(filters) },
    })
  return sendTable(request, format, {
    fileName: 'payments',
    columnNames: teamBillingText().paymentColumns,
    batches: iterateBatches((last) => readPaymentBatch(filters, last), toPaymentCells),
  })
}

async function readDocumentBatch({ year, ...orderFilters }: LedgerFilters, last?: BillingDocument) {
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

function toDocumentCells(document: BillingDocument): string[] {
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

async function readPaymentBatch(
  { year, ...orderFilters }: LedgerFilters,
  last?: { paidOn: string; id: string },
) {
  const db = await database()
  const { paidOn, id, state } = payments
  const isAfter = last && or(gt(paidOn, last.paidOn), and(eq(paidOn, last.paidOn), gt(id, last.id)))
  return db
    .select(paymentColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(documents, eq(documents.id, payments.documentId))
    .where(
      and(
        eq(state, 'confirmed'),
        matchesLedger(orderFilters),
        year ? isInFinancialYear(paidOn, year) : undefined,
        isAfter,
      ),
    )
    .orderBy(asc(paidOn), asc(id))
    .limit(EXPORT_BATCH_SIZE)
}

function toPaymentCells({ buyer, ...payment }: PaymentRow): string[] {
  const { paidOn, confirmedOn, mode, reference, number } = payment
  const [amount, tds] = [toPaise(payment.amountPaise), toPaise(payment.tdsPaise)]
  return [
    ...[paidOn, confirmedOn, billingText().modes[mode], reference, number],
    ...[buyer.name, buyer.board, buyer.gstin ?? ''],
    ...[amount, tds, addPaise(amount, tds)].map(formatPlainRupees),
  ]
}
