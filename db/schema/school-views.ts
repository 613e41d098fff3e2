import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { users } from './accounts'

/** Filters of the list of schools under a name, for one colleague or for the whole team. */
export const schoolViews = pgTable(
  'school_views',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As in the URL of the list. */
    filters: jsonb('filters').$type<Record<string, string>>().notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('school_views_user_id_index').on(table.userId)],
)
