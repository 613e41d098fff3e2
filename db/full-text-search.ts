import 'server-only'
import { and, or, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listWordForms, normalizeSearchText, splitWords } from '@/base/search-text'
import { type Db, database } from './client'

const MAX_SEARCH_LENGTH = 100

export function normalizeSearch(input: string | null | undefined): string | null {
  const text = input?.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
  if (!text?.isWellFormed()) return null
  return normalizePhone(normalizeSearchText(text)) ?? text
}

/** Numbers match as stored, whatever the typed format. */
function normalizePhone(text: string) {
  if (/[^\d\s()+.-]/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  return digits.length >= 6 ? digits.slice(-10) : null
}

/**
 * Each word typed must be the prefix of a word in the row, or have the same stem as one. The columns must
 * equal the indexed expression of the table.
 */
export const matchesSearch = (columns: SQL, text: string | null) =>
  text ? sql`word_vector(${columns}) @@ word_query(${text})` : undefined

/** Each word typed must be a part of the columns. Without an index: for the rows of one school or session. */
export function containsWords(columns: SQLWrapper, search: string | null | undefined) {
  const text = search?.replaceAll('\0', '').slice(0, MAX_SEARCH_LENGTH)
  if (!text?.isWellFormed()) return undefined
  const forms = splitWords(text).map(listWordForms)
  const content = sql`searchable_text(${columns})`
  const plainWords = forms.filter((list) => list.length === 1).flat()
  const patterns = plainWords.map((word) => sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text`)
  // Other spellings exist only of digits and of letters outside ASCII.
  const plainContent = plainWords.every((word) => /^[^\d\u0080-\uffff]+$/.test(word))
    ? sql`lower(${columns})`
    : content
  return and(
    // One condition for all words, so that each text is normalized once.
    patterns.length > 0
      ? sql`${plainContent} like all (array[${sql.join(patterns, sql`, `)}])`
      : undefined,
    ...forms
      .filter((list) => list.length > 1)
      .map((list) => or(...list.map((form) => sql`strpos(${content}, ${form}) > 0`))),
  )
}

export const userSearchColumns = sql.raw(
  `users.firstname || ' ' || users.lastname || ' ' || users.email || ' ' || users.phone_number`,
)
export const schoolSearchColumns = sql.raw(
  `schools.name || ' ' || schools.address || ' ' || schools.email || ' ' || schools.principal_email || ' ' || phone_digits(schools.mobile) || ' ' || phone_digits(schools.principal_contact)`,
)
export const contactSearchColumns = sql.raw(
  `contact_messages.name || ' ' || contact_messages.email || ' ' || contact_messages.subject`,
)
export const sessionSearchColumns = sql.raw(`live_sessions.title || ' ' || live_sessions.host`)
export const itemSearchColumns = sql.raw(`item_texts.title`)

type SearchFilter = {
  table: PgTable | Subquery
  condition: SQL | undefined
}

/** From this many matches on, walking the list in order finds a page soon. */
const MIN_COMMON_MATCHES = 20_000

export async function withCustomPlan<T>(
  work: (tx: Db) => Promise<T>,
  search?: SearchFilter,
): Promise<T> {
  const db = await database()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
    if (search) await choosePlan(tx, search)
    return work(tx)
  })
}

/**
 * PostgreSQL assumes that any prefix is common and would walk a million rows. So matches are
 * counted first: few are fetched by the index and sorted; many are found by walking the list.
 */
export async function choosePlan(tx: Db, { table, condition }: SearchFilter): Promise<void> {
  if (!condition) return
  await preferIndexPlan(tx)
  const matches = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(MIN_COMMON_MATCHES)
    .as('some')
  if ((await tx.$count(matches)) === MIN_COMMON_MATCHES)
    await setScanMethods(tx, { bitmapscan: 'off', indexscan: 'on' })
}

export const preferIndexPlan = (tx: Db) =>
  setScanMethods(tx, { bitmapscan: 'on', indexscan: 'off' })

const setScanMethods = (
  tx: Db,
  { bitmapscan, indexscan }: Record<'bitmapscan' | 'indexscan', string>,
) =>
  tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${bitmapscan}, true),
    set_config('enable_indexscan', ${indexscan}, true)`)
