import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { files } from './files'
import { schools } from './schools'

type JsonObject = Record<string, unknown>

/** At most one per school. Visitors see the release; without a number nothing is public. */
export const schoolSites = pgTable(
  'school_sites',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** The same for slugs that look alike. */
    slugSkeleton: text('slug_skeleton').notNull(),
    /** Teachers ask; a coordinator publishes. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** The last time; null if it is still the first one. */
    slugChangedAt: timestamptz('slug_changed_at'),
    settings: jsonb('settings').$type<JsonObject>().notNull(),
    settingsVersion: integer('settings_version').notNull().default(1),
    releaseNumber: integer('release_number'),
    /** The team's reason; nothing can be published while it is set. */
    blockReason: text('block_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('school_sites_school_id_unique').on(table.schoolId),
    uniqueIndex('school_sites_slug_unique').on(table.slug),
    uniqueIndex('school_sites_slug_skeleton_unique').on(table.slugSkeleton),
    check('school_sites_slug_format', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Every address that a site has had, by what slugs that look alike have in common. A trigger writes it. */
export const schoolSiteAddresses = pgTable(
  'school_site_addresses',
  {
    skeleton: text('skeleton').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    slugs: text('slugs').array().notNull(),
  },
  (table) => [index('school_site_addresses_site_id_index').on(table.siteId)],
)

/** The last change of what visitors see. Without foreign keys, so that it outlives a deleted site. */
export const schoolSiteChanges = pgTable(
  'school_site_changes',
  {
    slug: text('slug').primaryKey(),
    change: bigint('change', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('school_site_changes_change_unique').on(table.change)],
)

/** A page of the draft. The home page has an empty path. */
export const schoolSitePages = pgTable(
  'school_site_pages',
  {
    id: id(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    blocks: jsonb('blocks').$type<JsonObject[]>().notNull(),
    /** A wide photo above the blocks. */
    cover: jsonb('cover').$type<JsonObject>(),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    uniqueIndex('school_site_pages_path_unique')
      .on(table.siteId, table.path)
      .where(sql`${table.removedAt} is null`),
    index('school_site_pages_site_id_index').on(table.siteId, table.position),
  ],
)

/** Each save of a page. A version is never changed. */
export const schoolSitePageVersions = pgTable(
  'school_site_page_versions',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => schoolSitePages.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    blocks: jsonb('blocks').$type<JsonObject[]>().notNull(),
    cover: jsonb('cover').$type<JsonObject>(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    index('school_site_page_versions_saved_by_index').on(table.savedBy),
  ],
)

/** What visitors saw from one publish to the next. */
export const schoolSiteReleases = pgTable(
  'school_site_releases',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: jsonb('content').$type<JsonObject>().notNull(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.number] }),
    index('school_site_releases_published_by_index').on(table.publishedBy),
  ],
)

/** Teachers with permission to edit. Their membership is checked on every request. */
export const schoolSiteEditors = pgTable(
  'school_site_editors',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('school_site_editors_user_id_index').on(table.userId),
  ],
)

/** The last question of a teacher whether the draft may be published. */
export const schoolSiteApprovals = pgTable(
  'school_site_approvals',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'returned', 'ended'] }).notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: timestamptz('asked_at').notNull(),
    /** The coordinator's sentence with a returned draft. */
    note: text('note'),
    /** The day of the last email to the coordinators, which is the only one of that day. */
    mailedOn: day('mailed_on'),
  },
  (table) => [index('school_site_approvals_asked_by_index').on(table.askedBy)],
)

/** A domain of the school's own, one per site. Several sites may name it; only one of them has proved it. */
export const schoolSiteDomains = pgTable(
  'school_site_domains',
  {
    siteId: uuid('site_id')
      .primaryKey()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    /** Its DNS record proves that the school controls the domain. */
    token: text('token').notNull(),
    confirmedAt: timestamptz('confirmed_at'),
    checkedAt: timestamptz('checked_at'),
    /** Since when a confirmed domain lacks the record. */
    missingSince: timestamptz('missing_since'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('school_site_domains_domain_unique')
      .on(table.domain)
      .where(sql`${table.confirmedAt} is not null`),
    index('school_site_domains_checked_at_index')
      .on(table.checkedAt)
      .where(sql`${table.confirmedAt} is not null`),
  ],
)

/** Files of a site, each with the consent that its uploader gave. They count towards the site's limit. */
export const schoolSiteFiles = pgTable(
  'school_site_files',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    kind: text('kind', { enum: ['picture', 'pdf'] }).notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.fileId] }),
    index('school_site_files_file_id_index').on(table.fileId),
    index('school_site_files_uploaded_by_index').on(table.uploadedBy),
  ],
)

/** Emails about a document whose validity ends. Inserting the row is the right to send one, so none goes out twice. */
export const schoolSiteDocumentReminders = pgTable(
  'school_site_document_reminders',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => schoolSites.id, { onDelete: 'cascade' }),
    /** Of the document, as the school typed it. */
    lastDay: text('last_day').notNull(),
    fileId: text('file_id').notNull(),
    daysBefore: smallint('days_before').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      name: 'school_site_document_reminders_pk',
      columns: [table.siteId, table.fileId, table.lastDay, table.daysBefore],
    }),
  ],
)
