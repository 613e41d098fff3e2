import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { settings } from '@/base/settings'
import type { Db } from '@/db/client'
import { selectRows } from '@/db/rows'
import { sortByReferences } from './sort-tables'

/** Rows travel as JSON, which keeps every type of the schema exact. */

const BATCH_ROWS = 2_000

type Table = { name: string; columns: string; references: string[] }
type Sum = { count: number; sum: string }

export async function copyTables(source: Db): Promise<{ tables: number; rows: number }> {
  const { databaseUrl, directDatabaseUrl } = settings()
  const target = postgres(directDatabaseUrl ?? databaseUrl ?? '', { max: 1, onnotice: () => {} })
  try {
    await source.execute(sql`set timezone = 'UTC'`)
    return await target.begin(async (tx) => {
      await tx`set local timezone = 'UTC'`
      await tx`set local statement_timeout = 0`
      await requireEmpty(tx)
      await requireSameMigrations(source, tx)
      const tables = sortByReferences(await listTables(tx))
      await setTriggers(tx, tables, 'disable')
      await tx.unsafe(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
      let rows = 0
      for (const table of tables) {
        await copyTable(source, tx, table)
        rows += await requireEqual(source, tx, table)
      }
      await setTriggers(tx, tables, 'enable')
      return { tables: tables.length, rows }
    })
  } finally {
    await target.end()
  }
}

async function requireEmpty(tx: postgres.TransactionSql) {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from users`
  if (row?.count !== 0)
    throw new Error(`The database of DATABASE_URL has ${row?.count} users. It must be empty.`)
}

async function requireSameMigrations(source: Db, tx: postgres.TransactionSql) {
  const query = 'select count(*)::int as count from drizzle.__drizzle_migrations'
  const [[from], [to]] = [await selectRows(source, sql.raw(query)), await tx.unsafe(query)]
  if (from?.count !== to?.count)
    throw new Error(
      'The old database is of another release. Start the site on it once, then stop it.',
    )
}

const listTables = (tx: postgres.TransactionSql) => tx<Table[]>`
  select c.relname as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select distinct confrelid::regclass::text from pg_constraint
      where conrelid = c.oid and contype = 'f') as references
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`

/** Triggers protect documents and the log from changes, and count changes that are counted already. */
async function setTriggers(
  tx: postgres.TransactionSql,
  tables: Table[],
  action: 'enable' | 'disable',
) {
  for (const { name } of tables) await tx.unsafe(`alter table "${name}" ${action} trigger user`)
}

async function copyTable(source: Db, tx: postgres.TransactionSql, table: Table) {
  const { name, columns, references } = table
  // Rows that refer to rows of the same table are checked when the statement ends.
  const batch = references.includes(name) ? Number.MAX_SAFE_INTEGER : BATCH_ROWS
  for (let offset = 0; ; offset += batch) {
    const [row] = await selectRows<{ rows: string | null }>(
      source,
      sql.raw(`select jsonb_agg(to_jsonb(r))::text as rows from
        (select * from "${name}" order by ctid limit ${batch} offset ${offset}) r`),
    )
    if (!row?.rows) break
    await tx.unsafe(
      `insert into "${name}" (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::"${name}", $1::text::jsonb)`,
      [row.rows],
    )
    if (batch !== BATCH_ROWS) break
  }
  await continueNumbers(tx, name)
}

/** Identity columns count on after the highest number. */
async function continueNumbers(tx: postgres.TransactionSql, table: string) {
  const columns = await tx<{ column: string }[]>`
    select attname as column from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attidentity <> ''`
  for (const { column } of columns)
    await tx.unsafe(`select setval(pg_get_serial_sequence('"${table}"', '${column}'),
      coalesce(max("${column}"), 0) + 1, false) from "${table}"`)
}

async function requireEqual(source: Db, tx: postgres.TransactionSql, { name }: Table) {
  const query = `select count(*)::int as count,
    md5(coalesce(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text collate "C"), '')) as sum
    from "${name}" t`
  const [from] = await selectRows<Sum>(source, sql.raw(query))
  const [to] = await tx.unsafe<Sum[]>(query)
  if (!from || from.count !== to?.count || from.sum !== to.sum)
    throw new Error(`${name} differs: ${from?.count} rows became ${to?.count}. Nothing was copied.`)
  return from.count
}
