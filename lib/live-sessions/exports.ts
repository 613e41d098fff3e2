import 'server-only'
import { formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { formatTime } from '@/i18n/dates'
import { teamSessionsText } from '@/i18n/team-sessions'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { sendTable } from '@/lib/files/spreadsheet'
import { findInvitedAttendees } from './attendance/invited'
import { findRegistrants, type Registrant } from './registration/registrants'
import { getTeamSession } from './session/list'

export const EXPORT_PAGE_SIZE = 500

type SessionExport = {
  action: 'session-people.exported' | 'session-feedback.exported'
  /** Start of the file's name. */
  name: string
  columnNames: string[]
  batches: AsyncIterable<string[][]>
}

/** A CSV file of one session. Writes the audit entry before the first row is sent. */
export async function sendSessionExport(
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
  { action, name, ...table }: SessionExport,
): Promise<Response> {
  const liveSession = await getTeamSession(liveSessionId)
  if (!liveSession) throw new AppError('notFound', 'notFound')
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action,
      actor: userActor(viewer.id),
      targetId: liveSessionId,
      values: { title: liveSession.title },
    })
  return sendTable(request, 'csv', { fileName: `${name}-${liveSession.slug}`, ...table })
}

export async function* iteratePages<Row>(
  readPage: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>,
  toCells: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  let after: string | undefined
  do {
    const { rows, next } = await withoutDeadline(() => readPage(after))
    yield rows.map(toCells)
    after = next ?? undefined
  } while (after)
}

/** Everyone of the People tab. */
export const sendSessionPeople = (
  request: Request,
  viewer: { id: string },
  liveSessionId: string,
): Promise<Response> =>
  sendSessionExport(request, viewer, liveSessionId, {
    action: 'session-people.exported',
    name: 'people',
    columnNames: teamSessionsText().people.csv.heads,
    batches: iteratePeople(liveSessionId),
  })

async function* iteratePeople(liveSessionId: string) {
  yield* iteratePages(
    (after) => findRegistrants(liveSessionId, { filter: 'all', after }, EXPORT_PAGE_SIZE),
    toCells,
  )
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
    joinedAt ? `${formatCsvDay(joinedAt)} ${formatTime(joinedAt)}` : '',
    source ? sourceLabels[source] : '',
  ]
}
