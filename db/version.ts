import 'server-only'
import { sql } from 'drizzle-orm'
import type { Db } from './client'
import { siteVersions } from './schema'

/** In the transaction that changes what everybody sees: who keeps pages makes them anew from then on. */
export async function bumpContentVersion(tx: Db): Promise<void> {
  await tx
    .insert(siteVersions)
    .values({ name: 'content', version: 1 })
    .onConflictDoUpdate({
      target: siteVersions.name,
      set: { version: sql`${siteVersions.version} + 1`, changedAt: sql`now()` },
    })
}
