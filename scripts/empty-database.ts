import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** In a worker, because the 700 MB that creating a database takes are only freed when it ends. */
export async function writeEmptyDatabase(file: string): Promise<void> {
  await once(new Worker(SCRIPT, { eval: true, workerData: file }), 'exit')
}

const SCRIPT = `
  const { writeFileSync } = require('node:fs')
  const { workerData } = require('node:worker_threads')
  import('@electric-sql/pglite').then(async ({ PGlite }) => {
    const database = await PGlite.create()
    const archive = await database.dumpDataDir('gzip')
    writeFileSync(workerData, Buffer.from(await archive.arrayBuffer()))
    await database.close()
  })`
