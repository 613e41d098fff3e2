import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { formatCsvDay } from '@/base/csv'
import { database } from '@/db/client'
import {
  matchesSearch,
  normalizeSearch,
  schoolSearchColumns,
  withCustomPlan,
} from '@/db/full-text-search'
import { orderByName } from '@/db/name-order'
import { buildPageQuery, PAGE_SIZE, slicePage } from '@/db/pagination'
import { users } from '@/db/read-models/accounts'
import { memberships, schools, terms } from '@/db/read-models/schools'
import { schoolResponsibles, schoolTags, schoolUsage, teamRoles } from '@/db/schema'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/filters'
import { sendTable } from '@/lib/files/spreadsheet'
import { readQuery } from '@/lib/http/query'
import { EXPORT_PAGE_SIZE, iteratePages } from '@/lib/live-sessions/exports'
import { matchesSchoolFilters, NEED_CONDITIONS } from './conditions'
import {
  NEED_FILTERS,
  parseSchoolFilters,
  SCHOOL_FILTER_NAMES,
  type SchoolFilters,
} from './filters'

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

/** Newest first. */
export async function listSchools(filters: SchoolFilters, after?: string, pageSize = PAGE_SIZE) {
  const list = buildPageQuery({ timestamp: schools.createdAt, id: schools.id, after, pageSize })
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

/** The filtered list, with the filters of the page in the URL. The audit entry is written before the first row is sent. */
export async function sendSchoolList(request: Request, viewer: { id: string }): Promise<Response> {
  const query = readQuery(request, SCHOOL_FILTER_NAMES)
  const filters = parseSchoolFilters(query, viewer)
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'school-list.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter(query) },
    })
  return sendTable(request, 'csv', {
    fileName: 'schools',
    columnNames: teamSchoolListText().csv,
    batches: iteratePages((after) => listSchools(filters, after, EXPORT_PAGE_SIZE), toCells),
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
