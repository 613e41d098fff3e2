import type { Breakage } from '../breakage'

const FACTOR = 'tests/integration/team-factor.test.ts'
const REVOKED = 'tests/integration/revoke-access.test.ts'
const ROLES = 'tests/integration/team-roles.test.ts'

/** The team's door, and everybody's passkeys. */
export const team: Breakage[] = [
  {
    name: 'a rare word is looked for by walking the list',
    file: 'db/words.ts',
    find: '  await planByIndex(tx)\n',
    replace: '',
    seenBy: 'tests/integration/desk.test.ts',
  },
  {
    name: 'a code of the app opens twice',
    file: 'lib/team/commands/prove.ts',
    find: ', lt(authenticators.lastStep, step)',
    replace: '',
    seenBy: FACTOR,
  },
  {
    name: 'codes are tried without end',
    file: 'lib/team/commands/prove.ts',
    find: "  await countAttempt('SECOND_FACTOR', member.id)\n",
    replace: '',
    seenBy: FACTOR,
  },
  {
    name: 'an answer to a challenge is taken twice',
    file: 'lib/auth/challenge.ts',
    find: 'return spent?.inTime === true',
    replace: 'return spent === undefined || spent.inTime',
    seenBy: FACTOR,
  },
  {
    name: 'an old challenge is still answered',
    file: 'lib/auth/challenge.ts',
    find: 'return spent?.inTime === true',
    replace: 'return spent !== undefined',
    seenBy: FACTOR,
  },
  {
    name: 'what was asked of one login is answered in another',
    file: 'lib/auth/challenge.ts',
    find: "whom?.sessionId ?? ''",
    replace: "whom?.id ?? ''",
    seenBy: FACTOR,
  },
  {
    name: 'the frame of another site may ask for a passkey',
    file: 'lib/auth/passkeys.ts',
    find: "  if (crossOrigin) throw refusedPasskey('cross-origin')\n",
    replace: '',
    seenBy: FACTOR,
  },
  {
    name: 'a passkey of somebody else proves who one is',
    file: 'lib/auth/passkeys.ts',
    find: 'whom && row?.userId !== whom.id ? undefined : row',
    replace: 'row',
    seenBy: FACTOR,
  },
  {
    name: 'the password alone adds a passkey beside the second factor',
    file: 'lib/team/factors.ts',
    find: 'member?.shown.hasFactor && ',
    replace: 'member && !member.shown.hasFactor && ',
    seenBy: FACTOR,
  },
  {
    name: 'the last second factor can be removed',
    file: 'lib/team/factors.ts',
    find: 'if (before && settings()',
    replace: 'if (!before && settings()',
    seenBy: FACTOR,
  },
  {
    name: 'managers who go at the same moment leave nobody',
    file: 'lib/team/take-team.ts',
    find: "  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff roles'))`)\n",
    replace: '',
    seenBy: ROLES,
    needs: 'postgres',
  },
  {
    name: 'who was a manager a moment ago still gives roles',
    file: 'lib/team/take-team.ts',
    find: "own?.role !== 'manager'",
    replace: 'false',
    seenBy: ROLES,
  },
  {
    name: 'a lost phone stays logged in',
    file: 'lib/team/commands/reset-factor.ts',
    find: '    await endSessionsOf(tx, person.id)\n',
    replace: '',
    seenBy: ROLES,
  },
  {
    name: 'a passkey survives a reset',
    file: 'lib/team/revoke-factors.ts',
    find: '  await tx.delete(passkeys).where(eq(passkeys.userId, userId))\n',
    replace: '',
    seenBy: REVOKED,
  },
  {
    name: 'the mailbox alone begins a second factor again',
    file: 'lib/team/revoke-factors.ts',
    find: '.set({ factorRevokedAt: sql`now()` })',
    replace: '.set({ factorRevokedAt: null })',
    seenBy: REVOKED,
  },
  {
    name: 'a passkey is added by a login that has ended',
    file: 'lib/accounts/take-account.ts',
    find: '!account || live === 0',
    replace: '!account',
    seenBy: REVOKED,
  },
  {
    name: 'an account that nobody confirmed gets a passkey',
    file: 'lib/accounts/take-account.ts',
    find: 'if (!(await isConfirmed(userId)))',
    replace: 'if (false)',
    seenBy: REVOKED,
  },
  {
    name: 'a passkey from before the role is a second factor',
    file: 'lib/team/counting-factors.ts',
    find: 'greatest(r.created_at, ',
    replace: 'greatest(',
    seenBy: REVOKED,
  },
]
