import 'server-only'
import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { noteChange } from '@/db/version'
import { aPerson, record } from '@/lib/audit/record'
import { newAttendanceCode } from '../attendance-code'
import { commonColumns, ownColumns, startOf } from '../columns-of'
import { dayInIndia, daysLater } from '../india-time'
import type { NewGathering } from '../schema'
import { slugFor } from '../slug'

const MOST_WEEKS = 60

/** One session, or one every week for a term. Answers with the id of the first. */
export async function makeGatherings(by: { id: string }, form: NewGathering): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const starts = startsOf(form)
    const slugs = await freeSlugs(tx, form, starts)
    const repeatId = starts.length > 1 ? randomUUID() : null
    const made = await tx
      .insert(gatherings)
      .values(
        starts.map((startsAt, at) => ({
          ...commonColumns(form),
          word: form.proof === 'word' ? newAttendanceCode() : null,
          ...(at === 0 && ownColumns(form)),
          slug: slugs[at] ?? randomUUID(),
          state: form.state,
          startsAt,
          repeatId,
          changedBy: by.id,
        })),
      )
      .returning({ id: gatherings.id })
    await record(tx, {
      act: 'gathering.made',
      by: aPerson(by.id),
      values: { count: made.length },
    })
    await noteChange(tx)
    return made[0]?.id ?? ''
  })
}

/** So many weeks, or until a day, that day included; without either, once. */
function startsOf(form: NewGathering): Date[] {
  const first = startOf(form)
  const { times, until } = form
  const most = times ?? (until ? MOST_WEEKS : 1)
  return Array.from({ length: most }, (_, week) => daysLater(first, 7 * week)).filter(
    (start, week) => week === 0 || !until || dayInIndia(start) <= until,
  )
}

/** Two sessions of one title on one day are told apart by a number. The index has the last word. */
async function freeSlugs(tx: Db, form: NewGathering, starts: Date[]): Promise<string[]> {
  const wanted = starts.map((start) => slugFor({ ...form, day: dayInIndia(start) }))
  const known = await tx
    .select({ slug: gatherings.slug })
    .from(gatherings)
    .where(inArray(gatherings.slug, wanted))
  const taken = new Set(known.map(({ slug }) => slug))
  return wanted.map((slug) => (taken.has(slug) ? `${slug}-${randomUUID().slice(0, 4)}` : slug))
}
