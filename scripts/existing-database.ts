import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { describeConnectionFault } from '@/db/errors'
import { selectRows } from '@/db/rows'

/** For programs that manage a site: a wrong folder or address must not become a new, empty database. */

const ADVICE =
  'Set DATABASE_URL or DATA_DIR to those of the site. On a host with /etc/uns/uns.env, run: uns <program>'

export async function openExistingDatabase(): Promise<Db> {
  const { databaseUrl, dataDir } = settings()
  if (!databaseUrl && !existsSync(path.join(dataDir, 'database', 'PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}. ${ADVICE}`)
  const db = await database()
  if (!(await hasTables(db)))
    throw new Error(`The database of DATABASE_URL has no tables of the site. ${ADVICE}`)
  return db
}

async function hasTables(db: Db): Promise<boolean> {
  try {
    const [row] = await selectRows(db, sql`select to_regclass('users') is not null as found`)
    return row?.found === true
  } catch (error) {
    const fault = describeConnectionFault(error)
    throw fault ? new Error(`DATABASE_URL: ${fault}`, { cause: error }) : error
  }
}
