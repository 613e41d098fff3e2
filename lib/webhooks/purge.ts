import 'server-only'
import { lt, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import type { Db } from '@/db/client'
import { webhookDeliveries } from '@/db/schema'

/** Finished ones of a webhook; those that wait are kept for their whole time. */
export const MAX_KEPT_DELIVERIES = 1_000

export async function purgeWebhookDeliveries(db: Db): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, ago(RETENTION.webhookDelivery)))
  await db.execute(sql`delete from ${webhookDeliveries} where id = any(array(
    select kept.id from (select id, due_at,
        row_number() over (partition by webhook_id order by created_at desc, id desc) as place
      from ${webhookDeliveries} where due_at is null) kept
    where kept.place > ${MAX_KEPT_DELIVERIES}))`)
}
