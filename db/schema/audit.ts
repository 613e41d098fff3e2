import { bigint, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** A user, the team's command-line program, or the site itself. */
export const auditActor = pgEnum('audit_actor', ['person', 'team', 'site'])

/**
 * The database rejects updates and deletes here. So rows reference no other table and hold ids
 * only, no names or email addresses: the data behind an id can be erased.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    act: text('act').notNull(),
    actor: auditActor('actor').notNull(),
    actorId: uuid('actor_id'),
    schoolId: uuid('school_id'),
    personId: uuid('person_id'),
    /** The id of a message, an email or a session. */
    thing: text('thing'),
    values: jsonb('values').$type<Record<string, string | number>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at_index').on(table.at),
    index('audit_log_school_id_index').on(table.schoolId, table.id),
    index('audit_log_person_id_index').on(table.personId, table.id),
    index('audit_log_actor_id_index').on(table.actorId, table.id),
    index('audit_log_thing_index').on(table.thing, table.id),
    index('audit_log_act_index').on(table.act, table.id),
  ],
)
