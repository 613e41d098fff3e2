import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { documentCounters } from '@/db/schema'
import { formatDocumentNumber, getFinancialYear } from './number'

/**
 * The counter's row stays locked until the transaction ends. A rollback returns the number, so the series has
 * no gap; the next document waits, so it has no repetition.
 */
export async function takeNumber(tx: Db, prefix: string, day: string): Promise<string> {
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
