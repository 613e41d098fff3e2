import 'server-only'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasWorkingEmail, users } from '@/db/read-models/accounts'
import { orders } from '@/db/read-models/billing'
import { isInDistrict, isLastTerm, memberships, schools, terms } from '@/db/read-models/schools'
import { schoolResponsibles, schoolTags, schoolUsage, teamRoles } from '@/db/schema'
import type { NEED_FILTERS, SchoolFilters, TERM_FILTERS } from './filters'

/** Conditions on schools. */

type TermFilter = (typeof TERM_FILTERS)[number]
type NeedFilter = (typeof NEED_FILTERS)[number]

const hasTerm = (condition: SQL) =>
  sql<boolean>`exists (select from ${terms} where ${terms.schoolId} = ${schools.id} and ${condition})`

const isRunning = sql`day_in_india() between ${terms.firstDay} and ${terms.lastDay}`

const endsWithin = (days: number) =>
  hasTerm(
    sql`${terms.lastDay} between day_in_india() and day_in_india() + ${sql.raw(`${days}`)} and ${isLastTerm}`,
  )

const TERM_CONDITIONS: Record<TermFilter, SQL> = {
  running: hasTerm(isRunning),
  'ends-7': endsWithin(7),
  'ends-30': endsWithin(30),
  'ends-60': endsWithin(60),
  'ends-90': endsWithin(90),
  expired: hasTerm(sql`${terms.lastDay} < day_in_india() and ${isLastTerm}`),
  none: sql`not ${hasTerm(sql`true`)}`,
}

const usesLittle = sql`exists (select from ${schoolUsage} where ${schoolUsage.schoolId} = ${schools.id}
  and (${schoolUsage.activeMembers} * 4 < ${schoolUsage.members} or ${schoolUsage.members} = 0))`

/** The screen explains it: `lowUseMeans` in `i18n/en/team-schools.ts`. A school in its first 30 days is still new. */
const hasLowUse = sql<boolean>`(${usesLittle} and ${hasTerm(isRunning)}
  and ${hasTerm(sql`${terms.firstDay} <= day_in_india() - 30`)})`

const isUnpaid = sql<boolean>`exists (select from ${orders}
  where ${orders.schoolId} = ${schools.id} and ${orders.outstandingPaise} > 0)`

/** Nobody coordinates a school that has had a term, or no coordinator can be reached by email. */
const lacksCoordinator = sql<boolean>`${hasTerm(sql`true`)} and not exists (select from ${memberships}
  join ${users} on ${users.id} = ${memberships.userId}
  where ${memberships.schoolId} = ${schools.id} and ${memberships.leftAt} is null
    and ${memberships.role} = 'coordinator' and ${hasWorkingEmail})`

export const NEED_CONDITIONS: Record<NeedFilter, SQL<boolean>> = {
  unpaid: isUnpaid,
  lowUse: hasLowUse,
  noCoordinator: lacksCoordinator,
}

const hasTag = (tag: string) => sql`exists (select from ${schoolTags}
  where ${schoolTags.schoolId} = ${schools.id} and ${schoolTags.tag} = ${tag})`

/** Of a colleague who is no manager any more, nobody is responsible. */
const hasResponsible = (condition: SQL) => sql`exists (select from ${schoolResponsibles}
  join ${teamRoles} on ${teamRoles.userId} = ${schoolResponsibles.userId} and ${teamRoles.role} = 'manager'
  where ${schoolResponsibles.schoolId} = ${schools.id} and ${condition})`

const matchesResponsible = (responsible: string) =>
  responsible === 'nobody'
    ? sql`not ${hasResponsible(sql`true`)}`
    : hasResponsible(sql`${schoolResponsibles.userId} = ${responsible}::uuid`)

export const matchesSchoolFilters = ({
  term,
  board,
  district,
  needs,
  tag,
  responsible,
}: SchoolFilters) =>
  and(
    tag ? hasTag(tag.toLowerCase()) : undefined,
    responsible ? matchesResponsible(responsible) : undefined,
    term && TERM_CONDITIONS[term],
    board && eq(schools.affiliationBoard, board),
    district ? isInDistrict(district) : undefined,
    ...needs.map((need) => NEED_CONDITIONS[need]),
  )
