import 'server-only'
import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import type { Sort } from '@/base/sort'
import { ageInDays } from '@/db/ago'
import { type Db, database } from '@/db/client'
import {
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { buildPageQuery, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { emailAnswers } from '@/db/read-models/mail'
import { applicationQuestions, applications, schools } from '@/db/schema'
import { listAnswersByEmail } from '@/lib/mail/inbound/list'
import { fieldColumns, type SchoolFormValues } from '../details'
import { formatReference, parseReference } from '../kinds'

export const APPLICATION_KINDS = applications.kind.enumValues
export const APPLICATION_STATES = applications.state.enumValues

export const APPLICATION_SORTS = ['received'] as const
export type ApplicationSort = Sort<(typeof APPLICATION_SORTS)[number]>

/** `asked`: no answer yet. */
type AskState = 'never' | 'asked' | 'answered'

export type ApplicationFilters = {
  state?: (typeof APPLICATION_STATES)[number]
  kind?: (typeof APPLICATION_KINDS)[number]
  search?: string
  after?: string
  sort?: ApplicationSort
}

/** What waits comes first, unless sorted otherwise. */
export const getApplicationOrder = (state: ApplicationFilters['state']): ApplicationSort =>
  state === 'received' ? 'received' : '-received'

export async function listApplicationsForTeam({
  state,
  kind,
  search,
  after,
  sort,
}: ApplicationFilters) {
  const { createdAt, id } = applications
  const list = buildPageQuery({
    timestamp: createdAt,
    id,
    after,
    oldestFirst: (sort ?? getApplicationOrder(state)) === 'received',
  })
  const { idCondition, textCondition } = parseSearch(search)
  const rows = await withCustomPlan(
    (tx) =>
      tx
        .select({
          key: list.key,
          id,
          name: schools.name,
          address: schools.address,
          board: schools.affiliationBoard,
          staff: schools.teachingStaffCount,
          hasDuplicate: sharesContact,
          asked: askState,
          days: ageInDays(createdAt),
          kind: applications.kind,
          state: applications.state,
          reason: applications.reason,
          since: createdAt,
        })
        .from(applications)
        .innerJoin(schools, eq(schools.id, applications.schoolId))
        .where(
          and(
            state && eq(applications.state, state),
            kind && eq(applications.kind, kind),
            idCondition,
            textCondition,
            list.from,
          ),
        )
        .orderBy(...list.by)
        .limit(list.most),
    { table: schools, condition: textCondition },
  )
  return slicePage(rows.map((row) => ({ ...row, reference: formatReference(row.id) })))
}

/** At most so many. */
export function countApplications(
  { state, kind, search }: ApplicationFilters,
  most: number,
): Promise<number> {
  const { idCondition, textCondition } = parseSearch(search)
  return withCustomPlan(
    (tx) => {
      const found = tx.select({ one: sql`1`.as('one') }).from(applications)
      // Only a search needs the schools.
      const joined = textCondition
        ? found.innerJoin(schools, eq(schools.id, applications.schoolId))
        : found
      return tx.$count(
        joined
          .where(
            and(
              state && eq(applications.state, state),
              kind && eq(applications.kind, kind),
              idCondition,
              textCondition,
            ),
          )
          .limit(most)
          .as('hits'),
      )
    },
    { table: schools, condition: textCondition },
  )
}

/** The team asked the school a question; an answer is an email after the last one. */
export const askState = sql<AskState>`case
  when not exists (select from application_questions question
    where question.application_id = applications.id) then 'never'
  when exists (select from email_answers received
    where received.application_id = applications.id and received.created_at > (
      select max(question.created_at) from application_questions question
      where question.application_id = applications.id)) then 'answered'
  else 'asked' end`

/** By an email or phone of the school, each with an index; the page of an application also compares names. */
const sharesContact = sql<boolean>`(
  exists (select from schools other where other.id <> schools.id
    and lower(other.email) = lower(schools.email))
  or exists (select from schools other where other.id <> schools.id
    and length(phone_digits(schools.mobile)) = 10
    and phone_digits(other.mobile) = phone_digits(schools.mobile)))`

function parseSearch(search: string | undefined): { idCondition?: SQL; textCondition?: SQL } {
  const idRange = search && parseReference(search)
  if (idRange) return { idCondition: between(applications.id, ...idRange) }
  return { textCondition: matchesSearch(schoolSearchColumns, normalizeSearch(search)) }
}

export type TeamApplication = NonNullable<Awaited<ReturnType<typeof findApplicationForTeam>>>

export async function findApplicationForTeam(id: string) {
  if (!isUuid(id)) return null
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
    ...{
      id,
      reference: formatReference(id),
      schoolId,
      kind,
      state,
      since,
      decidedAt,
      reason,
      sender,
    },
    declaredAt,
    fields: fields satisfies SchoolFormValues,
    questions: await listQuestions(db, id),
    received: await listAnswersByEmail(db, eq(emailAnswers.applicationId, id)),
  }
}

const listQuestions = (db: Db, id: string) =>
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

export async function findNextWaiting(id: string): Promise<string | null> {
  const db = await database()
  const isWaiting = and(eq(applications.state, 'received'), sql`${applications.id} <> ${id}`)
  const ownCreatedAt = sql`(select created_at from applications a where a.id = ${id})`
  const [next] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(isWaiting)
    .orderBy(
      sql`(${applications.createdAt} < ${ownCreatedAt})`,
      applications.createdAt,
      applications.id,
    )
    .limit(1)
  return next?.id ?? null
}
