import type { Mutation } from '../mutation'

const LIVE_SESSIONS = 'tests/integration/live-sessions.test.ts'
const TEAM = 'tests/integration/live-session-team.test.ts'
const ATTENDANCE = 'tests/integration/attendance.test.ts'
const HOME = 'tests/integration/home-summary.test.ts'

export const liveSessions: Mutation[] = [
  {
    name: 'home offers sessions for subscribers to everyone',
    file: 'lib/live-sessions/registration/registration.ts',
    find: "or(eq(liveSessions.audience, 'user'),",
    replace: "or(eq(liveSessions.audience, 'user'), sql`true`,",
    seenBy: HOME,
  },
  {
    name: 'home shows a full session before the registered one',
    file: 'lib/live-sessions/registration/registration.ts',
    find: `\${registeredCount} < \${liveSessions.capacity}`,
    replace: 'true',
    seenBy: HOME,
  },
  {
    name: 'attendance without a registration is counted but not listed',
    file: 'lib/live-sessions/registration/registrants.ts',
    find: `isListed(liveSessionId),
        CONDITIONS_BY_FILTER`,
    replace: `isNotNull(registrations.userId),
        CONDITIONS_BY_FILTER`,
    seenBy: ATTENDANCE,
  },
  {
    name: 'an attendee is matched by name alone',
    file: 'lib/live-sessions/attendance/match.ts',
    find: `    registeredUsers,
    await findAccountsByName(unmatched),`,
    replace: '    [...registeredUsers, ...(await findAccountsByName(unmatched))],',
    seenBy: ATTENDANCE,
  },
  {
    name: 'a registration can be cancelled after attendance is recorded',
    file: 'lib/live-sessions/registration/register.ts',
    find: 'if (await tx.$count(attendances, isOwnRow(attendances, liveSession.id, viewer.id)))',
    replace: 'if (liveSession.id === viewer.id)',
    seenBy: LIVE_SESSIONS,
  },
  {
    name: 'repeated sessions have no attendance code',
    file: 'lib/live-sessions/session/create.ts',
    find: "attendanceCode: form.attendanceMethod === 'code' ? createAttendanceCode() : null,",
    replace: '',
    seenBy: TEAM,
  },
]
