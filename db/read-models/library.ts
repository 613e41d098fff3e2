import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** Who has read an e-book and when, under the name of the table: not which one. */
export const readingPositions = new QueryBuilder()
  .select({
    userId: tables.readingPositions.userId,
    updatedAt: tables.readingPositions.updatedAt,
  })
  .from(tables.readingPositions)
  .as('reading_positions')
