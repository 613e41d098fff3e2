import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { memberships, terms } from '@/db/schema'
import { enqueueEvents, toJsonTime } from '@/lib/webhooks/enqueue'

/** The memberships of the condition: before they end or go to another school, or after they began. */
export const tellMembers = (tx: Db, event: 'member.joined' | 'member.left', isTold: SQL) =>
  enqueueEvents(
    tx,
    event,
    sql`select 'member:' || user_id as object, user_id as "userId", array[school_id] as "schoolIds",
      jsonb_build_object('teacher_id', user_id, 'school_id', school_id, 'role', role,
        'joined_at', ${toJsonTime(sql`joined_at`)},
        'left_at', ${event === 'member.left' ? toJsonTime(sql`coalesce(left_at, now())`) : sql`null::text`}) as data
      from ${memberships} where ${isTold} order by joined_at, id`,
  )

/** The terms of the condition: before they are removed, or after another change. */
export const tellTerms = (tx: Db, change: 'created' | 'changed' | 'removed', isTold: SQL) =>
  enqueueEvents(
    tx,
    'term.changed',
    sql`select 'term:' || id as object, null::uuid as "userId", array[school_id] as "schoolIds",
      jsonb_build_object('term_id', id, 'school_id', school_id, 'change', ${change}::text,
        'first_day', first_day, 'last_day', last_day, 'seats', seats) as data
      from ${terms} where ${isTold} order by first_day, id`,
  )
