import 'server-only'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import * as schema from '@/db/schema'
import { allTables } from './columns'

/** What a merge of two accounts does with each column that names a user; a test finds a column without a rule. */

/** The rows follow, except one that the remaining account has too for the same keys. */
export const KEYED_ROWS: { column: PgColumn; keys: PgColumn[] }[] = [
  { column: schema.certificates.userId, keys: [schema.certificates.liveSessionId] },
  { column: schema.attendances.userId, keys: [schema.attendances.liveSessionId] },
  {
    column: schema.liveSessionRegistrations.userId,
    keys: [schema.liveSessionRegistrations.liveSessionId],
  },
  {
    column: schema.liveSessionEmails.userId,
    keys: [schema.liveSessionEmails.liveSessionId, schema.liveSessionEmails.kind],
  },
  { column: schema.sessionFeedback.userId, keys: [schema.sessionFeedback.liveSessionId] },
  { column: schema.inHouseAttendances.userId, keys: [schema.inHouseAttendances.sessionId] },
  { column: schema.readingPositions.userId, keys: [schema.readingPositions.bookId] },
  { column: schema.pageNotes.userId, keys: [schema.pageNotes.bookId, schema.pageNotes.page] },
  { column: schema.schoolSiteEditors.userId, keys: [schema.schoolSiteEditors.siteId] },
  {
    column: schema.announcementRecipients.userId,
    keys: [schema.announcementRecipients.announcementId],
  },
  { column: schema.learningEntries.userId, keys: [schema.learningEntries.id] },
  { column: schema.drafts.userId, keys: [schema.drafts.id] },
  { column: schema.memberships.userId, keys: [schema.memberships.id] },
  { column: schema.schoolViews.userId, keys: [schema.schoolViews.id] },
  { column: schema.privacyRequests.userId, keys: [schema.privacyRequests.id] },
]

/** Rows that open the account that ends, or belong to its present login. */
export const ENDING_ROWS: PgColumn[] = [
  schema.sessions.userId,
  schema.passwordResetTokens.userId,
  schema.trustedIpHashes.userId,
  schema.pushSubscriptions.userId,
  schema.passkeys.userId,
  schema.authenticators.userId,
  schema.recoveryCodes.userId,
  schema.passkeyChallenges.userId,
  schema.emailLinks.userId,
  schema.dataExports.userId,
  schema.accountRecoveries.userId,
  schema.activeViewers.userId,
  schema.uploads.userId,
  // Block a merge. Only a team member is responsible for schools.
  schema.teamRoles.userId,
  schema.schoolResponsibles.userId,
  schema.erasureRequests.userId,
  schema.accountMerges.fromUserId,
  schema.accountMerges.intoUserId,
  // Added to the count of the remaining account.
  schema.draftUsage.userId,
]

/** Rows of others that say who saved, decided or sent something: the remaining account from now on. */
export const listAuthorColumns = () =>
  allTables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.filter((key) => key.onDelete === 'set null')
      .map((key) => key.reference())
      .filter(
        ({ foreignTable, columns }) =>
          foreignTable === schema.users && columns[0] !== schema.certificates.userId,
      )
      .map(({ columns }) => ({ table, column: columns[0] as PgColumn })),
  )
