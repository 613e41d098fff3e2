import 'server-only'
import type { AttendedSession } from './queries/sessions'

/** Certificates of closed sessions that need a name or a confirmed email address. */
export const countWaitingCertificates = (
  liveSessions: Pick<AttendedSession, 'closed' | 'counts' | 'number'>[],
) =>
  liveSessions.filter(({ closed: isClosed, counts, number }) => isClosed && counts && !number)
    .length
