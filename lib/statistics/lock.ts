import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'

/** An erasure between reading and writing would count its user twice. */
export const lockStatistics = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('statistics'))`)
