import type { Mutation } from '../mutation'

const RULES = 'tests/integration/schools.test.ts'
const RACES = 'tests/integration/school-races.test.ts'
const POLICY = 'tests/unit/schools.test.ts'
const LOGINS = 'tests/integration/school-login-join.test.ts'
const REQUIRED = 'tests/integration/school-login-required.test.ts'
const subscribed = 'db/read-models/is-subscribed.ts'

export const schools: Mutation[] = [
  {
    name: 'a past membership still subscribes',
    file: subscribed,
    find: 'and m.left_at is null',
    replace: '',
    seenBy: RULES,
  },
  {
    name: 'a term ends a day before its last one',
    file: subscribed,
    find: 'between t.first_day and t.last_day',
    replace: 'between t.first_day and t.last_day - 1',
    seenBy: RULES,
  },
  {
    name: 'a revoked link still works',
    file: 'lib/schools/invitation/invitation.ts',
    find: 'if (!invitation || invitation.revoked)',
    replace: 'if (!invitation)',
    seenBy: RULES,
  },
  {
    name: 'a teacher who left can be restored',
    file: 'lib/schools/teachers/remove.ts',
    find: 'ne(memberships.endedBy, memberships.userId),',
    replace: '',
    seenBy: RULES,
  },
  {
    name: 'a name runs as a formula in the CSV',
    file: 'base/csv.ts',
    find: '(FORMULA_START.test(singleLine) ? ',
    replace: '(false ? ',
    seenBy: RULES,
  },
  {
    name: 'a coordinator with a next term is reminded',
    file: 'db/read-models/schools.ts',
    find: 'later.last_day > terms.last_day',
    replace: 'false',
    seenBy: RULES,
  },
  {
    name: 'one teacher more than there are seats can join',
    file: 'lib/schools/seats.ts',
    find: 'members >= term.seats',
    replace: 'members > term.seats',
    seenBy: RACES,
  },
  {
    name: 'a single-use invitation can be reused',
    file: 'lib/schools/take-seat.ts',
    find: 'if (invitationId) {',
    replace: 'if (!invitationId) {',
    seenBy: RACES,
  },
  {
    name: 'coordinators with an unconfirmed email can invite',
    file: 'lib/schools/invitation/send.ts',
    find: '.where(and(eq(users.id, viewer.id), isNotNull(users.emailConfirmedAt)))',
    replace: '.where(and(eq(users.id, viewer.id)))',
    seenBy: 'tests/integration/schools.test.ts',
  },
  {
    name: 'a decided application can be decided again',
    file: 'lib/schools/application/decide.ts',
    find: "if (state !== 'received') return",
    replace: "if (state === 'withdrawn') return",
    seenBy: RACES,
  },
  {
    name: 'a school can renew at any time',
    file: 'lib/schools/policy.ts',
    find: '!lastTerm || lastTerm.daysLeft <= RENEWAL_WINDOW_DAYS',
    replace: 'true',
    seenBy: POLICY,
  },
  {
    name: 'the last coordinator can leave members behind',
    file: 'lib/schools/policy.ts',
    find: 'remaining.coordinators === 0 && (remaining.members > 0 || remaining.hasOpenTerm)',
    replace: 'remaining.coordinators < 0',
    seenBy: POLICY,
  },
  {
    name: 'a login of last month takes a seat',
    file: 'lib/schools/sign-in/answer.ts',
    find: 'if (!login.isRecent)',
    replace: 'if (login === null)',
    seenBy: LOGINS,
  },
  {
    name: 'a guest of a directory belongs to it',
    file: 'lib/auth/oidc/claims.ts',
    find: 'idp && !idp',
    replace: '!idp && !idp',
    seenBy: LOGINS,
  },
  {
    name: 'a removed teacher takes the seat again by logging in',
    file: 'lib/schools/sign-in/offer.ts',
    find: '&& last.endedBy !== userId',
    replace: '&& last.endedBy === null',
    seenBy: LOGINS,
  },
  {
    name: 'any login that waits in the browser replaces the school’s',
    file: 'lib/accounts/login/school-login.ts',
    find: 'identity && showsOneOf(identity, required.proofs)',
    replace: 'identity !== null',
    seenBy: REQUIRED,
  },
  {
    name: 'coordinators lock themselves out by requiring school logins',
    file: 'lib/accounts/login/school-login.ts',
    find: "eq(memberships.role, 'teacher'),",
    replace: '',
    seenBy: REQUIRED,
  },
]
