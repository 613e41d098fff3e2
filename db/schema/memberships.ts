import { sql } from 'drizzle-orm'
import { index, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz } from '../columns'
import { users } from './accounts'
import { schools } from './schools'

export const schoolRole = pgEnum('school_role', ['teacher', 'coordinator'])

/** What a school's staff list says about a teacher, in the school's words. */
const staffColumns = () => ({
  employeeNumber: text('employee_number'),
  subject: text('subject'),
  /** The day of joining the school, not of the seat. */
  joiningDay: day('joining_day'),
})

/** Open until the user leaves or is removed. One school at a time. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    role: schoolRole('role').notNull(),
    joinedAt: timestamptz('joined_at').notNull().defaultNow(),
    leftAt: timestamptz('left_at'),
    endedBy: uuid('ended_by').references(() => users.id, { onDelete: 'set null' }),
    ...staffColumns(),
  },
  (table) => [
    uniqueIndex('memberships_open_unique').on(table.userId).where(sql`${table.leftAt} is null`),
    index('memberships_school_id_index').on(table.schoolId).where(sql`${table.leftAt} is null`),
    index('memberships_coordinator_index')
      .on(table.schoolId, table.userId)
      .where(sql`${table.leftAt} is null and ${table.role} = 'coordinator'`),
    index('memberships_user_id_index').on(table.userId),
  ],
)

/** One confirmed staff list. It can be undone for a day. */
export const staffImports = pgTable(
  'staff_imports',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [index('staff_imports_school_id_index').on(table.schoolId, table.createdAt)],
)

/** For one email, or the permanent staff room link. Only the hash is stored; the link is derived. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    role: schoolRole('role').notNull().default('teacher'),
    email: text('email'),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at'),
    revokedAt: timestamptz('revoked_at'),
    usedAt: timestamptz('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    mailId: uuid('mail_id'),
    /** As the coordinator wrote it; fills in the form of the registration. */
    name: text('name'),
    phone: text('phone'),
    ...staffColumns(),
    staffImportId: uuid('staff_import_id').references(() => staffImports.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_unique').on(table.tokenHash),
    uniqueIndex('invitations_open_unique')
      .on(table.schoolId, table.role, sql`lower(coalesce(${table.email}, ''))`)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index('invitations_school_id_index').on(table.schoolId, table.createdAt),
    index('invitations_used_by_index').on(table.usedBy),
    index('invitations_staff_import_id_index').on(table.staffImportId),
  ],
)

export type StaffDetails = {
  name?: string | null
  phone?: string | null
  employeeNumber: string | null
  subject: string | null
  joiningDay: string | null
}

/** What a staff list has replaced, to bring it back. */
export const staffImportChanges = pgTable(
  'staff_import_changes',
  {
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => staffImports.id, { onDelete: 'cascade' }),
    membershipId: uuid('membership_id').references(() => memberships.id, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<StaffDetails>().notNull(),
  },
  (table) => [
    index('staff_import_changes_import_id_index').on(table.importId),
    index('staff_import_changes_membership_id_index').on(table.membershipId),
    index('staff_import_changes_invitation_id_index').on(table.invitationId),
  ],
)
