import type { Mutation } from '../mutation'

const outbox = 'lib/mail/outbox.ts'
const SENT = 'tests/integration/mail.test.ts'
const OUTBOX = 'tests/integration/mail-outbox.test.ts'
const EMAILS = 'tests/unit/emails.test.tsx'
const DELIVERY = 'tests/integration/mail-delivery.test.ts'
const FAULTS = 'tests/integration/mail-faults.test.ts'
const INBOUND = 'tests/integration/inbound-email.test.ts'

export const mail: Mutation[] = [
  {
    name: 'an email of a rolled-back transaction is sent',
    file: outbox,
    find: 'const [row] = await tx\n    .insert(mailOutbox)',
    replace: 'void tx\n  const [row] = await (await database())\n    .insert(mailOutbox)',
    seenBy: SENT,
  },
  {
    name: 'email that is not due is sent',
    file: outbox,
    find: 'and(lte(mailOutbox.dueAt, sql`now()`), IS_BATCH_LEADER)',
    replace: 'and(lte(mailOutbox.attempts, sql`999`), IS_BATCH_LEADER)',
    seenBy: OUTBOX,
  },
  {
    name: 'a process with an expired lease updates the email',
    file: outbox,
    find: 'and(eq(mailOutbox.id, mail.id), eq(mailOutbox.attempts, mail.attempts))',
    replace: 'eq(mailOutbox.id, mail.id)',
    seenBy: OUTBOX,
  },
  {
    name: 'the content of sent email stays in the database',
    file: outbox,
    find: '  data: {},\n  lastError: null,',
    replace: '  lastError: null,',
    seenBy: SENT,
  },
  {
    name: 'an unavailable service gets a request for every email',
    file: 'lib/mail/outbox-worker.ts',
    find: 'return Math.max(minGapMs, failure.retryAfterMs ?? outageMs)',
    replace: 'return minGapMs',
    seenBy: FAULTS,
  },
  {
    name: 'an expired reset link is emailed',
    file: 'lib/mail/dispatch.ts',
    find: 'if (hasExpired(mail)) return dropMail(mail)',
    replace: '',
    seenBy: SENT,
  },
  {
    name: 'an email whose process dies each time is retried forever',
    file: 'lib/mail/dispatch.ts',
    find: 'if (mail.attempts > MAX_ATTEMPTS)',
    replace: 'if (mail.attempts > MAX_ATTEMPTS + 1)',
    seenBy: OUTBOX,
  },
  {
    name: 'a retry can send a second email',
    file: 'lib/mail/resend.ts',
    find: 'idempotencyKey: mail.id,',
    replace: 'idempotencyKey: mail.id + mail.attempts,',
    seenBy: FAULTS,
  },
  {
    name: 'a slow mail service blocks the outbox',
    file: 'lib/mail/resend.ts',
    find: 'idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs)',
    replace: 'idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs * 50)',
    seenBy: FAULTS,
  },
  {
    name: 'email files are readable for everyone',
    file: 'lib/mail/email-files.ts',
    find: '{ mode: 0o600, flush: true }',
    replace: '{ flush: true }',
    seenBy: OUTBOX,
  },
  {
    name: 'an address that bounced is written to again',
    file: 'lib/mail/dispatch.ts',
    find: 'if (await isWithheld(mail)) return withholdMail(mail)',
    replace: '',
    seenBy: DELIVERY,
  },
  {
    name: 'a password reset is withheld from an address that bounced',
    file: 'lib/mail/email-rules.ts',
    find: "budget: 'FORGOT_ACCOUNT', isEssential: true",
    replace: "budget: 'FORGOT_ACCOUNT'",
    seenBy: DELIVERY,
  },
  {
    name: 'a late report of a delivery hides a bounce',
    file: 'lib/mail/events.ts',
    find: 'REPORTED_OUTCOMES.indexOf(outcome)',
    replace: 'REPORTED_OUTCOMES.length',
    seenBy: DELIVERY,
  },
  {
    name: "a report changes another recipient's email",
    file: 'lib/mail/events.ts',
    find: '        isAddressedToOne,',
    replace: '',
    seenBy: DELIVERY,
  },
  {
    name: 'old pending email is deleted',
    file: 'lib/mail/outbox-worker.ts',
    find: 'isNull(mailOutbox.dueAt),',
    replace: '',
    seenBy: OUTBOX,
  },
  {
    name: 'a line break in a subject starts a new header',
    file: 'lib/mail/email-message.ts',
    find: "text.replace(UNSAFE_CHARS, ' ').trim()",
    replace: 'text.trim()',
    seenBy: SENT,
  },
  {
    name: 'a name puts a link into an email to anyone',
    file: 'lib/mail/email-message.ts',
    find: ".replace(SEPARATOR_PATTERN, ' ')",
    replace: '',
    seenBy: EMAILS,
  },
  {
    name: 'a name puts a phone number into an email',
    file: 'lib/mail/email-message.ts',
    find: ".replace(LONG_NUMBER_PATTERN, ' ')",
    replace: '',
    seenBy: EMAILS,
  },
  {
    name: 'a name in an email has no maximum length',
    file: 'lib/mail/email-message.ts',
    find: 'chars.length <= maxChars',
    replace: 'true',
    seenBy: EMAILS,
  },
  {
    name: 'an invented address puts an email beside a message',
    file: 'lib/mail/inbound/address.ts',
    find: "return isOurs ? subject : 'forged'",
    replace: 'return subject',
    seenBy: INBOUND,
  },
  {
    name: 'an out-of-office note is stored as an answer',
    file: 'lib/mail/inbound/receive.ts',
    find: "if (!isTooLarge && isAutomatic(readHeaders(email.headers), sender.email)) return 'automatic'",
    replace: '',
    seenBy: INBOUND,
  },
  {
    name: 'our own email counts as an answer',
    file: 'lib/mail/inbound/receive.ts',
    find: "if (own.includes(sender.email)) return 'own'",
    replace: '',
    seenBy: INBOUND,
  },
  {
    name: 'a repeated email is stored again',
    file: 'lib/mail/inbound/receive.ts',
    find: '...{ receivedId, isTooLarge, ...sender }',
    replace: '...{ receivedId: crypto.randomUUID(), isTooLarge, ...sender }',
    seenBy: INBOUND,
  },
  {
    name: 'an email of any size is read',
    file: 'lib/mail/inbound/fetch.ts',
    find: 'if (size > MAX_BYTES) return null',
    replace: '',
    seenBy: INBOUND,
  },
  {
    name: 'one address stores answers without end',
    file: 'lib/mail/inbound/receive.ts',
    find: ">= MAX_ANSWERS) return 'too many'",
    replace: "< 0) return 'too many'",
    seenBy: INBOUND,
  },
]
