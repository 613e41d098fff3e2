import 'server-only'
import { formatCsvDay } from '@/base/csv'
import { database } from '@/db/client'
import { teamSchoolListText } from '@/i18n/team-school-list'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/export-filter'
import { sendTable } from '@/lib/files/table'
import { readQuery } from '@/lib/http/query'
import { EXPORT_PAGE_SIZE, iteratePages } from '@/lib/live-sessions/send-export'
import { listSchools, type SchoolListRow } from './queries/school-list'
import { NEED_FILTERS, parseSchoolFilters, SCHOOL_FILTER_NAMES } from './school-filters'

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
