import type { Breakage } from '../breakage'

const SERIES = 'tests/integration/series.test.ts'
const TEAM = 'tests/integration/series-team.test.ts'
const ATTENDANCE = 'tests/integration/attendance.test.ts'
const PLACE = 'tests/unit/session-place.test.tsx'
const CALENDAR = 'tests/unit/calendar.test.ts'

/** Live sessions: who is counted and listed, what a page offers, what calendars and crawlers read. */
export const series: Breakage[] = [
  {
    name: 'attendance of users who did not register is counted and not listed',
    file: 'lib/series/queries/people.ts',
    find: 'isListed(gatheringId),\n        OF',
    replace: 'isNotNull(registrations.userId),\n        OF',
    seenBy: ATTENDANCE,
  },
  {
    name: 'an account is taken for an attendee by its name alone',
    file: 'lib/series/queries/attendance.ts',
    find: 'matched(lines, byAddress, registered, await accountsNamed(open))',
    replace: 'matched(lines, byAddress, [...registered, ...(await accountsNamed(open))])',
    seenBy: ATTENDANCE,
  },
  {
    name: 'a registration is cancelled after attendance was recorded',
    file: 'lib/series/commands/register.ts',
    find: 'if (await tx.$count(presences, ownIn(presences, gathering.id, viewer.id)))',
    replace: 'if (gathering.id === viewer.id)',
    seenBy: SERIES,
  },
  {
    name: 'a full session offers joining',
    file: 'lib/series/place.ts',
    find: "(mine === 'none' && !full)",
    replace: "mine === 'none'",
    seenBy: PLACE,
  },
  {
    name: 'repeated sessions have no attendance code',
    file: 'lib/series/commands/make.ts',
    find: "word: form.proof === 'word' ? newAttendanceCode() : null,",
    replace: '',
    seenBy: TEAM,
  },
  {
    name: 'an emailed calendar entry is stamped with the start',
    file: 'lib/mail/gathering-letters.ts',
    find: 'data.changedAt ? new Date(data.changedAt) : new Date()',
    replace: 'new Date(data.startsAt)',
    seenBy: CALENDAR,
  },
  {
    name: 'robots.txt disallows all that begins like a private page',
    file: 'app/robots.ts',
    find: 'robotsPattern(area)',
    replace: "(area.path.split(':')[0] ?? '')",
    seenBy: 'tests/unit/robots.test.ts',
  },
]
