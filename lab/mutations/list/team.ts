import type { Mutation } from '../mutation'

const SECOND_FACTOR = 'tests/integration/second-factor.test.ts'
const REVOKED = 'tests/integration/revoke-access.test.ts'
const ROLES = 'tests/integration/team-roles.test.ts'

export const team: Mutation[] = [
  {
    name: 'a search for a rare word scans the table',
    file: 'db/full-text-search.ts',
    find: `  await preferIndexPlan(tx)
`,
    replace: '',
    seenBy: 'tests/integration/team.test.ts',
  },
  {
    name: 'a large body reaches an action that reads none',
    file: 'lib/api/guard-handler.ts',
    find: '      if (!options.acceptsStream) rejectLargeBody(request)\n',
    replace: '',
    seenBy: 'tests/integration/team-route-policies.test.ts',
  },
  {
    name: 'items with equal positions cannot change places',
    file: 'lib/content/item/place.ts',
    find: 'Math.max(position, next)',
    replace: 'position',
    seenBy: 'tests/integration/items.test.ts',
  },
  {
    name: 'a code of the app works twice',
    file: 'lib/team/verify-second-factor.ts',
    find: ', lt(authenticators.lastStep, step)',
    replace: '',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'attempts with codes are not limited',
    file: 'lib/team/verify-second-factor.ts',
    find: "  await countAttempt('SECOND_FACTOR', member.id)\n",
    replace: '',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'an assertion is accepted twice',
    file: 'lib/auth/challenge.ts',
    find: 'return consumedRow?.inTime === true',
    replace: 'return consumedRow === undefined || consumedRow.inTime',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'an expired challenge is accepted',
    file: 'lib/auth/challenge.ts',
    find: 'return consumedRow?.inTime === true',
    replace: 'return consumedRow !== undefined',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'a challenge of one login is accepted in another',
    file: 'lib/auth/challenge.ts',
    find: "subject?.sessionId ?? ''",
    replace: "subject?.id ?? ''",
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'a cross-site frame can use a passkey',
    file: 'lib/auth/passkeys.ts',
    find: `  if (crossOrigin) throw passkeyError('cross-origin')
`,
    replace: '',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'another user’s passkey is accepted',
    file: 'lib/auth/passkeys.ts',
    find: 'subject && row?.userId !== subject.id ? undefined : row',
    replace: 'row',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'the password alone adds a passkey despite a second factor',
    file: 'lib/team-access/factors.ts',
    find: 'member?.secondFactor.hasFactor && ',
    replace: 'member && !member.shown.hasFactor && ',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'the last second factor can be removed',
    file: 'lib/team-access/factors.ts',
    find: 'if (hadFactor && settings()',
    replace: 'if (!hadFactor && settings()',
    seenBy: SECOND_FACTOR,
  },
  {
    name: 'managers removed at the same time leave none',
    file: 'lib/team/roles.ts',
    find: "  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`)\n",
    replace: '',
    seenBy: ROLES,
    needs: 'postgres',
  },
  {
    name: 'a former manager can still assign roles',
    file: 'lib/team/roles.ts',
    find: "roleRow?.role !== 'manager'",
    replace: 'false',
    seenBy: ROLES,
  },
  {
    name: 'a lost phone stays logged in',
    file: 'lib/team/reset-second-factor.ts',
    find: `    await endUserSessions(tx, user.id)
`,
    replace: '',
    seenBy: ROLES,
  },
  {
    name: 'a passkey survives a reset',
    file: 'lib/team-access/revoke-factors.ts',
    find: '  await tx.delete(passkeys).where(eq(passkeys.userId, userId))\n',
    replace: '',
    seenBy: REVOKED,
  },
  {
    name: 'access to the mailbox is enough to set up a second factor again',
    file: 'lib/team-access/revoke-factors.ts',
    find: '.set({ factorRevokedAt: sql`now()` })',
    replace: '.set({ factorRevokedAt: null })',
    seenBy: REVOKED,
  },
  {
    name: 'a passkey is added by an ended session',
    file: 'lib/accounts/locks.ts',
    find: '!account || sessionCount === 0',
    replace: '!account',
    seenBy: REVOKED,
  },
  {
    name: 'an unconfirmed account gets a passkey',
    file: 'lib/accounts/locks.ts',
    find: 'if (!(await isEmailConfirmed(userId)))',
    replace: 'if (false)',
    seenBy: REVOKED,
  },
  {
    name: 'a passkey older than the role is a second factor',
    file: 'lib/team-access/valid-factors.ts',
    find: 'greatest(r.created_at, ',
    replace: 'greatest(',
    seenBy: REVOKED,
  },
]
