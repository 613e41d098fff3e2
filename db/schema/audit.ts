import { bigint, index, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../columns'

/** Who acts: somebody with an account, the team's program, or the site of its own accord. */
export const auditActor = pgEnum('audit_actor', ['person', 'team', 'site'])

/**
 * What was done, by whom, to whom or what. The database itself refuses to change or delete a row, so
 * nothing here refers to another table, and nothing here is a name or an address: ids say who, and
 * what they lead to may be erased.
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
    /** What else it is about: the id of a message, a letter, a session. */
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
