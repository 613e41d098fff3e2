import 'server-only'
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { isDay } from '@/base/day'
import { isId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { auditLog, schoolMerges, schools, users } from '@/db/schema'
import { auditSentence } from '@/words/audit'

export type LogWish = {
  person?: string
  thing?: string
  act?: string
  day?: string
  after?: string
}

export type Line = {
  id: number
  at: Date
  actor: 'person' | 'team' | 'site'
  who: Named | null
  /** With `{school}` and `{person}` where their names belong. */
  sentence: string
  school: Named | null
  person: Named | null
  thing: string | null
  act: string
}

/** Without a name, who or what it was is gone. */
export type Named = { id: string; name: string | null }

const A_PAGE = 50

/** The log, the newest first, fifty lines at a time, with names looked up as they are now. */
export async function linesOf({ person, thing, act, day, after }: LogWish) {
  const db = await database()
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      act: auditLog.act,
      actor: auditLog.actor,
      actorId: auditLog.actorId,
      schoolId: auditLog.schoolId,
      personId: auditLog.personId,
      thing: auditLog.thing,
      values: auditLog.values,
    })
    .from(auditLog)
    .where(
      and(
        person === undefined ? undefined : byPerson(person),
        thing === undefined ? undefined : await byThing(db, thing),
        act ? eq(auditLog.act, act) : undefined,
        day ? onDay(day) : undefined,
        after && /^\d{1,15}$/.test(after) ? lt(auditLog.id, Number(after)) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(A_PAGE + 1)
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  const named = await namesIn(db, shown)
  return {
    rows: shown.map((row): Line => {
      const { id, at, act: done, actor, actorId, schoolId, personId, thing: about, values } = row
      return {
        ...{ id, at, actor, thing: about, act: done },
        who: named(actorId),
        school: named(schoolId),
        person: named(personId),
        sentence: auditSentence(done, values),
      }
    }),
    next: rows.length > A_PAGE && last ? String(last.id) : null,
  }
}

const nobody = sql`false`

/** What somebody did, and what was done to them. */
const byPerson = (id: string): SQL | undefined =>
  isId(id) ? or(eq(auditLog.actorId, id), eq(auditLog.personId, id)) : nobody

/** A school, with those that were merged into it, or whatever else has this id. */
async function byThing(db: Db, id: string): Promise<SQL | undefined> {
  if (!isId(id)) return nobody
  const merged = await db
    .select({ id: schoolMerges.fromId })
    .from(schoolMerges)
    .where(eq(schoolMerges.intoId, id))
  const ids = [id, ...merged.map((row) => row.id)]
  return or(inArray(auditLog.schoolId, ids), eq(auditLog.thing, id))
}

function onDay(day: string): SQL | undefined {
  if (!isDay(day)) return nobody
  const begin = sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
  return and(gte(auditLog.at, begin), lt(auditLog.at, sql`${begin} + interval '1 day'`))
}

type Ids = { actorId: string | null; schoolId: string | null; personId: string | null }

async function namesIn(db: Db, rows: Ids[]) {
  const ids = (of: (row: Ids) => (string | null)[]) => [
    ...new Set(rows.flatMap(of).filter((id): id is string => id !== null)),
  ]
  const found = [
    ...(await peopleBy(
      db,
      ids(({ actorId, personId }) => [actorId, personId]),
    )),
    ...(await schoolsBy(
      db,
      ids(({ schoolId }) => [schoolId]),
    )),
  ]
  const names = new Map(found.map(({ key, id, name }) => [key, { id, name }]))
  return (id: string | null): Named | null => (id ? (names.get(id) ?? { id, name: null }) : null)
}

const peopleBy = (db: Db, ids: string[]) =>
  db
    .select({
      key: users.id,
      id: users.id,
      name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(users)
    .where(inArray(users.id, ids))

/** One that was merged has the name of the one it went into. */
async function schoolsBy(db: Db, ids: string[]) {
  const merged = await db
    .select({ key: schoolMerges.fromId, id: schools.id, name: schools.institutionName })
    .from(schoolMerges)
    .innerJoin(schools, eq(schools.id, schoolMerges.intoId))
    .where(inArray(schoolMerges.fromId, ids))
  const here = await db
    .select({ key: schools.id, id: schools.id, name: schools.institutionName })
    .from(schools)
    .where(inArray(schools.id, ids))
  return [...merged, ...here]
}
