import 'server-only'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cursorFrom, cursorText } from './cursor'

/** Lists go fifty a page by key: the hundredth page costs what the first does. */
export const A_PAGE = 50

type Columns = { at: PgColumn; id: PgColumn; after?: string | null; oldestFirst?: boolean }

/** The order of a list by its rows' moments, and where in it a page begins. */
export function inOrder({ at, id, after, oldestFirst }: Columns) {
  const key = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`
  const from = momentIn(after)
  const beyond = sql.raw(oldestFirst ? '>' : '<')
  const order = oldestFirst ? asc : desc
  return {
    key,
    from: from
      ? sql`(${at}, ${id}) ${beyond} (${`${from.value}+00`}::timestamptz, ${from.id}::uuid)`
      : undefined,
    by: [order(at), order(id)] as [SQL, SQL],
    most: A_PAGE + 1,
  }
}

type Keyed = { key: string; id: string }

/** One row more than a page was asked for: it tells whether there is a next one. */
export function pageOf<Row extends Keyed>(rows: Row[]) {
  const shown = rows.slice(0, A_PAGE)
  const last = shown.at(-1)
  const next = rows.length > A_PAGE && last ? cursorText({ value: last.key, id: last.id }) : null
  return { rows: shown.map(({ key: _, ...row }) => row), next }
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What stands in the address is anybody's: a moment that the calendar does not have begins anew. */
function momentIn(after: string | null | undefined) {
  const cursor = cursorFrom(after)
  if (!cursor || !MOMENT.test(cursor.value) || !ID.test(cursor.id)) return null
  const text = `${cursor.value.slice(0, 23).replace(' ', 'T')}Z`
  const read = new Date(text)
  return !Number.isNaN(read.getTime()) && read.toISOString() === text ? cursor : null
}
