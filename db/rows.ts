import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { Db } from './client'

export type RawRow = Record<string, string | number | boolean | null>

/** The rows of a plain SQL query. The two drivers return different shapes. */
export async function selectRows<Row = RawRow>(db: Db, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as Row[] | { rows: Row[] }
  return Array.isArray(result) ? [...result] : result.rows
}
