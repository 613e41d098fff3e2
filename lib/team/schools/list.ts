import 'server-only'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { formatCsvDay } from '@/base/csv'
import type { Sort } from '@/base/sort'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import {
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { buildSortedQuery, countRows, PAGE_SIZE, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { readingPositions } from '@/db/read-models/library'
import { attendances } from '@/db/read-models/live-sessions'
import { memberships, schools, terms } from '@/db/read-models/schools'
import { schoolResponsibles, schoolTags, schoolUsage, teamRoles } from '@/db/schema'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { teamSchoolsText } from '@/i18n/team-schools'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/entries'
import { sendTable } from '@/lib/files/spreadsheet'
import { readQuery } from '@/lib/http/body'
import { EXPORT_PAGE_SIZE, iteratePages } from '@/lib/live-sessions/exports'
import { isClosedByTeam, type LatestApplication } from '@/lib/schools/policy'
import {
  CHOSEN_FILTER_NAMES,
  matchesSchoolFilters,
  NEED_CONDITIONS,
  NEED_FILTERS,
  parseSchoolFilters,
  type SchoolFilters,
} from '@/lib/schools/team-filters'

export type SchoolListRow = Awaited<ReturnType<typeof listSchools>>['rows'][number]

const pageColumns = {
  id: schools.id,
  name: schools.name,
  address: schools.address,
  affiliationBoard: schools.affiliationBoard,
  district: schools.district,
  email: schools.email,
  mobile: schools.mobile,
  createdAt: schools.createdAt,
}

/** Of the page only, which has the name of the table: for all schools they would be slow. */
const listColumns = {
  ...pageColumns,
  lastDay: sql<string | null>`(select max(${terms.lastDay})::text from ${terms}
    where ${terms.schoolId} = ${schools.id})`,
  members: sql<number>`(select count(*)::int from ${memberships}
    where ${memberships.schoolId} = ${schools.id} and ${memberships.leftAt} is null)`,
  /** Null until the school is counted. */
  activeMembers: schoolUsage.activeMembers,
  tags: sql<
    string | null
  >`(select string_agg(${schoolTags.tag}, ', ' order by ${orderByName(schoolTags.tag)})
    from ${schoolTags} where ${schoolTags.schoolId} = ${schools.id})`,
  responsible: sql<string | null>`(select ${users.firstname} || ' ' || ${users.lastname}
    from ${schoolResponsibles} join ${users} on ${users.id} = ${schoolResponsibles.userId}
    join ${teamRoles} on ${teamRoles.userId} = ${users.id} and ${teamRoles.role} = 'manager'
    where ${schoolResponsibles.schoolId} = ${schools.id})`,
  ...NEED_CONDITIONS,
}

export const SCHOOL_SORTS = ['name', 'created'] as const
export type SchoolSort = Sort<(typeof SCHOOL_SORTS)[number]>

const sortableColumns = {
  name: { type: 'name' as const, by: orderByName(schools.name) },
  created: { type: 'timestamp' as const, by: schools.createdAt },
}

type SchoolPage = { after?: string; sort?: SchoolSort; pageSize?: number }

export async function listSchools(
  filters: SchoolFilters,
  { after, sort = '-created', pageSize = PAGE_SIZE }: SchoolPage = {},
) {
  const list = buildSortedQuery({
    ...{ columns: sortableColumns, sort, id: schools.id, after, pageSize },
  })
  const textCondition = matchesSearch(schoolSearchColumns, normalizeSearch(filters.search))
  const rows = await withCustomPlan(
    (tx) => {
      const page = tx
        .select(pageColumns)
        .from(schools)
        .where(and(textCondition, matchesSchoolFilters(filters), list.from))
        .orderBy(...list.by)
        .limit(list.most)
        .as('schools')
      return tx
        .select({ key: list.key, ...listColumns })
        .from(page)
        .leftJoin(schoolUsage, eq(schoolUsage.schoolId, schools.id))
        .orderBy(...list.by)
    },
    { table: schools, condition: textCondition },
  )
  const page = slicePage(rows, pageSize)
  return {
    ...page,
    rows: page.rows.map(({ unpaid, lowUse, noCoordinator, ...row }) => ({
      ...row,
      needs: NEED_FILTERS.filter((need) => ({ unpaid, lowUse, noCoordinator })[need]),
    })),
  }
}

/** At most so many. */
export function countSchools(filters: SchoolFilters, most: number): Promise<number> {
  const condition = matchesSearch(schoolSearchColumns, normalizeSearch(filters.search))
  return withCustomPlan(
    (tx) => countRows(tx, schools, and(condition, matchesSchoolFilters(filters)), most),
    { table: schools, condition },
  )
}

/** The filtered list, with the filters of the page in the URL. The audit entry is written before the first row is sent. */
export async function sendSchoolList(request: Request, viewer: { id: string }): Promise<Response> {
  const query = readQuery(request, CHOSEN_FILTER_NAMES)
  const filters = parseSchoolFilters(query, viewer)
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'school-list.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter({ ...query, ids: query.ids && `${filters.ids?.length}` }) },
    })
  return sendTable(request, 'csv', {
    fileName: 'schools',
    columnNames: teamSchoolListText().csv,
    batches: iteratePages(
      (after) => listSchools(filters, { after, pageSize: EXPORT_PAGE_SIZE }),
      toCells,
    ),
  })
}

function toCells(school: SchoolListRow): string[] {
  const { name, address, affiliationBoard, district, email, mobile, createdAt, lastDay } = school
  const { yes } = teamSchoolListText()
  return [
    ...[name, address, affiliationBoard, district ?? '', email, mobile],
    ...[formatCsvDay(createdAt), lastDay ?? ''],
    ...[`${school.members}`, `${school.activeMembers ?? ''}`],
    ...NEED_FILTERS.map((need) => (school.needs.includes(need) ? yes : '')),
    ...[school.tags ?? '', school.responsible ?? ''],
  ]
}

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

/** Applications closed as duplicates are stored as withdrawn, with a reason. */
export function getApplicationStateLabel(
  application: Pick<LatestApplication, 'state' | 'reason'>,
): string {
  const { closed: closedLabel, states: stateLabels } = teamSchoolsText()
  return isClosedByTeam(application) ? closedLabel : stateLabels[application.state]
}
