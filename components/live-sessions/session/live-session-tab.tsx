import type { ReactNode } from 'react'
import { teamSessionsText } from '@/i18n/team-sessions'
import { getSessionClosing } from '@/lib/certificates/closing'
import { findInvitedAttendees } from '@/lib/live-sessions/attendance/invited'
import { findAttendanceImports } from '@/lib/live-sessions/attendance/match'
import { findFeedbackComments, getFeedbackResults } from '@/lib/live-sessions/feedback'
import { findRegistrants, findUnlistedUsers } from '@/lib/live-sessions/registration/registrants'
import { getLiveSessionFormOptions, toSessionFormValues } from '@/lib/live-sessions/session/form'
import type { TeamSession } from '@/lib/live-sessions/session/list'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { AddAttendee } from '../attendance/add-attendee'
import { Attendance } from '../attendance/attendance'
import { InvitedAttendees } from '../attendance/invited-attendees'
import { LiveSessionParticipants } from '../attendance/live-session-participants'
import { SessionFeedback } from '../feedback/feedback-results'
import { CancelLiveSession } from './cancel-live-session'
import { CloseLiveSession } from './close-live-session'
import { EditLiveSessionForm } from './edit-live-session-form'
import { parseParticipantQuery } from './live-session-queries'
import { NewTimeNotice } from './new-time-notice'

export const LIVE_SESSION_TABS = ['people', 'details', 'certificates', 'feedback'] as const
type LiveSessionTab = (typeof LIVE_SESSION_TABS)[number]
type SearchParams = Parameters<typeof parseParticipantQuery>[0]

/** Reads only what its tab shows. The form of the details replaces the notice by its own result. */
export const renderLiveSessionTab = async (
  tab: LiveSessionTab,
  liveSession: TeamSession,
  searchParams: SearchParams,
  role: TeamRole,
) => (
  <>
    {tab !== 'details' && renderNewTime(liveSession)}
    {await tabs[tab](liveSession, searchParams, role)}
  </>
)

const renderNewTime = ({ id, newTime }: TeamSession) =>
  newTime &&
  newTime.emailCount > 0 && (
    <NewTimeNotice
      msg={teamSessionsText().newTimeWaits(newTime.emailCount, newTime.dueAt)}
      path={`/api/team/sessions/${id}/time/undo`}
      seconds={newTime.undoSeconds}
    />
  )

type TabRenderer = (
  session: TeamSession,
  searchParams: SearchParams,
  role: TeamRole,
) => Promise<ReactNode>

const tabs: Record<LiveSessionTab, TabRenderer> = {
  people: async ({ id }, searchParams, role) => {
    const query = parseParticipantQuery(searchParams)
    const [registrants, unlistedUsers, invited, attendanceImports] = await Promise.all([
      findRegistrants(id, query),
      findUnlistedUsers(id, query),
      findInvitedAttendees(id),
      findAttendanceImports(id),
    ])
    return (
      <>
        <LiveSessionParticipants
          {...{ id, query }}
          results={registrants}
          unlisted={unlistedUsers}
          canRevoke={roleIncludes(role, 'manager')}
        />
        <AddAttendee liveSessionId={id} />
        <InvitedAttendees liveSessionId={id} people={invited} />
        <Attendance liveSessionId={id} imports={attendanceImports} />
      </>
    )
  },
  details: async (liveSession) => (
    <>
      <EditLiveSessionForm
        id={liveSession.id}
        version={liveSession.version}
        isRepeating={liveSession.repeatId !== null}
        initialValues={toSessionFormValues(liveSession)}
        choices={await getLiveSessionFormOptions(liveSession)}
        newTime={renderNewTime(liveSession)}
      />
      <CancelLiveSession liveSession={liveSession} />
    </>
  ),
  certificates: async ({ id }, _, role) => {
    const closing = await getSessionClosing(id)
    const canOpen = roleIncludes(role, 'manager')
    return closing && <CloseLiveSession {...{ id, closing, canOpen }} />
  },
  feedback: async ({ id, present }, searchParams) => {
    const { after } = parseParticipantQuery(searchParams)
    const [results, comments] = await Promise.all([
      getFeedbackResults(id),
      findFeedbackComments(id, after),
    ])
    return <SessionFeedback presentCount={present} {...{ id, results, comments, after }} />
  },
}
