import 'server-only'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { keepStatements } from './embedded-statements'
import { EMPTY_DATABASE_FILE } from './empty-database'
import { lockFolder } from './lock'
import * as schema from './schema'

/** PostgreSQL within this process, stored in `DATA_DIR/database`. For one process only. */

/** The default of 128 MB would be allocated at the start; a trial database needs less. */
export const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

export async function openEmbeddedDatabase(dataDir: string) {
  const folder = path.join(/* turbopackIgnore: true */ dataDir, 'database')
  const unlock = lockFolder(dataDir)
  try {
    const isNew = !existsSync(path.join(/* turbopackIgnore: true */ folder, 'PG_VERSION'))
    const emptyDatabase = isNew ? readEmptyDatabase() : undefined
    if (isNew && !emptyDatabase) await createInWorker(folder)
    const pglite = await PGlite.create(folder, {
      startParams: START_PARAMS,
      loadDataDir: emptyDatabase,
    })
    keepStatements(pglite)
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

function readEmptyDatabase(): Blob | undefined {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), EMPTY_DATABASE_FILE)
  return existsSync(file) ? new Blob([readFileSync(file)]) : undefined
}

/** Without a build. It needs 700 MB, which are only freed when the worker ends. */
async function createInWorker(folder: string) {
  const worker = new Worker(CREATE_SCRIPT, { eval: true, workerData: folder })
  await once(worker, 'exit')
}

const CREATE_SCRIPT = `
  const { workerData } = require('node:worker_threads')
  import('@electric-sql/pglite')
    .then(({ PGlite }) => PGlite.create(workerData))
    .then((database) => database.close())`
