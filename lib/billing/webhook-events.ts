import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { documents, orders, payments } from '@/db/schema'
import { enqueueEvents } from '@/lib/webhooks/enqueue'

export const tellInvoice = (tx: Db, documentId: string) =>
  enqueueEvents(
    tx,
    'invoice.issued',
    sql`select 'invoice:' || documents.id as object, null::uuid as "userId",
      array[orders.school_id] as "schoolIds",
      jsonb_build_object('invoice_id', documents.id, 'number', documents.number,
        'order_id', orders.id, 'school_id', orders.school_id, 'issued_on', documents.issued_on,
        'total', ${toRupees(sql`documents.total_paise`)}) as data
      from ${documents} join ${orders} on orders.id = documents.order_id
      where documents.id = ${documentId}`,
  )

/** Once it is confirmed; what a school reports may still be wrong. */
export const tellPayment = (tx: Db, paymentId: string) =>
  enqueueEvents(
    tx,
    'payment.recorded',
    sql`select 'payment:' || payments.id as object, null::uuid as "userId",
      array[orders.school_id] as "schoolIds",
      jsonb_build_object('payment_id', payments.id, 'order_id', orders.id,
        'school_id', orders.school_id, 'mode', payments.mode, 'paid_on', payments.paid_on,
        'amount', ${toRupees(sql`payments.amount_paise`)},
        'tax_deducted', ${toRupees(sql`payments.tds_paise`)}) as data
      from ${payments} join ${orders} on orders.id = payments.order_id
      where payments.id = ${paymentId}`,
  )

const toRupees = (paise: SQL) => sql`(${paise} / 100.0)::numeric(14, 2)::text`
