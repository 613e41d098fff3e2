import { index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from '../columns'
import { users } from './accounts'

export const institutionStatus = pgEnum('institution_status', [
  'registered',
  'waiting',
  'approved',
  'rejected',
])

/** A school. `userId` is the subscriber; a school that only registered has none. */
export const institutions = pgTable(
  'institutions',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: institutionStatus('status').notNull(),
    institutionName: text('institution_name').notNull(),
    schoolAddress: text('school_address').notNull(),
    affiliationBoard: text('affiliation_board').notNull(),
    correspondentName: text('correspondent_name').notNull(),
    principalName: text('principal_name').notNull(),
    principalContact: text('principal_contact').notNull(),
    principalEmail: text('principal_email').notNull(),
    branches: text('branches'),
    schoolEmail: text('school_email').notNull(),
    schoolWebsite: text('school_website'),
    schoolMobile: text('school_mobile').notNull(),
    schoolLandline: text('school_landline'),
    studentStrength: text('student_strength').notNull(),
    teachingStaffCount: integer('teaching_staff_count').notNull(),
    representatives: text('representatives'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('institutions_user_id_unique').on(table.userId),
    index('institutions_status_index').on(table.status, table.createdAt),
  ],
)
