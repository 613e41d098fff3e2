import 'server-only'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/db/schema'
import { NON_PERSONAL_COLUMNS, personalDataSources } from './domains'

const PERSONAL_NAME_PATTERN =
  /(^|_)(user|person|actor)_id$|_by$|email|(^|_|st)name$|phone|mobile|landline|contact$|recipient|address|browser|(^|_)note$|message$|^text$|badge|host|representatives/

export const allTables = Object.values(schema as Record<string, unknown>).filter(
  (value): value is PgTable => is(value, PgTable),
)

export const findUncoveredColumns = (candidates: PgTable[] = allTables): string[] =>
  candidates.flatMap(findUncoveredColumnsIn)

function findUncoveredColumnsIn(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const sources = personalDataSources.filter((source) => source.table === table)
  const coveredColumns = new Set(
    sources.flatMap(({ personalColumns }) =>
      personalColumns.map((key) => getColumnName(table, key)),
    ),
  )
  const userReferences = new Set(
    foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .flatMap((reference) => reference.columns.map((column) => column.name)),
  )
  return columns
    .map((column) => column.name)
    .filter((column) => {
      if (NON_PERSONAL_COLUMNS[`${name}.${column}`] || coveredColumns.has(column)) return false
      // A data source covers its table's text columns; references to users must be listed one by one.
      return (
        userReferences.has(column) || (sources.length === 0 && PERSONAL_NAME_PATTERN.test(column))
      )
    })
    .map((column) => `${name}.${column}`)
}

/** The database's name. A name that the table lacks is an error in the list. */
export function getColumnName(table: PgTable, key: string): string {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${getTableConfig(table).name} has no column ${key}`)
  return column.name
}
