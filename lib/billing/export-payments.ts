import 'server-only'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { documents, orders, payments } from '@/db/schema'
import { billingText } from '@/i18n/billing'
import { teamBillingText } from '@/i18n/team-billing'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/export-filter'
import { sendTable } from '@/lib/files/table'
import { EXPORT_BATCH_SIZE, iterateBatches } from './export-batches'
import { addPaise, formatPlainRupees, toPaise } from './money'
import { isInFinancialYear, type LedgerFilters, matchesLedger } from './queries/ledger'

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
    batches: iterateBatches((last) => readBatch(filters, last), toTableRow),
  })
}

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

type PaymentRow = Awaited<ReturnType<typeof readBatch>>[number]

async function readBatch(
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

function toTableRow({ buyer, ...payment }: PaymentRow): string[] {
  const { paidOn, confirmedOn, mode, reference, number } = payment
  const [amount, tds] = [toPaise(payment.amountPaise), toPaise(payment.tdsPaise)]
  return [
    ...[paidOn, confirmedOn, billingText().modes[mode], reference, number],
    ...[buyer.name, buyer.board, buyer.gstin ?? ''],
    ...[amount, tds, addPaise(amount, tds)].map(formatPlainRupees),
  ]
}
