import 'server-only'
import { and, eq, not, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { sessions, teamRoles } from '@/db/schema'
import { matchesEmail } from '@/lib/accounts/account'
import {
  consumeEmailLink,
  type EmailLinkKind,
  findEmailLink,
  storeEmailLink,
} from '@/lib/accounts/email-address/links'
import type { AccountEmailData } from '@/lib/accounts/emails'
import { buildFactorLinkUrl } from '@/lib/accounts/links'
import { lockLiveLogin, requireConfirmedAccount } from '@/lib/accounts/locks'
import { countAttempt } from '@/lib/auth/rate-limits'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import type { TeamMember } from '@/lib/team-access/member'
import { hasSecondFactor } from '@/lib/team-access/valid-factors'

/** A team member's first second factor needs a link to the mailbox, opened in the login that adds it. */

const FACTOR_KINDS: EmailLinkKind[] = ['factor']

export async function sendFactorLink(member: TeamMember): Promise<void> {
  await requireConfirmedAccount(member.id)
  await countAttempt('ADDRESS_MAIL', member.id)
  const db = await database()
  await db.transaction(async (tx) => {
    const { id, email, firstname } = await lockLiveLogin(tx, member)
    const link = await createFactorLink(tx, { id, email })
    const data = { firstname, link }
    await enqueueMail<AccountEmailData>(tx, { template: 'factorLink', to: email, data })
  })
}

/** For the operator, whose site may not send emails yet. Null if the member has a factor. */
export async function createFirstFactorLink(email: string): Promise<string | null> {
  const db = await database()
  const [member] = await db
    .select({ id: users.id, email: users.email })
    .from(teamRoles)
    .innerJoin(users, eq(users.id, teamRoles.userId))
    .where(and(matchesEmail(email), not(hasSecondFactor(teamRoles.userId))))
  return member ? createFactorLink(db, member) : null
}

export const isFactorLinkOpen = async (token: string): Promise<boolean> =>
  (await findEmailLink(await database(), token, FACTOR_KINDS)) !== null

/** Only for the account that got the email: a link that someone forwards allows nobody else anything. */
export async function openFactorLink(viewer: Viewer, token: string): Promise<void> {
  const db = await database()
  const link = await findEmailLink(db, token, FACTOR_KINDS)
  if (!link) throw new AppError('badRequest', 'linkInvalid')
  if (link.userId !== viewer.id) throw new AppError('forbidden', 'mailboxLinkOfOther')
  await db.transaction(async (tx) => {
    const account = await lockLiveLogin(tx, viewer)
    const usedLink = await consumeEmailLink(tx, token, FACTOR_KINDS)
    if (usedLink?.email !== account.email) throw new AppError('badRequest', 'linkInvalid')
    await tx
      .update(sessions)
      .set({ mailboxProvedAt: sql`now()` })
      .where(eq(sessions.id, viewer.sessionId))
  })
}

/** The newest one replaces those before. */
const createFactorLink = async (tx: Db, { id: userId, email }: { id: string; email: string }) =>
  buildFactorLinkUrl(await storeEmailLink(tx, { userId, kind: 'factor', email }))
