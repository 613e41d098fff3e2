import 'server-only'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/db/schema'
import { NON_PERSONAL_COLUMNS, personalDataSources } from './domains'

const PERSONAL_NAME_PATTERN =
  /(^|_)(user|person|actor)_id$|_by$|email|(^|_|st)name$|phone|mobile|landline|contact$|recipient|address|browser|(^|_)note$|message$|^text$|badge|host|representatives/

export const allTables = Object.values(schema as Record<string, unknown>).filter(
  (value): value is PgTable => is(value, PgTable),
)

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
  { column: schema.highlights.userId, keys: [schema.highlights.id] },
  { column: schema.schoolSiteEditors.userId, keys: [schema.schoolSiteEditors.siteId] },
  {
    column: schema.announcementRecipients.userId,
    keys: [schema.announcementRecipients.announcementId],
  },
  { column: schema.learningEntries.userId, keys: [schema.learningEntries.id] },
  { column: schema.drafts.userId, keys: [schema.drafts.id] },
  {
    column: schema.classGroups.userId,
    keys: [schema.classGroups.name, schema.classGroups.schoolYear],
  },
  { column: schema.classTests.userId, keys: [schema.classTests.id] },
  { column: schema.classAssignments.userId, keys: [schema.classAssignments.id] },
  { column: schema.classPictures.userId, keys: [schema.classPictures.fileId] },
  { column: schema.classSlipTexts.userId, keys: [schema.classSlipTexts.language] },
  { column: schema.ownQuestions.userId, keys: [schema.ownQuestions.id] },
  { column: schema.memberships.userId, keys: [schema.memberships.id] },
  { column: schema.seatAnswers.userId, keys: [schema.seatAnswers.schoolId] },
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
  schema.identities.userId,
  schema.apiTokens.userId,
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
  schema.calendarFeeds.userId,
  schema.erasureRequests.userId,
  schema.accountMerges.fromUserId,
  schema.accountMerges.intoUserId,
  // Added to the count of the remaining account.
  schema.draftUsage.userId,
]

export const findUncoveredColumns = (candidates: PgTable[] = allTables): string[] =>
  candidates.flatMap(findUncoveredColumnsIn)

/** The database's name. A name that the table lacks is an error in the list. */
export function getColumnName(table: PgTable, key: string): string {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${getTableConfig(table).name} has no column ${key}`)
  return column.name
}

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

function findUncoveredColumnsIn(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const sources = personalDataSources.filter((source) => source.table === table)
  const coveredColumns = new Set(
    sources.flatMap(({ personalColumns }) =>
      personalColumns.map((key) => getColumnName(table, key)),
    ),
  )
  const userReferences = new Set(
    foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .flatMap((reference) => reference.columns.map((column) => column.name)),
  )
  return columns
    .map((column) => column.name)
    .filter((column) => {
      if (NON_PERSONAL_COLUMNS[`${name}.${column}`] || coveredColumns.has(column)) return false
      // A data source covers its table's text columns; references to users must be listed one by one.
      return (
        userReferences.has(column) || (sources.length === 0 && PERSONAL_NAME_PATTERN.test(column))
      )
    })
    .map((column) => `${name}.${column}`)
}
