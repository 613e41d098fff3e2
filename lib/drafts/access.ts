import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { requireUuid } from '@/base/ids'
import { users } from '@/db/relations/accounts'
import { isSubscribed } from '@/db/relations/is-subscribed'
import { drafts } from '@/db/schema'

/** Drafts adapt premium material: they open for their author alone, while the subscription lasts. */
export const isOwner = (userId: string) =>
  and(
    eq(drafts.userId, userId),
    sql`exists (select from ${users} where users.id = drafts.user_id and ${isSubscribed})`,
  )

export const isOwnDraft = (userId: string, id: string) =>
  and(eq(drafts.id, requireUuid(id)), isOwner(userId))
