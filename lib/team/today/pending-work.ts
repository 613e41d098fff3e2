import 'server-only'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { liveSessions } from '@/db/read-models/live-sessions'
import { teamListsText } from '@/i18n/team-lists'
import { teamPeopleText } from '@/i18n/team-people'
import { endsAt } from '@/lib/live-sessions/conditions'
import { summarizeFailedMail } from '@/lib/mail/team-list'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'
import { listDataRequests, listEndingTerms, listOpenPrivacyRequests } from './ending-soon'
import * as waitingWork from './waiting-work'

const MAX_SHOWN = 20

/** Most urgent first: by deadline, then by time of waiting. Editors see what they may handle. */
export async function getPendingWork(role: TeamRole) {
  const db = await database()
  const isManager = roleIncludes(role, 'manager')
  const [
    requests,
    messages,
    sessionsToClose,
    recorded,
    terms,
    applications,
    payments,
    revocations,
    [mail],
  ] = await Promise.all([
    listDataRequests(db),
    waitingWork.listMessages(db),
    waitingWork.listSessionsToClose(db),
    isManager ? listOpenPrivacyRequests(db) : [],
    isManager ? listEndingTerms(db) : [],
    isManager ? waitingWork.listWaitingApplications(db) : [],
    isManager ? waitingWork.listReportedPayments(db) : [],
    isManager ? waitingWork.listRevocationRequests(db) : [],
    isManager ? summarizeFailedMail(db) : [],
  ])
  const endsSoon = [
    ...requests.map((row) => ({ ...row, kind: 'request' as const })),
    ...recorded.map(({ requestKind, ...row }) => ({
      ...{ ...row, kind: 'privacyRequest' as const },
      detail: teamPeopleText().requests.kinds[requestKind],
    })),
    ...terms.map((row) => ({ ...row, kind: 'term' as const, detail: null })),
  ]
  const waiting = [
    ...applications.map(({ asked, ...row }) => ({
      ...{ ...row, kind: 'application' as const },
      detail: asked === 'never' ? null : teamListsText().ask[asked],
    })),
    ...messages.map((row) => ({ ...row, kind: 'message' as const })),
    ...payments.map((row) => ({ ...row, kind: 'payment' as const })),
    ...revocations.map((row) => ({ ...row, kind: 'revocation' as const })),
    ...sessionsToClose.map((row) => ({ ...row, kind: 'session' as const, detail: null })),
  ]
  return {
    endsSoon: endsSoon.toSorted((a, b) => a.daysLeft - b.daysLeft),
    waiting: waiting.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, MAX_SHOWN),
    moreWaiting: Math.max(0, waiting.length - MAX_SHOWN),
    mail: mail ?? { failed: 0, since: null },
  }
}

export type PendingWork = Awaited<ReturnType<typeof getPendingWork>>

/** Running or next session; drafts do not count. */
export async function findNextLiveSession() {
  const db = await database()
  const [next] = await db
    .select({
      id: liveSessions.id,
      title: liveSessions.title,
      slug: liveSessions.slug,
      startsAt: liveSessions.startsAt,
    })
    .from(liveSessions)
    .where(and(gt(endsAt, sql`now()`), eq(liveSessions.state, 'published')))
    .orderBy(asc(liveSessions.startsAt))
    .limit(1)
  return next ?? null
}
