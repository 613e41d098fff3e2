import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { askToConfirm } from './ask-to-confirm'
import { closeLeftOpen } from './close'
import { issueTo } from './issue'
import { tellWhoWaits } from './tell-who-waits'

/**
 * Everything that follows from closing a session, in pieces of a few hundred people: a process that dies
 * in the middle leaves the rest to the next one, and however many do it at once, each certificate and
 * each letter is made once.
 */
export async function settle(gatheringId: string): Promise<void> {
  await issueTo({ gatheringId })
  await tellWhoWaits(gatheringId)
  await askToConfirm(gatheringId)
}

/** Of housekeeping: what closes by itself, and what an interrupted closing has left undone. */
export async function settleAll(): Promise<void> {
  await closeLeftOpen()
  const db = await database()
  const recent = await db
    .select({ id: gatherings.id })
    .from(gatherings)
    .where(sql`${gatherings.closedAt} > now() - interval '3 days'`)
  for (const { id } of recent) await settle(id)
}
