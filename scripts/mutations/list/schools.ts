import type { Mutation } from '../mutation'

const RULES = 'tests/integration/schools.test.ts'
const RACES = 'tests/integration/school-races.test.ts'
const POLICY = 'tests/unit/schools.test.ts'
const subscribed = 'lib/schools/is-subscribed.ts'

/** Terms, seats, invitations, and who may do what in a school. */
export const schools: Mutation[] = [
  {
    name: 'a seat that was left or taken away still subscribes',
    file: subscribed,
    find: 'and m.until is null',
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
    name: 'a link that was taken back still works',
    file: 'lib/schools/invitation.ts',
    find: 'if (!invitation || invitation.revoked)',
    replace: 'if (!invitation)',
    seenBy: RULES,
  },
  {
    name: 'who left by choice is fetched back',
    file: 'lib/schools/commands/restore-member.ts',
    find: 'ne(memberships.endedBy, memberships.userId),',
    replace: '',
    seenBy: RULES,
  },
  {
    name: 'a name runs as a formula in the record',
    file: 'base/csv.ts',
    find: '(FORMULA_START.test(singleLine) ? ',
    replace: '(false ? ',
    seenBy: RULES,
  },
  {
    name: 'a coordinator is reminded where the next term is there',
    file: 'lib/schools/commands/term-reminders.ts',
    find: 'n.first_day > t.last_day',
    replace: 'false',
    seenBy: RULES,
  },
  {
    name: 'one more sits down than there are seats',
    file: 'lib/schools/commands/join.ts',
    find: 'members >= term.seats',
    replace: 'members > term.seats',
    seenBy: RACES,
  },
  {
    name: 'an invitation for one use stays good',
    file: 'lib/schools/commands/join.ts',
    find: 'if (email) {',
    replace: 'if (!email) {',
    seenBy: RACES,
  },
  {
    name: 'letters go out in the name of who has confirmed no address',
    file: 'lib/schools/commands/invitation-email.ts',
    find: '.where(and(eq(users.id, viewer.id), isNotNull(users.emailConfirmedAt)))',
    replace: '.where(and(eq(users.id, viewer.id)))',
    seenBy: 'tests/integration/schools.test.ts',
  },
  {
    name: 'what is decided is decided once more',
    file: 'lib/schools/commands/decide.ts',
    find: "if (state !== 'received') return",
    replace: "if (state === 'withdrawn') return",
    seenBy: RACES,
  },
  {
    name: 'a school renews whenever it likes',
    file: 'lib/schools/policy.ts',
    find: '!lastTerm || lastTerm.daysLeft <= RENEWAL_WINDOW_DAYS',
    replace: 'true',
    seenBy: POLICY,
  },
  {
    name: 'the last coordinator leaves the others behind',
    file: 'lib/schools/policy.ts',
    find: 'remaining.coordinators === 0 && (remaining.members > 0 || remaining.term)',
    replace: 'remaining.coordinators < 0',
    seenBy: POLICY,
  },
]
