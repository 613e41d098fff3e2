import 'server-only'
import { asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { readingPositions } from '@/db/read-models/library'
import { attendances } from '@/db/read-models/live-sessions'
import { memberships, schools } from '@/db/read-models/schools'
import { schoolUsage } from '@/db/schema'

const DAY_SECONDS = 24 * 60 * 60
/** A statement that counts all schools would exceed the time limit of statements. */
const BATCH_SIZE = 500
/** The rest is for the next run, so that other chores need not wait. */
const MAX_BATCHES = 10

/** Each school once a day, a new one with the next run. */
export async function countSchoolUsage(db: Db): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await countDueSchools(db)) < BATCH_SIZE) return
}

async function countDueSchools(db: Db): Promise<number> {
  const { countedAt } = schoolUsage
  const dueSchools = await db
    .select({ id: schools.id })
    .from(schools)
    .leftJoin(schoolUsage, eq(schoolUsage.schoolId, schools.id))
    .where(or(isNull(countedAt), lt(countedAt, ago(DAY_SECONDS))))
    .orderBy(asc(schools.id))
    .limit(BATCH_SIZE)
  const ids = dueSchools.map(({ id }) => id)
  // In the order of the ids, so that two instances cannot deadlock.
  if (ids.length > 0)
    await db.execute(sql`insert into school_usage (school_id, members, active_members, counted_at)
      select ${schools.id}, count(${memberships.id}), count(${memberships.id}) filter (where ${isActive}), now()
      from ${schools}
      left join ${memberships} on ${memberships.schoolId} = ${schools.id} and ${memberships.leftAt} is null
      where ${inArray(schools.id, ids)}
      group by ${schools.id}
      order by ${schools.id}
      on conflict (school_id) do update set members = excluded.members,
        active_members = excluded.active_members, counted_at = excluded.counted_at`)
  return ids.length
}

const activeSince = ago(30 * DAY_SECONDS)

/** As a condition on memberships. */
const isActive = sql`(
  exists (select from ${attendances}
    where ${attendances.userId} = ${memberships.userId} and ${attendances.at} > ${activeSince})
  or exists (select from ${readingPositions}
    where ${readingPositions.userId} = ${memberships.userId} and ${readingPositions.updatedAt} > ${activeSince}))`
