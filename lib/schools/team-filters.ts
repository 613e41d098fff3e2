import 'server-only'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '@/base/ids'
import { matchesSearch, normalizeSearch, schoolSearchColumns } from '@/db/full-text-search'
import { hasWorkingEmail, users } from '@/db/read-models/accounts'
import { orders } from '@/db/read-models/billing'
import {
  hasSchoolTag,
  isInDistrict,
  isLastTerm,
  memberships,
  schools,
  terms,
} from '@/db/read-models/schools'
import { schoolResponsibles, schoolUsage, teamRoles } from '@/db/read-models/team'
import { BOARDS } from './kinds'

export const TERM_FILTERS = [
  'running',
  'ends-7',
  'ends-30',
  'ends-60',
  'ends-90',
  'expired',
  'none',
] as const
/** Each is a checkbox, so that they can be combined. */
export const NEED_FILTERS = ['unpaid', 'lowUse', 'noCoordinator'] as const
/** The names of tags and colleagues are for those who may open a school. */
export const FOLLOW_UP_FILTERS = ['tag', 'responsible'] as const
export const LIST_FILTER_NAMES = ['search', 'term', 'board', 'district', ...NEED_FILTERS] as const
export const SCHOOL_FILTER_NAMES = [...LIST_FILTER_NAMES, ...FOLLOW_UP_FILTERS] as const
/** `ids`: of the ticked rows. */
export const CHOSEN_FILTER_NAMES = [...SCHOOL_FILTER_NAMES, 'ids'] as const

export type SchoolFilterName = (typeof SCHOOL_FILTER_NAMES)[number]
/** As in the URL; an unknown value selects nothing. */
export type SchoolFilterQuery = Partial<Record<SchoolFilterName | 'ids', string>>

export type SchoolFilters = {
  search?: string
  term?: (typeof TERM_FILTERS)[number]
  board?: (typeof BOARDS)[number]
  district?: string
  needs: (typeof NEED_FILTERS)[number][]
  tag?: string
  /** The id of a colleague. */
  responsible?: string | 'nobody'
  ids?: string[]
}

const MAX_DISTRICT_LENGTH = 100

/** The parameter `mine` stands for the viewer, so that colleagues can share a URL. */
export const parseSchoolFilters = (
  query: SchoolFilterQuery,
  viewer: { id: string },
): SchoolFilters => ({
  search: query.search,
  term: TERM_FILTERS.find((option) => option === query.term),
  board: BOARDS.find((option) => option === query.board),
  district: query.district?.slice(0, MAX_DISTRICT_LENGTH),
  needs: NEED_FILTERS.filter((name) => query[name] === 'yes'),
  tag: query.tag,
  responsible: parseResponsible(query.responsible, viewer),
  ids: query.ids?.split(',').filter(isUuid),
})

/** Without unknown options, to be saved and opened again. */
export function cleanSchoolFilters(query: SchoolFilterQuery): SchoolFilterQuery {
  const isKnown = (name: SchoolFilterName | 'ids', value: string) => {
    if (name === 'ids') return value.split(',').every(isUuid)
    if (name === 'term') return TERM_FILTERS.some((option) => option === value)
    if (name === 'board') return BOARDS.some((option) => option === value)
    if (name === 'responsible')
      return value === 'mine' || parseResponsible(value, { id: '' }) === value
    return value === 'yes' || NEED_FILTERS.every((need) => need !== name)
  }
  return Object.fromEntries(
    CHOSEN_FILTER_NAMES.flatMap((name) => {
      const value = query[name]
      return value && isKnown(name, value) ? [[name, value]] : []
    }),
  )
}

function parseResponsible(option: string | undefined, viewer: { id: string }) {
  if (option === 'mine') return viewer.id
  return option === 'nobody' || isUuid(option ?? '') ? option : undefined
}

/** Schools as the recipients of an announcement: a saved view, or ticked rows. It outlives the view. */
export type ChosenSchools = { name: string; filters: SchoolFilterQuery }

export const formatChosenSchools = ({ name, filters }: ChosenSchools): string =>
  new URLSearchParams({ name, ...filters }).toString()

/** Null without a filter: nobody means all schools by it. */
export function parseChosenSchools(text: string): ChosenSchools | null {
  const params = new URLSearchParams(text)
  const filters = cleanSchoolFilters(Object.fromEntries(params))
  return Object.keys(filters).length > 0 ? { name: params.get('name') ?? '', filters } : null
}

/** As a condition on schools. */
export function isChosenSchool(text: string): SQL {
  const chosen = parseChosenSchools(text)
  if (!chosen) return sql`false`
  const filters = parseSchoolFilters(chosen.filters, { id: '' })
  const search = matchesSearch(schoolSearchColumns, normalizeSearch(filters.search))
  return and(search, matchesSchoolFilters(filters)) ?? sql`false`
}

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
  ids,
}: SchoolFilters) =>
  and(
    ids && inArray(schools.id, ids),
    tag ? hasSchoolTag(tag.toLowerCase()) : undefined,
    responsible ? matchesResponsible(responsible) : undefined,
    term && TERM_CONDITIONS[term],
    board && eq(schools.affiliationBoard, board),
    district ? isInDistrict(district) : undefined,
    ...needs.map((need) => NEED_CONDITIONS[need]),
  )
