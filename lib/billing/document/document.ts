import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { documents } from '@/db/schema'
import { toPaise } from '../money'
import { readSeller } from '../settings'
import type { InvoiceAmounts } from '../tax'

export const documentColumns = {
  id: documents.id,
  kind: documents.kind,
  number: documents.number,
  orderId: documents.orderId,
  creditsId: documents.creditsId,
  issuedOn: documents.issuedOn,
  validUntil: documents.validUntil,
  seller: documents.seller,
  buyer: documents.buyer,
  lines: documents.lines,
  rateBasisPoints: documents.rateBasisPoints,
  placeOfSupply: documents.placeOfSupply,
  taxablePaise: documents.taxablePaise,
  cgstPaise: documents.cgstPaise,
  sgstPaise: documents.sgstPaise,
  igstPaise: documents.igstPaise,
  totalPaise: documents.totalPaise,
  reason: documents.reason,
  /** A credit note names the document that it corrects. */
  creditedNumber: selectCredited<string | null>('number'),
  creditedOn: selectCredited<string | null>('issued_on'),
}

function selectCredited<Value>(column: 'number' | 'issued_on') {
  return sql<Value>`(select credited.${sql.identifier(column)}::text from documents credited
    where credited.id = documents.credits_id)`
}

type DocumentRow = Pick<
  typeof documents.$inferSelect,
  Exclude<keyof typeof documentColumns, 'creditedNumber' | 'creditedOn'>
> & { creditedNumber: string | null; creditedOn: string | null }

export const toBillingDocument = ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  totalPaise,
  seller,
  ...document
}: DocumentRow) => {
  const amounts: InvoiceAmounts = {
    taxable: toPaise(taxablePaise),
    cgst: toPaise(cgstPaise),
    sgst: toPaise(sgstPaise),
    igst: toPaise(igstPaise),
    total: toPaise(totalPaise),
  }
  return { ...document, seller: readSeller(seller), amounts }
}

export type BillingDocument = ReturnType<typeof toBillingDocument>

export async function findDocument(db: Db, id: string): Promise<BillingDocument | null> {
  const [row] = await db.select(documentColumns).from(documents).where(eq(documents.id, id))
  return row ? toBillingDocument(row) : null
}

export async function findOfOrder(
  db: Db,
  orderId: string,
  kind: 'quotation' | 'invoice',
): Promise<BillingDocument | null> {
  const [row] = await db
    .select(documentColumns)
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, kind)))
    .limit(1)
  return row ? toBillingDocument(row) : null
}

export async function listCredits(db: Db, documentId: string): Promise<BillingDocument[]> {
  const rows = await db
    .select(documentColumns)
    .from(documents)
    .where(eq(documents.creditsId, documentId))
  return rows.map(toBillingDocument)
}
