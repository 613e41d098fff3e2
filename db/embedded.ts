import 'server-only'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from './lock'
import * as schema from './schema'

/** PostgreSQL inside this process, its files in `DATA_DIR/database`. For one process only. */
export async function openEmbedded(dataDir: string) {
  const unlock = lockFolder(dataDir)
  try {
    const pglite = await PGlite.create(path.join(/* turbopackIgnore: true */ dataDir, 'database'))
    return {
      db: drizzle(pglite, { schema }),
      close: async () => {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
