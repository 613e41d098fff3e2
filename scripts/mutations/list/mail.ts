import type { Mutation } from '../mutation'

const outbox = 'lib/mail/outbox.ts'
const retry = 'lib/mail/retry.ts'
const RETRY = 'tests/unit/mail-retry.test.ts'
const SENT = 'tests/integration/mail.test.ts'
const OUTBOX = 'tests/integration/mail-outbox.test.ts'
const EMAILS = 'tests/unit/emails.test.tsx'
const FAULTS = 'tests/integration/mail-faults.test.ts'

/** Each mail once, not too late, with nothing in it or of it that does not belong there. */
export const mail: Mutation[] = [
  {
    name: 'the first wait for a mail is skipped',
    file: retry,
    find: 'RETRY_DELAYS_MS[attempts - 1]',
    replace: 'RETRY_DELAYS_MS[attempts]',
    seenBy: RETRY,
  },
  {
    name: 'what the service asks to wait is not waited',
    file: retry,
    find: 'Math.max(delay, minDelay)',
    replace: 'delay',
    seenBy: RETRY,
  },
  {
    name: 'a Retry-After of years is believed',
    file: retry,
    find: 'Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS)',
    replace: 'Math.max(waitMs, 0)',
    seenBy: RETRY,
  },
  {
    name: 'a mail that the service refuses is tried for a day',
    file: retry,
    find: "failure.kind === 'refused' || delay === undefined",
    replace: 'delay === undefined',
    seenBy: RETRY,
  },
  {
    name: 'a mail goes out though its transaction was undone',
    file: outbox,
    find: 'const [row] = await tx\n    .insert(mailOutbox)',
    replace: 'void tx\n  const [row] = await (await database())\n    .insert(mailOutbox)',
    seenBy: SENT,
  },
  {
    name: 'mail that is not due is taken',
    file: outbox,
    find: 'and(lte(mailOutbox.dueAt, sql`now()`), IS_BATCH_LEADER)',
    replace: 'and(lte(mailOutbox.attempts, sql`999`), IS_BATCH_LEADER)',
    seenBy: OUTBOX,
  },
  {
    name: 'a process that was away too long settles a mail that is another’s',
    file: outbox,
    find: 'and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts))',
    replace: 'eq(mailOutbox.id, mail.id)',
    seenBy: OUTBOX,
  },
  {
    name: 'what was sent stays readable in the database',
    file: outbox,
    find: '  data: {},\n  lastError: null,',
    replace: '  lastError: null,',
    seenBy: SENT,
  },
  {
    name: 'a service that is down is asked again for every mail',
    file: 'lib/mail/outbox-worker.ts',
    find: 'return Math.max(minGapMs, failure.retryAfterMs ?? outageMs)',
    replace: 'return minGapMs',
    seenBy: FAULTS,
  },
  {
    name: 'a reset link is mailed after it has expired',
    file: 'lib/mail/dispatch.ts',
    find: 'if (hasExpired(mail)) return dropMail(mail)',
    replace: '',
    seenBy: SENT,
  },
  {
    name: 'a mail whose process died each time is tried for ever',
    file: 'lib/mail/dispatch.ts',
    find: 'if (mail.attempts > MAX_ATTEMPTS)',
    replace: 'if (mail.attempts > MAX_ATTEMPTS + 1)',
    seenBy: OUTBOX,
  },
  {
    name: 'a second attempt may be a second mail',
    file: 'lib/mail/resend.ts',
    find: 'idempotencyKey: mail.id,',
    replace: 'idempotencyKey: mail.id + mail.attempts,',
    seenBy: FAULTS,
  },
  {
    name: 'a slow mail service holds the sweep up',
    file: 'lib/mail/resend.ts',
    find: 'idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs)',
    replace: 'idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs * 50)',
    seenBy: FAULTS,
  },
  {
    name: 'mails kept as files are readable for everyone',
    file: 'lib/mail/write-email-file.ts',
    find: '{ mode: 0o600, flush: true }',
    replace: '{ flush: true }',
    seenBy: OUTBOX,
  },
  {
    name: 'old mail that still waits is deleted',
    file: 'lib/mail/purge.ts',
    find: 'isNull(mailOutbox.dueAt),',
    replace: '',
    seenBy: OUTBOX,
  },
  {
    name: 'a line break in a subject begins a new header',
    file: 'lib/mail/plain-name.ts',
    find: "text.replace(UNSAFE_CHARS, ' ').trim()",
    replace: 'text.trim()',
    seenBy: SENT,
  },
  {
    name: 'a name brings an address along in a letter to anybody',
    file: 'lib/mail/plain-name.ts',
    find: ".replace(SEPARATOR_PATTERN, ' ')",
    replace: '',
    seenBy: EMAILS,
  },
  {
    name: 'a name brings a number to call along',
    file: 'lib/mail/plain-name.ts',
    find: ".replace(LONG_NUMBER_PATTERN, ' ')",
    replace: '',
    seenBy: EMAILS,
  },
  {
    name: 'a name is as long as the one who types it likes',
    file: 'lib/mail/plain-name.ts',
    find: 'chars.length <= maxChars',
    replace: 'true',
    seenBy: EMAILS,
  },
]
