import 'server-only'
import { createCsvResponse, encodeCsvRows, formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { teamPeopleText } from '@/i18n/team-people'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toLoggedFilter } from '@/lib/audit/export-filter'
import { readQuery } from '@/lib/http/query'
import { buildUserFilter, toUserQuery, USER_FILTER_PARAMS } from './user-filter'
import { iterateUsers } from './users'

/** The rows of the list with the same parameters. Writes the audit entry before the first row is sent. */
export async function sendUsersCsv(request: Request, viewer: { id: string }): Promise<Response> {
  const query = readQuery(request, USER_FILTER_PARAMS)
  const filter = await buildUserFilter(toUserQuery(query))
  if (!filter) throw new AppError('badRequest', 'tooManySchoolsMatch')
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'user-list.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter(query) },
    })
  const csvLines = iterateUsers(filter, withoutDeadline, (exportRows) =>
    encodeCsvRows(
      exportRows.map(([first, last, email, phone, school, createdAt]) => [
        ...[first, last, email, phone, school],
        formatCsvDay(new Date(createdAt)),
      ]),
    ),
  )
  return createCsvResponse(request, 'people', teamPeopleText().csv, csvLines)
}
