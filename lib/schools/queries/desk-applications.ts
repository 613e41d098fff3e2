import 'server-only'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { isId } from '@/base/known-id'
import { type Db, database } from '@/db/client'
import { inOrder, pageOf } from '@/db/page'
import { applicationQuestions, applications, schools, users } from '@/db/schema'
import { hasWords, plannedAnew, sought, wordsOfSchools } from '@/db/words'
import { type FormFields, fieldColumns } from '../fields'
import { idsOf, referenceOf } from '../reference'

export const KINDS = applications.kind.enumValues
export const STATES = applications.state.enumValues

export type Wish = {
  state?: (typeof STATES)[number]
  kind?: (typeof KINDS)[number]
  search?: string
  after?: string
}

/** What schools have asked for, fifty at a time; what waits, the oldest first. */
export async function applicationsFor({ state, kind, search, after }: Wish) {
  const { createdAt: at, id } = applications
  const list = inOrder({ at, id, after, oldestFirst: state === 'received' })
  const { ids, words } = meant(search)
  const rows = await plannedAnew(
    (tx) =>
      tx
        .select({
          key: list.key,
          id,
          name: schools.institutionName,
          address: schools.schoolAddress,
          kind: applications.kind,
          state: applications.state,
          reason: applications.reason,
          since: at,
        })
        .from(applications)
        .innerJoin(schools, eq(schools.id, applications.schoolId))
        .where(
          and(
            state && eq(applications.state, state),
            kind && eq(applications.kind, kind),
            ids,
            words,
            list.from,
          ),
        )
        .orderBy(...list.by)
        .limit(list.most),
    { table: schools, words },
  )
  return pageOf(rows.map((row) => ({ ...row, reference: referenceOf(row.id) })))
}

/** A reference means one form, anything else words of the school. */
function meant(search: string | undefined): { ids?: SQL; words?: SQL } {
  const ids = search && idsOf(search)
  if (ids) return { ids: between(applications.id, ...ids) }
  return { words: hasWords(wordsOfSchools, sought(search)) }
}

export type Application = NonNullable<Awaited<ReturnType<typeof applicationOf>>>

/** One of them, with the sixteen fields and what was asked about it. */
export async function applicationOf(id: string) {
  if (!isId(id)) return null
  const db = await database()
  const [row] = await db
    .select({
      id: applications.id,
      schoolId: applications.schoolId,
      kind: applications.kind,
      state: applications.state,
      since: applications.createdAt,
      decidedAt: applications.decidedAt,
      reason: applications.reason,
      sender: users.email,
      declaredAt: schools.declaredAt,
      ...fieldColumns,
    })
    .from(applications)
    .innerJoin(schools, eq(schools.id, applications.schoolId))
    .leftJoin(users, eq(users.id, applications.userId))
    .where(eq(applications.id, id))
  if (!row) return null
  const {
    id: _,
    schoolId,
    kind,
    state,
    since,
    decidedAt,
    reason,
    sender,
    declaredAt,
    ...fields
  } = row
  return {
    ...{ id, reference: referenceOf(id), schoolId, kind, state, since, decidedAt, reason, sender },
    declaredAt,
    fields: fields satisfies FormFields,
    questions: await questionsOf(db, id),
  }
}

const questionsOf = (db: Db, id: string) =>
  db
    .select({
      id: applicationQuestions.id,
      text: applicationQuestions.text,
      at: applicationQuestions.createdAt,
      by: users.firstname,
    })
    .from(applicationQuestions)
    .leftJoin(users, eq(users.id, applicationQuestions.askedBy))
    .where(eq(applicationQuestions.applicationId, id))
    .orderBy(applicationQuestions.createdAt)

/** What waits behind this one, else what waits longest. */
export async function nextWaiting(id: string): Promise<string | null> {
  const db = await database()
  const waiting = and(eq(applications.state, 'received'), sql`${applications.id} <> ${id}`)
  const own = sql`(select created_at from applications a where a.id = ${id})`
  const [next] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(waiting)
    .orderBy(sql`(${applications.createdAt} < ${own})`, applications.createdAt, applications.id)
    .limit(1)
  return next?.id ?? null
}
