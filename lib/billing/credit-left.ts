import 'server-only'
import type { Db } from '@/db/client'
import { subtractCredits } from './credit'
import { type BillingDocument, listCredits } from './documents'

/** What its credit notes have left of a document. */
export async function getCreditLeft(tx: Db, document: BillingDocument) {
  const credits = await listCredits(tx, document.id)
  return subtractCredits(
    document.amounts,
    credits.map(({ amounts }) => amounts),
  )
}
