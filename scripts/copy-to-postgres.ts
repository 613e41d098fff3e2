import { existsSync } from 'node:fs'
import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { openEmbeddedDatabase } from '@/db/embedded'
import { migrate } from '@/db/migrate'
import { loadSharedKeys } from '@/lib/housekeeping/shared-keys'
import { copyFiles } from './copy-to-postgres/files'
import { copyKeys, requireSameSecret } from './copy-to-postgres/keys'
import { copyTables } from './copy-to-postgres/tables'

/** Moves a site from the embedded database to PostgreSQL: rows, uploads and keys, checked by counts and sums. */

const USAGE = 'copy-to-postgres from=/var/lib/trial'

try {
  const from = parseSource(process.argv.slice(2))
  if (!settings().databaseUrl)
    throw new Error('Set DATABASE_URL to an empty PostgreSQL database, which receives the rows.')
  requireSameSecret(from)
  await migrate()
  // Its lock also proves that no site is running on the folder.
  const source = await openEmbeddedDatabase(from)
  const { tables, rows } = await copyTables(source.db).finally(source.close)
  printLine(`Copied ${rows} rows of ${tables} tables; counts and sums are equal.`)
  const { files, bytes, isSameFolder } = await copyFiles(from)
  printLine(
    isSameFolder
      ? `The uploads stay in ${from}: ${files} files, ${bytes} bytes.`
      : `Copied ${files} uploads, ${bytes} bytes; each sum is equal.`,
  )
  copyKeys(from)
  await loadSharedKeys()
  await closeDatabase()
  printLine('Start the site with these settings. Keep the old folder until you have checked it.')
} catch (error) {
  exitWithError(error)
}

function parseSource(args: string[]): string {
  const [, folder] = /^from=(.+)$/.exec(args.join(' ')) ?? []
  if (!folder) throw new Error(USAGE)
  if (!existsSync(path.join(folder, 'database', 'PG_VERSION')))
    throw new Error(`There is no embedded database in ${folder}.`)
  return path.resolve(folder)
}
