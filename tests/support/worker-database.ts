import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '@/db/client'
import { START_PARAMS } from '@/db/embedded'
import { keepStatements } from '@/db/embedded-statements'
import * as schema from '@/db/schema'
import { TemplateFiles } from './template-files'

/**
 * The test files of a worker share one database in memory, one after the other, because opening a
 * database takes longer than most of their tests. Between two files each table, sequence and session
 * setting becomes that of the template again; a database whose schema has changed is thrown away.
 */

type WorkerDatabase = { pglite: PGlite; restore: () => Promise<boolean> }

const unusedDatabases: WorkerDatabase[] = []

export async function leaseWorkerDatabase(template: string) {
  const database = (await takeRestored()) ?? (await openInMemory(template))
  let isReleased = false
  // What an earlier file left running must not reach the data of the next one.
  const client = new Proxy(database.pglite, {
    get(target, name) {
      if (isReleased) throw new Error('This database belongs to a test file that has ended.')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const release = async () => {
    if (!isReleased) unusedDatabases.push(database)
    isReleased = true
  }
  return { db: drizzle(client, { schema }) as Db, release }
}

async function takeRestored(): Promise<WorkerDatabase | undefined> {
  const database = unusedDatabases.pop()
  if (!database || (await database.restore())) return database
  await database.pglite.close()
  return takeRestored()
}

/** Nothing here survives its process, so the log is as short as possible. */
const WITHOUT_RECOVERY = ['full_page_writes=off', 'synchronous_commit=off'].flatMap((setting) => [
  '-c',
  setting,
])

async function openInMemory(template: string): Promise<WorkerDatabase> {
  const pglite = await PGlite.create({
    fs: new TemplateFiles(template),
    startParams: [...START_PARAMS, ...WITHOUT_RECOVERY],
  })
  const rows = await copyRows(pglite)
  const sequences = await listSequences(pglite)
  const functions = await listFunctions(pglite)
  const schemaBefore = await readSchema(pglite)
  keepStatements(pglite)
  const restore = async () => {
    // Tests set the clock of the database by replacing one.
    if (`${await listFunctions(pglite)}` !== `${functions}`)
      for (const definition of functions) await pglite.exec(definition)
    await emptyTables(pglite)
    for (const [table, blob] of rows) await pglite.exec(`copy ${table} from '/dev/blob'`, { blob })
    for (const { name, value } of sequences) await pglite.exec(`select setval('${name}', ${value})`)
    await pglite.exec('reset all; select pg_advisory_unlock_all(); unlisten *; discard temp')
    // Only this makes the log shorter: a server of one process has nobody else who does.
    await pglite.exec('checkpoint')
    return (await readSchema(pglite)) === schemaBefore
  }
  return { pglite, restore }
}

const FILLED_TABLES = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`

type NamedRow = { name: string }

async function copyRows(pglite: PGlite): Promise<[string, Blob][]> {
  const { rows: tables } = await pglite.query<NamedRow>(FILLED_TABLES)
  const copies: [string, Blob][] = []
  for (const { name } of tables) {
    const [copied] = await pglite.exec(`copy ${name} to '/dev/blob'`)
    if (copied?.blob) copies.push([name, copied.blob])
  }
  return copies
}

/** As a replica, because triggers protect the audit log and documents. */
async function emptyTables(pglite: PGlite) {
  await pglite.exec('set session_replication_role = replica')
  const { rows: tables } = await pglite.query<NamedRow>(FILLED_TABLES)
  const names = tables.map(({ name }) => name).join()
  if (names) await pglite.exec(`truncate ${names} restart identity cascade`)
}

async function listFunctions(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' order by oid`,
  )
  return rows.map(({ definition }) => definition)
}

async function listSequences(pglite: PGlite) {
  const { rows } = await pglite.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
      from pg_sequences where last_value is not null`,
  )
  return rows
}

/** Each change of these catalogues has a new transaction; emptying a table changes none of them. */
const CATALOGUES = [
  ...['pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_index', 'pg_trigger'],
  ...['pg_type', 'pg_enum', 'pg_rewrite', 'pg_policy', 'pg_namespace', 'pg_statistic'],
  ...['pg_db_role_setting', 'pg_default_acl'],
]

async function readSchema(pglite: PGlite): Promise<string> {
  const changes = CATALOGUES.map(
    (name) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${name})`,
  )
  const { rows } = await pglite.query(`select ${changes.map((change, n) => `${change} as c${n}`)},
    (select md5(string_agg(concat_ws(' ', relname, relacl, reloptions, relrowsecurity), ',' order by oid))
      from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)) as tables,
    (select md5(string_agg(concat_ws(' ', oid, proname, prosrc, proacl, proconfig), ',' order by oid))
      from pg_proc) as functions,
    (select md5(string_agg(concat_ws(' ', sequencename, last_value), ',' order by sequencename))
      from pg_sequences) as sequences`)
  return JSON.stringify(rows)
}
