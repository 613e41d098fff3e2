import 'server-only'
import { sql } from 'drizzle-orm'
import { items } from '@/db/schema'

/** A scheduled draft is public from its time on, also while the job that changes its state is late. */
export const isPublished = sql<boolean>`(${items.state} = 'published' or coalesce(${items.publishAt} <= now(), false))`
