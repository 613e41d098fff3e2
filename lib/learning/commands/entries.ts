import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { KEPT_FOR } from '@/base/kept-for'
import { knownId } from '@/base/known-id'
import { ago } from '@/db/ago'
import { database } from '@/db/client'
import { learningEntries } from '@/db/schema'
import { standing } from '../queries/entries'
import type { Entry } from '../schema'

type Person = { id: string }

/** Training elsewhere, noted by oneself; nobody checks it, and it gives no certificate. */
export async function addEntry(viewer: Person, entry: Entry): Promise<void> {
  await refuseFuture(entry)
  const db = await database()
  await db.insert(learningEntries).values({ userId: viewer.id, ...columnsOf(entry) })
}

export async function changeEntry(viewer: Person, id: string, entry: Entry): Promise<void> {
  await refuseFuture(entry)
  const db = await database()
  const changed = await db
    .update(learningEntries)
    .set(columnsOf(entry))
    .where(standing(viewer.id, knownId(id)))
    .returning({ id: learningEntries.id })
  if (changed.length === 0) throw gone()
}

export async function removeEntry(viewer: Person, id: string): Promise<void> {
  const db = await database()
  const removed = await db
    .update(learningEntries)
    .set({ removedAt: sql`now()` })
    .where(standing(viewer.id, knownId(id)))
    .returning({ id: learningEntries.id })
  if (removed.length === 0) throw gone()
}

/** Its undo, until housekeeping has come by. */
export async function restoreEntry(viewer: Person, id: string): Promise<void> {
  const db = await database()
  const restored = await db
    .update(learningEntries)
    .set({ removedAt: null })
    .where(
      and(
        eq(learningEntries.id, knownId(id)),
        eq(learningEntries.userId, viewer.id),
        gt(learningEntries.removedAt, ago(KEPT_FOR.removedEntry)),
      ),
    )
    .returning({ id: learningEntries.id })
  if (restored.length === 0) throw gone()
}

const gone = () => new Refusal('notFound', 'entryGone')

const columnsOf = ({ hours, shared = false, ...entry }: Entry) => ({
  ...entry,
  minutes: hours,
  shared,
})

async function refuseFuture({ day }: Entry) {
  const db = await database()
  const [row] = await db
    .select({ future: sql<boolean>`${day}::date > day_in_india()` })
    .from(sql`(select 1) as one`)
  if (row?.future) throw new Refusal('invalid', 'checkForm', { errors: { day: 'entryDayInvalid' } })
}
