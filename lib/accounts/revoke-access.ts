import 'server-only'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import {
  accountRecoveries,
  apiTokens,
  authenticators,
  calendarFeeds,
  dataExports,
  emailLinks,
  identities,
  passkeys,
  passwordResetTokens,
  pushSubscriptions,
  recoveryCodes,
  sessions,
  trustedIpHashes,
  users,
} from '@/db/schema'
import { revokeFactors } from '@/lib/team-access/revoke-factors'

type RevokeCredential = (tx: Db, userId: string) => Promise<unknown>

const deleteRowsBy =
  (table: PgTable, column: PgColumn): RevokeCredential =>
  (tx, userId) =>
    tx.delete(table).where(eq(column, userId))

/** Every table with a credential; a structure test requires a row here or a reason below. */
export const ACCOUNT_CREDENTIALS: { tables: PgTable[]; revoke: RevokeCredential }[] = [
  { tables: [passkeys, authenticators, recoveryCodes], revoke: revokeFactors },
  // A device that shows reminders is deleted with its login.
  { tables: [sessions, pushSubscriptions], revoke: deleteRowsBy(sessions, sessions.userId) },
  {
    tables: [passwordResetTokens],
    revoke: deleteRowsBy(passwordResetTokens, passwordResetTokens.userId),
  },
  { tables: [identities], revoke: deleteRowsBy(identities, identities.userId) },
  { tables: [emailLinks], revoke: voidEmailChange },
  { tables: [dataExports], revoke: deleteRowsBy(dataExports, dataExports.userId) },
  { tables: [accountRecoveries], revoke: stopRecoveries },
  { tables: [apiTokens], revoke: revokeApiTokens },
  { tables: [calendarFeeds], revoke: deleteRowsBy(calendarFeeds, calendarFeeds.userId) },
  { tables: [trustedIpHashes], revoke: deleteRowsBy(trustedIpHashes, trustedIpHashes.userId) },
  { tables: [users], revoke: distrustDevices },
]

/** Tables with a secret that opens no account. */
export const NON_ACCOUNT_SECRETS: Record<string, string> = {
  draft_usage: 'counts the tokens of an AI model, which are parts of words',
  passkey_challenges: 'a row says that a challenge was answered and is void',
  account_merges: 'the link only stops the merge',
  erasure_requests: 'the link only keeps the account',
  invitations: 'the link leads to a seat in a school, for a logged-in user',
}

/** The caller holds the account's lock: a passkey being added waits for it and then finds its login ended. */
export async function revokeAccess(tx: Db, userId: string): Promise<void> {
  for (const { revoke } of ACCOUNT_CREDENTIALS) await revoke(tx, userId)
}

/**
 * Keeps the links of the mailbox's owner, which a hijacker must not be able to void: the one that confirms the
 * present email, and the former mailbox's undo link.
 */
export async function voidEmailChange(tx: Db, userId: string): Promise<void> {
  const isVoided = inArray(emailLinks.kind, ['change', 'factor'])
  await tx.delete(emailLinks).where(and(eq(emailLinks.userId, userId), isVoided))
}

async function stopRecoveries(tx: Db, userId: string) {
  await tx
    .update(accountRecoveries)
    .set({ state: 'stopped', tokenHash: null, stopTokenHash: null })
    .where(
      and(
        eq(accountRecoveries.userId, userId),
        inArray(accountRecoveries.state, ['requested', 'granted', 'sent']),
      ),
    )
}

/** The rows stay, so that the owner sees what ended. */
async function revokeApiTokens(tx: Db, userId: string) {
  await tx
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
}

/** Device cookies have no row, so older ones are rejected by date. */
async function distrustDevices(tx: Db, userId: string) {
  await tx.update(users).set({ accessRevokedAt: sql`now()` }).where(eq(users.id, userId))
}
