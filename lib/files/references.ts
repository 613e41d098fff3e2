import 'server-only'
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/db/schema'

/** Every column that refers to files, read from the schema, except those deleted with the file. */
const REFERENCES = Object.values<unknown>(schema)
  .filter((table): table is PgTable => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap(({ onDelete, reference }) => {
      const { foreignTable, columns } = reference()
      const [column] = columns
      const isReference = foreignTable === schema.files && onDelete !== 'cascade' && column
      return isReference ? [{ table: getTableName(table), column: column.name }] : []
    }),
  )

/** As a condition on a file: no item, payment, list or website refers to it. */
export const isUnreferenced = (id: string): SQL =>
  sql.join(
    REFERENCES.map(
      ({ table, column }) =>
        sql`not exists (select 1 from ${sql.identifier(table)} used where used.${sql.identifier(column)} = ${id})`,
    ),
    sql` and `,
  )
