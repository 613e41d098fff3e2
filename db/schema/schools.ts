import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, day, id, timestamptz, updatedAt } from '../columns'
import { orderByName } from '../name-order'
import { users } from './accounts'

export const schools = pgTable(
  'schools',
  {
    id: id(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    affiliationBoard: text('affiliation_board').notNull(),
    correspondentName: text('correspondent_name').notNull(),
    principalName: text('principal_name').notNull(),
    principalContact: text('principal_contact').notNull(),
    principalEmail: text('principal_email').notNull(),
    branches: text('branches'),
    email: text('email').notNull(),
    /** The address of which a link was opened. It counts while it is the school's email. */
    confirmedEmail: text('confirmed_email'),
    website: text('website'),
    mobile: text('mobile').notNull(),
    landline: text('landline'),
    studentStrength: text('student_strength').notNull(),
    teachingStaffCount: integer('teaching_staff_count').notNull(),
    representatives: text('representatives'),
    /** Set by the team, for statistics. */
    district: text('district'),
    /** Its teachers log in with the school's logins only. */
    signInRequired: boolean('sign_in_required').notNull().default(false),
    /** When the form's declaration was ticked; forms without it are rejected. */
    declaredAt: timestamptz('declared_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('schools_created_at_index').on(table.createdAt, table.id),
    index('schools_name_index').on(table.name, table.id),
    index('schools_name_order_index').on(orderByName(table.name), table.id),
  ],
)

export const applicationKind = pgEnum('application_kind', [
  'registration',
  'subscription',
  'renewal',
])

export const applicationState = pgEnum('application_state', [
  'received',
  'approved',
  'rejected',
  'withdrawn',
])

/** A school has at most one open application. Its public reference is the start of the id. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    kind: applicationKind('kind').notNull(),
    state: applicationState('state').notNull().default('received'),
    /** Null when sent without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Shown to the school after a rejection. */
    reason: text('reason'),
    /** Results of the decision, for as long as it can be undone. */
    termId: uuid('term_id'),
    mailId: uuid('mail_id'),
    invitationId: uuid('invitation_id'),
  },
  (table) => [
    uniqueIndex('applications_received_unique')
      .on(table.schoolId)
      .where(sql`${table.state} = 'received'`),
    index('applications_school_id_index').on(table.schoolId, table.createdAt),
    index('applications_state_index').on(table.state, table.createdAt, table.id),
    index('applications_created_at_index').on(table.createdAt, table.id),
    index('applications_user_id_index').on(table.userId),
    index('applications_decided_by_index').on(table.decidedBy),
  ],
)

export const applicationQuestions = pgTable(
  'application_questions',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    mailId: uuid('mail_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_questions_application_id_index').on(table.applicationId, table.createdAt),
    index('application_questions_asked_by_index').on(table.askedBy),
  ],
)

/** Redirects a merged school to the remaining one. */
export const schoolMerges = pgTable(
  'school_merges',
  {
    fromId: uuid('from_id').primaryKey(),
    intoId: uuid('into_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('school_merges_into_id_index').on(table.intoId)],
)

/** First and last day are included. The constraint `terms_do_not_overlap` keeps terms apart. */
export const terms = pgTable(
  'terms',
  {
    id: id(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    firstDay: day('first_day').notNull(),
    lastDay: day('last_day').notNull(),
    seats: integer('seats').notNull(),
    /** Receipt, UPI or NEFT reference, visible to the team alone. */
    paymentNote: text('payment_note'),
    createdAt: createdAt(),
  },
  (table) => [
    index('terms_school_id_index').on(table.schoolId, table.lastDay),
    index('terms_last_day_index').on(table.lastDay),
    check('terms_days_in_order', sql`${table.firstDay} <= ${table.lastDay}`),
    check('terms_seats_sane', sql`${table.seats} between 1 and 500`),
  ],
)

/** Emails about a term's end. Inserting the row is the right to send one, so none goes out twice. */
export const termReminders = pgTable(
  'term_reminders',
  {
    termId: uuid('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    daysBefore: smallint('days_before').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.daysBefore] })],
)
