import { bigint, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** A user, the team's command-line program, or the site itself. */
export const auditActor = pgEnum('audit_actor', ['user', 'team', 'site'])

/**
 * The database rejects updates and deletes here. So rows reference no other table and hold no names or
 * email addresses of people, only ids: the data behind an id can be erased.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    action: text('action').notNull(),
    actor: auditActor('actor').notNull(),
    actorId: uuid('actor_id'),
    schoolId: uuid('school_id'),
    userId: uuid('user_id'),
    /** The id of the record that the action is about. */
    targetId: text('target_id'),
    values: jsonb('values').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at_index').on(table.at),
    index('audit_log_school_id_index').on(table.schoolId, table.id),
    index('audit_log_user_id_index').on(table.userId, table.id),
    index('audit_log_actor_id_index').on(table.actorId, table.id),
    index('audit_log_target_id_index').on(table.targetId, table.id),
    index('audit_log_action_index').on(table.action, table.id),
  ],
)
