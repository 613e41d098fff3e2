import 'server-only'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '@/db/schema'
import { holdings, NOT_OF_A_PERSON } from './domains'

/** The tables of the schema against the list of who answers for them. */

const SOUNDS_PERSONAL =
  /(^|_)(user|person|actor)_id$|_by$|email|(^|_|st)name$|phone|mobile|landline|contact$|recipient|address|browser|(^|_)note$|message$|^text$|badge|host|representatives/

export const tables = Object.values(schema as Record<string, unknown>).filter(
  (value): value is PgTable => is(value, PgTable),
)

/** Columns that tell of a person, and for which nobody answers: `table.column`. */
export const unanswered = (among: PgTable[] = tables): string[] => among.flatMap(unansweredIn)

function unansweredIn(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const mine = holdings.filter((holding) => holding.table === table)
  const named = new Set(
    mine.flatMap(({ personal }) => personal.map((key) => columnName(table, key))),
  )
  const leadsToAPerson = new Set(
    foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .flatMap((reference) => reference.columns.map((column) => column.name)),
  )
  return columns
    .map((column) => column.name)
    .filter((column) => {
      if (NOT_OF_A_PERSON[`${name}.${column}`] || named.has(column)) return false
      // Whoever answers for a table answers for its words; a way to a person is named one by one.
      return leadsToAPerson.has(column) || (mine.length === 0 && SOUNDS_PERSONAL.test(column))
    })
    .map((column) => `${name}.${column}`)
}

/** As the database calls it; a name that the table does not have is a mistake in the list. */
export function columnName(table: PgTable, key: string): string {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${getTableConfig(table).name} has no column ${key}`)
  return column.name
}
