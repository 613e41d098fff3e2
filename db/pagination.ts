import 'server-only'
import { asc, desc, type SQL, type Subquery, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Sort } from '@/base/sort'
import type { Db } from './client'
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

/** Each needs an index with the id behind it, or the page costs as much as the table. */
export type SortableColumn =
  | { type: 'timestamp'; by: PgColumn }
  | { type: 'name' | 'number'; by: SQL | PgColumn }

type SortedColumns<Key extends string> = Pick<PaginationColumns, 'id' | 'after' | 'pageSize'> & {
  columns: Record<Key, SortableColumn>
  sort: Sort<Key>
}

const CASTS = { name: sql`::text collate "und-x-icu"`, number: sql`::bigint` }

/** As `buildPageQuery`, by a column of the user's choice. */
export function buildSortedQuery<Key extends string>(query: SortedColumns<Key>) {
  const { columns, sort, id, after, pageSize = PAGE_SIZE } = query
  const isDescending = sort.startsWith('-')
  const column: SortableColumn = columns[sort.replace('-', '') as Key]
  if (column.type === 'timestamp')
    return buildPageQuery({
      ...{ timestamp: column.by, id, after, pageSize },
      ...(!isDescending && { oldestFirst: true }),
    })
  const { type, by } = column
  const cursor = decodeCursor(after)
  const isValid = cursor && UUID_PATTERN.test(cursor.id) && isKeyOf(type, cursor.value)
  const comparison = sql.raw(isDescending ? '<' : '>')
  const order = isDescending ? desc : asc
  return {
    key: sql<string>`(${by})::text`,
    from: isValid
      ? sql`(${by}, ${id}) ${comparison} (${cursor.value}${CASTS[type]}, ${cursor.id}::uuid)`
      : undefined,
    by: [order(by), order(id)] as [SQL, SQL],
    most: pageSize + 1,
  }
}

const isKeyOf = (type: 'name' | 'number', value: string) =>
  type === 'name' || /^-?\d{1,15}$/.test(value)

/** Counting stops here: “1,000+” says enough, and costs the same for any number of rows. */
const MAX_COUNTED = 1_000

export type HitCount = { count: number; isMore: boolean }

/** The only page has been counted by reading it. */
export async function findHitCount(
  { rows, next }: { rows: unknown[]; next: string | null },
  after: string | undefined,
  countUpTo: (most: number) => Promise<number>,
): Promise<HitCount> {
  if (!next && !after) return { count: rows.length, isMore: false }
  const count = await countUpTo(MAX_COUNTED + 1)
  return { count: Math.min(count, MAX_COUNTED), isMore: count > MAX_COUNTED }
}

/** At most so many. */
export const countRows = (
  tx: Db,
  table: PgTable | Subquery,
  condition: SQL | undefined,
  most: number,
): Promise<number> =>
  tx.$count(
    tx
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(condition)
      .limit(most)
      .as('hits'),
  )

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
