import type { Mutation } from '../mutation'

const LIVE_SESSIONS = 'tests/integration/live-sessions.test.ts'
const TEAM = 'tests/integration/live-session-team.test.ts'
const ATTENDANCE = 'tests/integration/attendance.test.ts'
const REGISTRATION = 'tests/unit/session-registration.test.tsx'
const HOME = 'tests/integration/home-summary.test.ts'
const CALENDAR = 'tests/unit/calendar.test.ts'

export const liveSessions: Mutation[] = [
  {
    name: 'home offers sessions for subscribers to everyone',
    file: 'lib/live-sessions/queries/registration.ts',
    find: "or(eq(liveSessions.audience, 'user'),",
    replace: "or(eq(liveSessions.audience, 'user'), sql`true`,",
    seenBy: HOME,
  },
  {
    name: 'home shows a full session before the registered one',
    file: 'lib/live-sessions/queries/registration.ts',
    find: `\${registeredCount} < \${liveSessions.capacity}`,
    replace: 'true',
    seenBy: HOME,
  },
  {
    name: 'attendance without a registration is counted but not listed',
    file: 'lib/live-sessions/queries/registrants.ts',
    find: `isListed(liveSessionId),
        CONDITIONS_BY_FILTER`,
    replace: `isNotNull(registrations.userId),
        CONDITIONS_BY_FILTER`,
    seenBy: ATTENDANCE,
  },
  {
    name: 'an attendee is matched by name alone',
    file: 'lib/live-sessions/queries/attendance.ts',
    find: `    registeredUsers,
    await findAccountsByName(unmatched),`,
    replace: '    [...registeredUsers, ...(await findAccountsByName(unmatched))],',
    seenBy: ATTENDANCE,
  },
  {
    name: 'a registration can be cancelled after attendance is recorded',
    file: 'lib/live-sessions/commands/register.ts',
    find: 'if (await tx.$count(attendances, isOwnRow(attendances, liveSession.id, viewer.id)))',
    replace: 'if (liveSession.id === viewer.id)',
    seenBy: LIVE_SESSIONS,
  },
  {
    name: 'a full session offers joining',
    file: 'lib/live-sessions/session-registration.ts',
    find: "(registrationState === 'none' && !isFull)",
    replace: "registrationState === 'none'",
    seenBy: REGISTRATION,
  },
  {
    name: 'repeated sessions have no attendance code',
    file: 'lib/live-sessions/commands/create.ts',
    find: "attendanceCode: form.attendanceMethod === 'code' ? createAttendanceCode() : null,",
    replace: '',
    seenBy: TEAM,
  },
  {
    name: 'an emailed calendar entry is stamped with the start',
    file: 'lib/live-sessions/emails.ts',
    find: 'updatedAt: new Date(data.changedAt)',
    replace: 'updatedAt: new Date(data.startsAt)',
    seenBy: CALENDAR,
  },
  {
    name: 'robots.txt disallows every path that begins like a private page',
    file: 'app/robots.ts',
    find: 'listPaths(policy).map(toRobotsPattern)',
    replace: "[policy.path.split(':')[0] ?? '']",
    seenBy: 'tests/unit/robots.test.ts',
  },
]
