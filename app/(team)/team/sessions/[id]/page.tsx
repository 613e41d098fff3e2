import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { CancelLiveSession } from '@/components/live-sessions/cancel-live-session'
import { EditLiveSessionForm } from '@/components/live-sessions/edit-live-session-form'
import { LiveSessionHeader } from '@/components/live-sessions/live-session-header'
import { LiveSessionParticipants } from '@/components/live-sessions/live-session-participants'
import { parseParticipantQuery } from '@/components/live-sessions/live-session-queries'
import { Attendance } from '@/components/team/attendance'
import { CloseLiveSession } from '@/components/team/close-live-session'
import { teamSessionsText } from '@/i18n/team-sessions'
import { getSessionClosing } from '@/lib/certificates/queries/closing'
import { getLiveSessionFormOptions } from '@/lib/live-sessions/form-options'
import { toFormValues } from '@/lib/live-sessions/form-values'
import { findAttendanceImports } from '@/lib/live-sessions/queries/attendance'
import { findRegistrants, findUnlistedUsers } from '@/lib/live-sessions/queries/registrants'
import { getTeamSession } from '@/lib/live-sessions/queries/team'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSessionsText().title })

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function TeamLiveSessionPage({ params, searchParams }: Props) {
  await requireTeam('editor')
  const { id } = await params
  const liveSession = (await getTeamSession(id)) ?? notFound()
  const query = parseParticipantQuery(await searchParams)
  const [closing, registrants, unlistedUsers, attendanceImports, formOptions] = await Promise.all([
    getSessionClosing(id),
    findRegistrants(id, query),
    findUnlistedUsers(id, query),
    findAttendanceImports(id),
    getLiveSessionFormOptions(),
  ])
  return (
    <main className="page-width page-main">
      <p className="mb-4">
        <Link href={routes.teamSessions} className="inline-flex min-h-11 items-center">
          {teamSessionsText().back}
        </Link>
      </p>
      <LiveSessionHeader liveSession={liveSession} />
      {closing && <CloseLiveSession id={id} closing={closing} />}
      <LiveSessionParticipants
        id={id}
        query={query}
        results={registrants}
        unlisted={unlistedUsers}
      />
      <Attendance liveSessionId={id} imports={attendanceImports} />
      <EditLiveSessionForm
        id={id}
        version={liveSession.version}
        isRepeating={liveSession.repeatId !== null}
        initialValues={toFormValues(liveSession)}
        choices={formOptions}
      />
      <CancelLiveSession liveSession={liveSession} />
    </main>
  )
}
