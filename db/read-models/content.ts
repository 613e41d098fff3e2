import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What the team's search reads, under the names of the tables. */

export const items = new QueryBuilder()
  .select({ id: tables.items.id, type: tables.items.type })
  .from(tables.items)
  .as('items')

export const itemTexts = new QueryBuilder()
  .select({ itemId: tables.itemTexts.itemId, title: tables.itemTexts.title })
  .from(tables.itemTexts)
  .as('item_texts')
