import 'server-only'
import { formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { formatTime } from '@/i18n/dates'
import { teamSessionsText } from '@/i18n/team-sessions'
import { findInvitedAttendees } from './queries/invited-attendees'
import { findRegistrants, type Registrant } from './queries/registrants'
import { EXPORT_PAGE_SIZE, iteratePages, sendSessionExport } from './send-export'

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
