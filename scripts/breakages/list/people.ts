import type { Breakage } from '../breakage'

const sessions = 'lib/auth/sessions.ts'
const passwords = 'lib/auth/passwords.ts'
const AGE = 'tests/integration/session-age.test.ts'
const PASSWORDS = 'tests/integration/passwords.test.ts'
const COOKIES = 'tests/integration/cookies.test.ts'
const PROOF = 'tests/integration/proof.test.ts'
const HOUSEKEEPING = 'tests/integration/housekeeping.test.ts'

/** Sessions, passwords, and what is kept of people for how long. */
export const people: Breakage[] = [
  {
    name: 'a passkey decides after it was removed',
    file: 'lib/accounts/checked-proof.ts',
    find: "if ('shown' in checked) await noteUse(tx, checked.shown)\n  else if",
    replace: "if ('shown' in checked) return account\n  if",
    seenBy: PROOF,
  },
  {
    name: 'a password decides after it was changed',
    file: 'lib/accounts/checked-proof.ts',
    find: 'and(eq(users.id, userId), eq(users.passwordHash, passwordHash))',
    replace: 'eq(users.id, userId)',
    seenBy: PROOF,
  },
  {
    name: 'a passkey shown to log in decides over the account',
    file: 'lib/accounts/checked-proof.ts',
    find: "checkAnswer(proof.passkey, 'decide', asker)",
    replace: "checkAnswer(proof.passkey, 'prove', asker)",
    seenBy: PROOF,
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
    find: 'gt(sessions.lastSeenAt, IDLE),',
    replace: '',
    seenBy: AGE,
  },
  {
    name: 'being used does not keep a session alive',
    file: sessions,
    find: '> SEEN_EVERY_MS) await',
    replace: '> SEEN_EVERY_MS * 1000) await',
    seenBy: AGE,
  },
  {
    name: 'expired sessions stay in the table',
    file: sessions,
    find: '.where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, IDLE)))',
    replace: '.where(lt(sessions.lastSeenAt, IDLE))',
    seenBy: AGE,
  },
  {
    name: 'purging sessions ends those that live',
    file: sessions,
    find: '.where(or(lt(sessions.expiresAt, sql`now()`), lt(sessions.lastSeenAt, IDLE)))',
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
    name: 'one more password waits than the queue holds',
    file: passwords,
    find: 'shared.waiting.length >= QUEUE',
    replace: 'shared.waiting.length > QUEUE',
    seenBy: PASSWORDS,
  },
  {
    name: 'three passwords are hashed at once',
    file: passwords,
    find: 'shared.running < AT_ONCE',
    replace: 'shared.running <= AT_ONCE',
    seenBy: PASSWORDS,
  },
  {
    name: 'a session cookie is readable by scripts',
    file: 'lib/auth/cookies.ts',
    find: "cookie(sessionCookieName(), jwt, KEPT_FOR.session, 'HttpOnly')",
    replace: 'cookie(sessionCookieName(), jwt, KEPT_FOR.session)',
    seenBy: COOKIES,
  },
  {
    name: 'a session cookie travels without TLS',
    file: 'lib/auth/cookies.ts',
    find: "if (settings().secureCookies) parts.push('Secure')",
    replace: '',
    seenBy: COOKIES,
  },
  {
    name: 'a session cookie rides on another site’s forms',
    file: 'lib/auth/cookies.ts',
    find: "'SameSite=Lax', extra",
    replace: "'SameSite=None', extra",
    seenBy: COOKIES,
  },
  {
    name: 'a counter that is still open is purged',
    file: 'lib/housekeeping.ts',
    find: 'db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))',
    replace: 'db.delete(rateLimits)',
    seenBy: HOUSEKEEPING,
  },
  {
    name: 'messages are kept for longer than the privacy policy says',
    file: 'lib/contact/commands/send.ts',
    find: 'ago(KEPT_FOR.contactMessage)',
    replace: 'ago(2 * KEPT_FOR.contactMessage)',
    seenBy: HOUSEKEEPING,
  },
]
