import 'server-only'
import { eq } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { database } from '@/db/client'
import { users } from '@/db/schema'
import { fingerprint, sameText } from '@/lib/auth/secrets'

/** Letters that are not about an act of one's own: each kind can be had or not. */
export type LetterKind = 'reminders' | 'news'
type Subscriber = { userId: string; kind: LetterKind }

const LETTER: Record<LetterKind, string> = { reminders: 'r', news: 'n' }
const TOKEN = /^([rn])([0-9a-f]{32})([\w-]{43})$/

/** Signed for one person and one kind, so that nobody can end the letters of somebody else. */
export const unsubscribeAddress = (subscriber: Subscriber): string =>
  new URL(`/api/mail/unsubscribe/${unsubscribeToken(subscriber)}`, settings().appUrl).href

export const unsubscribeToken = (subscriber: Subscriber): string =>
  `${LETTER[subscriber.kind]}${subscriber.userId.replaceAll('-', '')}${signature(subscriber)}`

export function subscriberOf(token: string): Subscriber | null {
  const [, letter, hex = '', signed = ''] = TOKEN.exec(token) ?? []
  if (!letter) return null
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const subscriber = { userId, kind: letter === 'r' ? 'reminders' : 'news' } as const
  return sameText(signed, signature(subscriber)) ? subscriber : null
}

/** For good, and as often as it is pressed. Whose account is gone gets none anyway. */
export async function unsubscribe({ userId, kind }: Subscriber): Promise<void> {
  const wish = kind === 'reminders' ? { wantsReminders: false } : { wantsNews: false }
  const db = await database()
  await db.update(users).set(wish).where(eq(users.id, userId))
}

const signature = ({ userId, kind }: Subscriber) => fingerprint('unsubscribe', `${kind} ${userId}`)
