import type { Mutation } from '../mutation'

const sessions = 'lib/auth/sessions.ts'
const passwords = 'lib/auth/passwords.ts'
const AGE = 'tests/integration/session-age.test.ts'
const PASSWORDS = 'tests/integration/passwords.test.ts'
const COOKIES = 'tests/integration/cookies.test.ts'
const STEP_UP = 'tests/integration/step-up.test.ts'
const HOUSEKEEPING = 'tests/integration/housekeeping.test.ts'

export const users: Mutation[] = [
  {
    name: 'a removed passkey passes the step-up',
    file: 'lib/accounts/password/check.ts',
    find: `if ('shown' in checkedStepUp) await recordPasskeyUse(tx, checkedStepUp.shown)
  else if`,
    replace: `if ('shown' in checkedStepUp) return account
  if`,
    seenBy: STEP_UP,
  },
  {
    name: 'a changed password passes the step-up',
    file: 'lib/accounts/password/check.ts',
    find: 'and(eq(users.id, userId), eq(users.passwordHash, passwordHash))',
    replace: 'eq(users.id, userId)',
    seenBy: STEP_UP,
  },
  {
    name: 'a login assertion passes the step-up',
    file: 'lib/accounts/password/check.ts',
    find: "verifyAssertion(stepUp.passkey, 'decide', viewer)",
    replace: "verifyAssertion(stepUp.passkey, 'prove', viewer)",
    seenBy: STEP_UP,
  },
  {
    name: 'a session does not end after seven days',
    file: sessions,
    find: 'gt(sessions.expiresAt, sql`now()`),',
    replace: '',
    seenBy: AGE,
  },
  {
    name: 'an idle session never ends',
    file: sessions,
    find: 'gt(sessions.lastSeenAt, IDLE_CUTOFF),',
    replace: '',
    seenBy: AGE,
  },
  {
    name: 'use does not extend a session',
    file: sessions,
    find: '> SEEN_INTERVAL_MS) await',
    replace: '> SEEN_INTERVAL_MS * 1000) await',
    seenBy: AGE,
  },
  {
    name: 'expired sessions stay in the table',
    file: sessions,
    find: '.where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, IDLE_CUTOFF)))',
    replace: '.where(lt(sessions.lastSeenAt, IDLE_CUTOFF))',
    seenBy: AGE,
  },
  {
    name: 'the purge deletes valid sessions',
    file: sessions,
    find: '.where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, IDLE_CUTOFF)))',
    replace: '',
    seenBy: AGE,
  },
  {
    name: 'passwords are hashed with little memory',
    file: passwords,
    find: 'memoryCost: 19_456',
    replace: 'memoryCost: 4_096',
    seenBy: PASSWORDS,
  },
  {
    name: 'one more password is queued than allowed',
    file: passwords,
    find: 'hashQueue.waiting.length >= MAX_QUEUED_HASHES',
    replace: 'hashQueue.waiting.length > MAX_QUEUED_HASHES',
    seenBy: PASSWORDS,
  },
  {
    name: 'three passwords are hashed at once',
    file: passwords,
    find: 'hashQueue.running < MAX_CONCURRENT_HASHES',
    replace: 'hashQueue.running <= MAX_CONCURRENT_HASHES',
    seenBy: PASSWORDS,
  },
  {
    name: 'a session cookie is readable by scripts',
    file: 'lib/auth/cookies.ts',
    find: "formatCookie(getSessionCookieName(), jwt, RETENTION.session, 'HttpOnly')",
    replace: 'formatCookie(getSessionCookieName(), jwt, RETENTION.session)',
    seenBy: COOKIES,
  },
  {
    name: 'a session cookie is sent without TLS',
    file: 'lib/auth/cookies.ts',
    find: "if (settings().secureCookies) parts.push('Secure')",
    replace: '',
    seenBy: COOKIES,
  },
  {
    name: 'a session cookie is sent with cross-site forms',
    file: 'lib/auth/cookies.ts',
    find: "'SameSite=Lax',",
    replace: "'SameSite=None',",
    seenBy: COOKIES,
  },
  {
    name: 'a current rate limit is purged',
    file: 'lib/auth/rate-limits.ts',
    find: 'db.delete(rateLimits).where(hasExpired)',
    replace: 'db.delete(rateLimits)',
    seenBy: HOUSEKEEPING,
  },
  {
    name: 'messages are kept longer than the privacy policy says',
    file: 'lib/contact/send.ts',
    find: 'ago(RETENTION.contactMessage)',
    replace: 'ago(2 * RETENTION.contactMessage)',
    seenBy: HOUSEKEEPING,
  },
]
