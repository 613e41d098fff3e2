import 'server-only'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { fingerprint, matchesFingerprint } from '@/lib/auth/secrets'

/**
 * Keyset pagination for programs: page 100 costs as much as page 1. A cursor carries a signature over its list and
 * filters, so that a changed one, or one of another list, is an error and not a page that nobody asked for.
 */

type ListParams = { limit: number; after?: string }

/** Text that the database compares as `type`. The keys together are unique. */
type SortKey = { column: SQL; type: 'timestamptz' | 'uuid' | 'date' | 'text' }

/** `list` names the list with its filters. */
export function openPage(list: string, keys: SortKey[], { limit, after }: ListParams) {
  const start = after === undefined ? null : readCursor(list, after, keys.length)
  const columns = keys.map(({ column }) => column)
  return {
    /** Column of the select. */
    key: sql<string[]>`json_build_array(${sql.join(keys.map(toKeyText), sql`, `)})`,
    where: (...conditions: (SQL | undefined)[]) =>
      and(...conditions, ...(start ? comesAfter(keys, start) : [])),
    order: columns.map((column) => asc(column)),
    /** One more tells whether there is a next page. */
    limit: limit + 1,
    toPage: <Row extends { key: string[] }, Shown>(rows: Row[], show: (row: Row) => Shown) => {
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const next = rows.length > limit && last ? createCursor(list, last.key) : null
      return { data: shown.map(show), next }
    },
  }
}

/** Says the first key twice, so that an index on it alone begins at the page. */
function comesAfter(keys: SortKey[], start: string[]): SQL[] {
  const columns = keys.map(({ column }) => column)
  const values = keys.map(({ type }, index) => sql`${start[index]}::${sql.raw(type)}`)
  return [
    sql`${columns[0]} >= ${values[0]}`,
    sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`,
  ]
}

const toKeyText = ({ column, type }: SortKey) =>
  type === 'timestamptz'
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"')`
    : sql`${column}::text`

const CURSOR_PURPOSE = 'api cursor'
const CURSOR_PATTERN = /^[\w-]{1,300}\.[\w-]{43}$/

function createCursor(list: string, key: string[]): string {
  const text = Buffer.from(JSON.stringify(key)).toString('base64url')
  return `${text}.${fingerprint(CURSOR_PURPOSE, `${list}\n${text}`)}`
}

function readCursor(list: string, cursor: string, length: number): string[] {
  const [text = '', signature = ''] = CURSOR_PATTERN.test(cursor) ? cursor.split('.') : []
  if (!matchesFingerprint(CURSOR_PURPOSE, `${list}\n${text}`, signature)) throw cursorError()
  const key: string[] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  if (key.length !== length) throw cursorError()
  return key
}

const cursorError = () =>
  new AppError('badRequest', 'cursorInvalid', { errors: { after: 'cursorInvalid' } })
