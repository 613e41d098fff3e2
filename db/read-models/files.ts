import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** The text of uploads, which the inspection stored. */
export const fileTexts = new QueryBuilder()
  .select({ fileId: tables.fileTexts.fileId, pages: tables.fileTexts.pages })
  .from(tables.fileTexts)
  .as('file_texts')
