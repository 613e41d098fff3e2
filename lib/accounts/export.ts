import 'server-only'
import { createCsvResponse, encodeCsvRows, formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { database } from '@/db/client'
import { teamPeopleText } from '@/i18n/team-people'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { iterateUsers } from './users'

/** Writes the audit entry before the first row is sent. */
export async function sendUsersCsv(request: Request, viewer: { id: string }): Promise<Response> {
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'user-list.exported',
      actor: userActor(viewer.id),
    })
  const csvLines = iterateUsers(withoutDeadline, (exportRows) =>
    encodeCsvRows(
      exportRows.map(([first, last, email, phone, school, createdAt]) => [
        ...[first, last, email, phone, school],
        formatCsvDay(new Date(createdAt)),
      ]),
    ),
  )
  return createCsvResponse(request, 'people', teamPeopleText().csv, csvLines)
}
