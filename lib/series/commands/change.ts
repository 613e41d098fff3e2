import 'server-only'
import { and, asc, eq, gte, ne, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { certificates, gatherings, users } from '@/db/schema'
import { noteChange } from '@/db/version'
import { aPerson, record } from '@/lib/audit/record'
import type { Overtaken } from '@/lib/team/overtaken'
import { codeColumn, commonColumns, ownColumns, startOf } from '../columns-of'
import { moveUp } from '../move-up'
import { standingOf } from '../policy'
import type { ChangedGathering, GatheringInput } from '../schema'
import { type Taken, takeGatheringById } from '../take'
import { tellAll } from '../tell'
import { differing } from '../typed'

type Theirs = Overtaken<Partial<GatheringInput>>

/**
 * Saves one session, or it and all that follow it, and says how many; or, where somebody else has saved
 * meanwhile, nothing. Who comes hears of another time, once; seats that appear are given out.
 */
export async function changeGathering(
  by: { id: string },
  id: string,
  form: ChangedGathering,
): Promise<number | Theirs> {
  const db = await database()
  return db.transaction(async (tx) => {
    const first = await takeGatheringById(tx, id)
    if (first.version !== form.version) return overtakenBy(tx, id, form)
    const shiftMs = startOf(form).getTime() - first.startsAt.getTime()
    const others = form.reach === 'following' ? await followers(tx, first) : []
    await save(tx, first, form, { by, shiftMs, own: true })
    for (const one of others)
      await save(tx, await takeGatheringById(tx, one), form, { by, shiftMs, own: false })
    const count = 1 + others.length
    await record(tx, { act: 'gathering.changed', by: aPerson(by.id), values: { count } })
    await noteChange(tx)
    return count
  })
}

/** Those of the same series that start later, in the order in which they are taken. */
export async function followers(tx: Db, { id, repeatId, startsAt }: Taken): Promise<string[]> {
  if (!repeatId) return []
  const found = await tx
    .select({ id: gatherings.id })
    .from(gatherings)
    .where(
      and(
        eq(gatherings.repeatId, repeatId),
        gte(gatherings.startsAt, startsAt),
        ne(gatherings.id, id),
        ne(gatherings.state, 'cancelled'),
      ),
    )
    .orderBy(asc(gatherings.startsAt))
  return found.map((one) => one.id)
}

type Change = { by: { id: string }; shiftMs: number; own: boolean }

async function save(tx: Db, before: Taken, form: ChangedGathering, { by, shiftMs, own }: Change) {
  const startsAt = new Date(before.startsAt.getTime() + shiftMs)
  const isMoved = shiftMs !== 0 || before.minutes !== form.minutes
  const isOver = standingOf(before, before.now) === 'over'
  if (isMoved || form.title !== before.title) await requireUnprinted(tx, before.id)
  const tells = isMoved && before.state === 'published' && !isOver
  await tx
    .update(gatherings)
    .set({
      ...commonColumns(form),
      ...codeColumn(form),
      ...(own && ownColumns(form)),
      startsAt,
      ...(tells && shiftMs !== 0 && { movedFrom: before.startsAt }),
      // What was announced is cancelled, and never made a draft again.
      state: before.state === 'draft' ? form.state : before.state,
      sequence: sql`${gatherings.sequence} + ${isMoved ? 1 : 0}`,
      version: sql`${gatherings.version} + 1`,
      changedBy: by.id,
    })
    .where(eq(gatherings.id, before.id))
  const after = await takeGatheringById(tx, before.id)
  if (tells) await tellAll(tx, after, 'moved')
  await moveUp(tx, after)
}

/** Title, day and length stand on its certificates, and those stay what they were. */
async function requireUnprinted(tx: Db, gatheringId: string) {
  if (await tx.$count(certificates, eq(certificates.gatheringId, gatheringId)))
    throw new Refusal('conflict', 'standsOnCertificates')
}

async function overtakenBy(tx: Db, id: string, form: ChangedGathering): Promise<Theirs> {
  const name = sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`
  const [row] = await tx
    .select({ name, session: gatherings })
    .from(gatherings)
    .leftJoin(users, eq(users.id, gatherings.changedBy))
    .where(eq(gatherings.id, id))
  if (!row) throw new Refusal('notFound', 'nothingHere')
  const { session } = row
  return { name: row.name, version: session.version, theirs: differing(session, form) }
}
