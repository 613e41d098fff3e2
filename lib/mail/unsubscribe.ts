import 'server-only'
import { eq } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { users } from '@/db/schema'
import { count, isFull } from '@/lib/auth/limits'
import { fingerprint, sameText } from '@/lib/auth/secrets'
import { mailbox } from './mailbox'

/** Letters that are not about an act of one's own: each kind can be had or not. */
export type LetterKind = 'reminders' | 'news' | 'invitations'
/** For invitations, which go to people without an account, the id is that of a mailbox. */
type Subscriber = { userId: string; kind: LetterKind }

const LETTER: Record<LetterKind, string> = { reminders: 'r', news: 'n', invitations: 'i' }
const KINDS: Record<string, LetterKind> = { r: 'reminders', n: 'news', i: 'invitations' }
const TOKEN = /^([rni])([0-9a-f]{32})([\w-]{43})$/

/** Signed for one person and one kind, so that nobody can end the letters of somebody else. */
export const unsubscribeAddress = (subscriber: Subscriber): string =>
  new URL(`/api/mail/unsubscribe/${unsubscribeToken(subscriber)}`, settings().appUrl).href

export const unsubscribeToken = (subscriber: Subscriber): string =>
  `${LETTER[subscriber.kind]}${subscriber.userId.replaceAll('-', '')}${signature(subscriber)}`

export function subscriberOf(token: string): Subscriber | null {
  const [, letter, hex = '', signed = ''] = TOKEN.exec(token) ?? []
  const kind = KINDS[letter ?? '']
  if (!kind) return null
  const userId = asUuid(hex)
  const subscriber = { userId, kind }
  return sameText(signed, signature(subscriber)) ? subscriber : null
}

/** For good, and as often as it is pressed. Whose account is gone gets none anyway. */
export async function unsubscribe({ userId, kind }: Subscriber): Promise<void> {
  const db = await database()
  if (kind === 'invitations') return declineInvitations(db, userId)
  const wish = kind === 'reminders' ? { wantsReminders: false } : { wantsNews: false }
  await db.update(users).set(wish).where(eq(users.id, userId))
}

/** Whether this mailbox has unsubscribed from invitations, of whatever school, within a year. */
export const declinesInvitations = (db: Db, email: string) =>
  isFull(db, 'INVITATIONS_DECLINED', mailboxId(email))

async function declineInvitations(db: Db, id: string): Promise<void> {
  await count(db, 'INVITATIONS_DECLINED', id)
}

/** In the shape of an id; the address cannot be read from it. */
export function mailboxId(email: string): string {
  const hex = Buffer.from(fingerprint('mailbox', mailbox(email)), 'base64url').toString('hex')
  return asUuid(hex.slice(0, 32))
}

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const signature = ({ userId, kind }: Subscriber) => fingerprint('unsubscribe', `${kind} ${userId}`)
