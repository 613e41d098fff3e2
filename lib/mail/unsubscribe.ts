import 'server-only'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { setEmailPreferences } from '@/lib/auth/email-preferences'
import { countAttemptInTransaction, findFullSubjects, isLimitReached } from '@/lib/auth/rate-limits'
import { fingerprint, listFingerprints, matchesFingerprint } from '@/lib/auth/secrets'

export type UnsubscribableKind = 'reminders' | 'news' | 'invitations'

/** Invitations go to people without an account, so the id is a mailbox's. */
type MailSubscriber = { userId: string; kind: UnsubscribableKind }

const LETTER_BY_KIND: Record<UnsubscribableKind, string> = {
  reminders: 'r',
  news: 'n',
  invitations: 'i',
}

const KIND_BY_LETTER: Record<string, UnsubscribableKind> = {
  r: 'reminders',
  n: 'news',
  i: 'invitations',
}

const SIGNING_PURPOSE = 'unsubscribe'

const TOKEN_PATTERN = /^([rni])([0-9a-f]{32})([\w-]{43})$/

/** `asha+1@…` and `asha+2@…` reach one mailbox. */
export function normalizeMailbox(email: string) {
  const [localPart = '', host = ''] = email.toLowerCase().split('@')
  return `${localPart.split('+', 1)[0]}@${host}`
}

/** Signed for one user and kind, so that nobody can unsubscribe others. */
export const createUnsubscribeUrl = (subscriber: MailSubscriber): string =>
  new URL(`/api/mail/unsubscribe/${createUnsubscribeToken(subscriber)}`, settings().appUrl).href

export const createUnsubscribeToken = (subscriber: MailSubscriber): string =>
  `${LETTER_BY_KIND[subscriber.kind]}${subscriber.userId.replaceAll('-', '')}${signSubscriber(subscriber)}`

export function parseUnsubscribeToken(token: string): MailSubscriber | null {
  const [, kindLetter, hex = '', tokenSignature = ''] = TOKEN_PATTERN.exec(token) ?? []
  const kind = KIND_BY_LETTER[kindLetter ?? '']
  if (!kind) return null
  const userId = toUuid(hex)
  const subscriber = { userId, kind }
  return matchesFingerprint(SIGNING_PURPOSE, formatSubscriber(subscriber), tokenSignature)
    ? subscriber
    : null
}

export async function unsubscribe({ userId, kind }: MailSubscriber): Promise<void> {
  const db = await database()
  if (kind === 'invitations') return declineInvitations(db, userId)
  await setEmailPreferences(
    db,
    userId,
    kind === 'reminders' ? { wantsReminders: false } : { wantsNews: false },
  )
}

export const hasDeclinedInvitations = (db: Db, email: string) =>
  isLimitReached(db, 'INVITATIONS_DECLINED', ...listMailboxIds(email))

/** Of these emails, those that want no invitations. */
export async function listDeclinedInvitations(db: Db, emails: string[]): Promise<Set<string>> {
  const idsByEmail = new Map(emails.map((email) => [email, listMailboxIds(email)]))
  const fullIds = await findFullSubjects(
    db,
    'INVITATIONS_DECLINED',
    [...idsByEmail.values()].flat(),
  )
  return new Set(emails.filter((email) => idsByEmail.get(email)?.some((id) => fullIds.has(id))))
}

/** Shaped like a UUID; a one-way hash of the address. */
export const getMailboxId = (email: string) =>
  toMailboxId(fingerprint('mailbox', normalizeMailbox(email)))

async function declineInvitations(db: Db, id: string): Promise<void> {
  await countAttemptInTransaction(db, 'INVITATIONS_DECLINED', id)
}

const listMailboxIds = (email: string) =>
  listFingerprints('mailbox', normalizeMailbox(email)).map(toMailboxId)

const toMailboxId = (mailboxFingerprint: string) =>
  toUuid(Buffer.from(mailboxFingerprint, 'base64url').toString('hex').slice(0, 32))

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const signSubscriber = (subscriber: MailSubscriber) =>
  fingerprint(SIGNING_PURPOSE, formatSubscriber(subscriber))

const formatSubscriber = ({ userId, kind }: MailSubscriber) => `${kind} ${userId}`
