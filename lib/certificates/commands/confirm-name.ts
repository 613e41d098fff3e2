import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { certificates, gatherings, users } from '@/db/schema'
import { canSet } from '../draw/desk'
import { issueTo } from './issue'

/** The rest are a link away, in the learning record. */
const MAX_SHOWN = 10

export type IssuedNow = { count: number; shown: { number: string; session: string }[] }

/** The name for all certificates from now on. Answers by those that waited for it and are issued. */
export async function confirmName(viewer: { id: string }, name: string): Promise<IssuedNow> {
  await refuseUnset(name)
  const db = await database()
  const [saved] = await db
    .update(users)
    .set({ certificateName: name })
    .where(eq(users.id, viewer.id))
    .returning({ at: sql<string>`now()::text` })
  await issueTo({ userId: viewer.id })
  return issuedSince(db, viewer.id, saved?.at ?? '')
}

async function issuedSince(db: Db, userId: string, at: string): Promise<IssuedNow> {
  const since = and(
    eq(certificates.userId, userId),
    sql`${certificates.issuedAt} >= ${at}::timestamptz`,
  )
  const shown = await db
    .select({ number: certificates.number, session: gatherings.title })
    .from(certificates)
    .innerJoin(gatherings, eq(gatherings.id, certificates.gatheringId))
    .where(since)
    .orderBy(desc(gatherings.startsAt))
    .limit(MAX_SHOWN)
  return { count: await db.$count(certificates, since), shown }
}

/** A sign that no font of ours has would be an empty box on paper. */
export async function refuseUnset(name: string): Promise<void> {
  if (await canSet(name)) return
  throw new Refusal('invalid', 'checkForm', { errors: { name: 'certificateNameUnset' } })
}
