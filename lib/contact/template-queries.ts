import 'server-only'
import { asc, isNull } from 'drizzle-orm'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { replyTemplates } from '@/db/schema'

export type ReplyTemplate = { id: string; name: string; text: string; version: number }

export const MAX_REPLY_TEMPLATES = 50

export async function listReplyTemplates(): Promise<ReplyTemplate[]> {
  const { id, name, text, version } = replyTemplates
  const db = await database()
  return db
    .select({ id, name, text, version })
    .from(replyTemplates)
    .where(isNull(replyTemplates.removedAt))
    .orderBy(orderByName(name), asc(id))
}
