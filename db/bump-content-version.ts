import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from './client'
import { siteVersions } from './schema'

/** Call it in the transaction that changes public content: it invalidates cached pages. */
export async function bumpContentVersion(tx: Db): Promise<void> {
  await tx
    .insert(siteVersions)
    .values({ name: 'content', version: 1 })
    .onConflictDoUpdate({
      target: siteVersions.name,
      set: { version: sql`${siteVersions.version} + 1`, changedAt: sql`now()` },
    })
}
