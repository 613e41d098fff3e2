import 'server-only'
import { formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { formatIndianTime } from '@/i18n/dates'
import { teamSessionsText } from '@/i18n/team-sessions'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { sendTable } from '@/lib/files/table'
import { findInvitedAttendees } from './queries/invited-attendees'
import { findRegistrants, type Registrant } from './queries/registrants'
import { getTeamSession } from './queries/team'

const ROWS_PER_BATCH = 500

/** Everyone of the People tab. Writes the audit entry before the first row is sent. */
export async function sendSessionPeople(
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
): Promise<Response> {
  const liveSession = await getTeamSession(liveSessionId)
  if (!liveSession) throw new AppError('notFound', 'notFound')
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'session-people.exported',
      actor: userActor(viewer.id),
      targetId: liveSessionId,
    })
  return sendTable(request, 'csv', {
    fileName: `people-${liveSession.slug}`,
    columnNames: teamSessionsText().people.csv.heads,
    batches: iteratePeople(liveSessionId),
  })
}

async function* iteratePeople(liveSessionId: string) {
  let after: string | undefined
  do {
    const { rows, next } = await withoutDeadline(() =>
      findRegistrants(liveSessionId, { filter: 'all', after }, ROWS_PER_BATCH),
    )
    yield rows.map(toCells)
    after = next ?? undefined
  } while (after)
  const invited = await withoutDeadline(() => findInvitedAttendees(liveSessionId))
  const { invited: invitedLabel } = teamSessionsText().people.csv
  yield invited.map(({ name, email }) => [name, email, '', '', invitedLabel])
}

function toCells({ name, email, state, joinedAt, source }: Registrant): string[] {
  const { csv: labels, source: sourceLabels } = teamSessionsText().people
  return [
    name,
    email,
    state ? labels.states[state] : '',
    joinedAt ? `${formatCsvDay(joinedAt)} ${formatIndianTime(joinedAt)}` : '',
    source ? sourceLabels[source] : '',
  ]
}
