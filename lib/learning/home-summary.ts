import 'server-only'
import { formatIndianTime, splitDay } from '@/i18n/dates'
import { createCsrfToken } from '@/lib/auth/cookies'
import type { Viewer } from '@/lib/auth/sessions'
import { findLastRead } from '@/lib/library/reading'
import { findNextRegistration } from '@/lib/live-sessions/registration/registration'
import { hasOpenSteps } from './first-steps'
import { getLearningRecord } from './record/record'
import type { AttendedSession } from './record/sessions'
import type { HomeSummary } from './schema'

export async function getHomeSummary(viewer: Viewer): Promise<HomeSummary> {
  const [next, reading, record] = await Promise.all([
    findNextSession(viewer),
    findLastRead(viewer),
    getLearningRecord(viewer.id),
  ])
  const { minutes, sessions, rule } = record
  return {
    next,
    reading,
    minutes: minutes.ours + minutes.own,
    requiredHours: rule.totalHours,
    waitingCertificates: countWaitingCertificates(sessions),
    hasFirstSteps: hasOpenSteps(record),
  }
}

/** Certificates of closed sessions that need a name or a confirmed email address. */
export const countWaitingCertificates = (
  liveSessions: Pick<AttendedSession, 'closed' | 'counts' | 'number'>[],
) =>
  liveSessions.filter(({ closed: isClosed, counts, number }) => isClosed && counts && !number)
    .length

async function findNextSession(viewer: Viewer): Promise<HomeSummary['next']> {
  const registration = await findNextRegistration(viewer)
  if (!registration) return null
  const { slug, title, language, phase, mine, canJoin, changesIn, startsAt } = registration
  return {
    ...{ slug, title, language, phase, mine, canJoin, changesIn },
    startsAt: startsAt.toISOString(),
    when: formatIndianTime(startsAt),
    tile: splitDay(startsAt),
    csrfToken: canJoin ? createCsrfToken(viewer.sessionId) : null,
  }
}
