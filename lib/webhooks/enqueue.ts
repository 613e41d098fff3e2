import 'server-only'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { getCurrentRequestId } from '@/base/request-id'
import type { Db } from '@/db/client'
import { memberships } from '@/db/read-models/schools'
import { webhookDeliveries, webhooks } from '@/db/schema'
import type { SentEvent } from './event-schemas'
import type { WebhookEventName } from './kinds'

/** A school's webhook stays when the coordinator who made it leaves, and rests while the school has none. */
export const isServed = sql`(webhooks.school_id is null or exists (select from ${memberships}
  where memberships.school_id = webhooks.school_id and memberships.left_at is null
    and memberships.role = 'coordinator'))`

/** Everyone may know of it. */
export const EVERY_SCHOOL = sql`null::uuid[]`

/**
 * Sent only if the transaction commits. `rows` selects `object`, `userId` (of the teacher it is about, or null),
 * `schoolIds` (who may know, or `EVERY_SCHOOL`) and `data`. Called after the change, so that the lock of the changed
 * row orders the events about it.
 */
export async function enqueueEvents(tx: Db, event: WebhookEventName, rows: SQL): Promise<void> {
  await tx.execute(buildEventInsert(event, rows, sql`${getCurrentRequestId() ?? null}`))
}

/**
 * For a statement that records the change itself. Without a webhook that wants the event, `rows` is not read. A
 * statement that is prepared once passes a placeholder as the id of its request.
 */
export const buildEventInsert = (event: SentEvent, rows: SQL, requestId: SQLWrapper): SQL => sql`
  insert into ${webhookDeliveries} (webhook_id, event_id, event, object, user_id, payload, request_id)
  with told as materialized (select gen_random_uuid() as event_id, row_number() over () as place, r.*
    from (${rows}) r
    where exists (select from ${webhooks} where ${wants(event)}))
  select webhooks.id, told.event_id, ${event}::text, told.object::text, told."userId",
    jsonb_build_object('type', ${event}::text, 'timestamp', ${toJsonTime(sql`now()`)}, 'data', told.data)::text,
    ${requestId}::uuid
  from told join ${webhooks} on ${wants(event)} and ${isServed}
    and (webhooks.school_id is null or told."schoolIds" is null
      or webhooks.school_id = any(told."schoolIds"))
  order by told.place`

const wants = (event: SentEvent) =>
  sql`webhooks.state <> 'ended' and ${event}::text = any(webhooks.events)`

/** As JavaScript writes it. */
export const toJsonTime = (time: SQL) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The present school of a teacher, as `schoolIds`. */
export const schoolsOfTeacher = (userId: SQL) =>
  sql`array(select memberships.school_id from ${memberships}
    where memberships.user_id = ${userId} and memberships.left_at is null)`
