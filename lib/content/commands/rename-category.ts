import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { itemTexts } from '@/db/schema'

export const renameCategory = (tx: Db, from: string, to: string) =>
  tx
    .update(itemTexts)
    .set({ content: sql`${itemTexts.content} || jsonb_build_object('category', ${to}::text)` })
    .where(sql`${itemTexts.content} ->> 'category' = ${from}`)
