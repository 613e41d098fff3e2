import 'server-only'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { decodeCursor, encodeCursor } from './cursor'

/** Keyset pagination: page 100 costs the same as page 1. */
export const PAGE_SIZE = 50

type PaginationColumns = {
  timestamp: PgColumn
  id: PgColumn
  after?: string | null
  oldestFirst?: boolean
  pageSize?: number
}

export function buildPageQuery({
  timestamp,
  id,
  after,
  oldestFirst,
  pageSize = PAGE_SIZE,
}: PaginationColumns) {
  const key = sql<string>`to_char(${timestamp} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`
  const start = decodeTimestampCursor(after)
  const comparison = sql.raw(oldestFirst ? '>' : '<')
  const order = oldestFirst ? asc : desc
  return {
    key,
    from: start
      ? sql`(${timestamp}, ${id}) ${comparison} (${`${start.value}+00`}::timestamptz, ${start.id}::uuid)`
      : undefined,
    by: [order(timestamp), order(id)] as [SQL, SQL],
    most: pageSize + 1,
  }
}

type KeyedRow = { key: string; id: string }

/** One extra row tells whether there is a next page. */
export function slicePage<Row extends KeyedRow>(rows: Row[], pageSize = PAGE_SIZE) {
  const pageRows = rows.slice(0, pageSize)
  const last = pageRows.at(-1)
  const next =
    rows.length > pageSize && last ? encodeCursor({ value: last.key, id: last.id }) : null
  return { rows: pageRows.map(({ key: _, ...row }) => row), next }
}

const TIMESTAMP_PATTERN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Cursors in URLs are untrusted: an invalid timestamp starts at the first page. */
function decodeTimestampCursor(after: string | null | undefined) {
  const cursor = decodeCursor(after)
  if (!cursor || !TIMESTAMP_PATTERN.test(cursor.value) || !UUID_PATTERN.test(cursor.id)) return null
  const text = `${cursor.value.slice(0, 23).replace(' ', 'T')}Z`
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text ? cursor : null
}
