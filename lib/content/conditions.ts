import 'server-only'
import { sql } from 'drizzle-orm'
import { items } from '@/db/schema'
import { JOIN_OPENS_BEFORE_MINUTES } from '../../base/join-window'

/** A scheduled draft is public from its time on, also while the job that changes its state is late. */
export const isPublished = sql<boolean>`(${items.state} = 'published' or coalesce(${items.publishAt} <= now(), false))`

/** For queries that decide by the database's clock. */
export const joinOpensBefore = sql.raw(`interval '${JOIN_OPENS_BEFORE_MINUTES} minutes'`)
