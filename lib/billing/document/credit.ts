import 'server-only'
import type { Db } from '@/db/client'
import { multiplyPaise, type Paise, subtractPaise, ZERO_PAISE } from '../money'
import { addAmounts, type InvoiceAmounts, negateAmounts } from '../tax'
import { type BillingDocument, listCredits } from './document'

const NOTHING: InvoiceAmounts = {
  taxable: ZERO_PAISE,
  cgst: ZERO_PAISE,
  sgst: ZERO_PAISE,
  igst: ZERO_PAISE,
  total: ZERO_PAISE,
}

/** What its credit notes have left of a document. */
export async function getCreditLeft(tx: Db, document: BillingDocument) {
  const credits = await listCredits(tx, document.id)
  return subtractCredits(
    document.amounts,
    credits.map(({ amounts }) => amounts),
  )
}

/** What is left of a document after its credit notes, whose amounts are negative. */
export const subtractCredits = (document: InvoiceAmounts, credits: InvoiceAmounts[]) =>
  addAmounts(document, credits.reduce(addAmounts, NOTHING))

/**
 * The amounts of a credit note over `total`, each tax in proportion. The last one takes all that is left, so
 * that the document and its credit notes are zero together, line by line.
 */
export function splitCredit(left: InvoiceAmounts, total: Paise): InvoiceAmounts {
  if (total === left.total) return negateAmounts(left)
  const share = (amount: Paise) => multiplyPaise(amount, total, left.total)
  const [cgst, sgst, igst] = [share(left.cgst), share(left.sgst), share(left.igst)]
  const taxable = subtractPaise(total, cgst, sgst, igst)
  return negateAmounts({ taxable, cgst, sgst, igst, total })
}
