import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, database } from './client'
import type { contacts, schools, users } from './schema'

/** What a search box may hold: text of which every word begins one of a row's words. */
const MAX_SEARCH_LENGTH = 100

export function normalizeSearch(input: string | null | undefined): string | null {
  const text = input?.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).trim()
  if (!text?.isWellFormed()) return null
  return normalizePhone(text) ?? text
}

/** A number is looked for as it is kept, however it was typed. */
function normalizePhone(text: string) {
  if (/[^\d\s()+.-]/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  return digits.length >= 6 ? digits.slice(-10) : null
}

/** The columns as the index of the table has them. */
export const matchesSearch = (columns: SQL, text: string | null) =>
  text ? sql`words_of(${columns}) @@ begins_of(${text})` : undefined

export const userSearchColumns = sql.raw(
  `users.firstname || ' ' || users.lastname || ' ' || users.email || ' ' || users.phone_number`,
)
export const schoolSearchColumns = sql.raw(
  `schools.institution_name || ' ' || schools.school_address || ' ' || schools.school_email || ' ' || schools.principal_email || ' ' || last_ten(schools.school_mobile) || ' ' || last_ten(schools.principal_contact)`,
)
export const contactSearchColumns = sql.raw(
  `contacts.name || ' ' || contacts.email || ' ' || contacts.subject`,
)

type SearchFilter = {
  table: typeof users | typeof schools | typeof contacts
  words: SQL | undefined
}

/** From so many on, a row that is meant comes soon when the list is walked in its order. */
const MIN_COMMON_MATCHES = 20_000

/** A plan made for what is asked at this moment, and for the words that are looked for, if any are. */
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
 * PostgreSQL takes the beginning of a word for common, whatever it is, and would walk a million rows for
 * one. So the rows are counted by the index of words, as far as it matters: a few are taken from there
 * and sorted, and where they are many the list is walked until a page is full.
 */
export async function choosePlan(tx: Db, { table, words }: SearchFilter): Promise<void> {
  if (!words) return
  await preferIndexPlan(tx)
  const matches = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(words)
    .limit(MIN_COMMON_MATCHES)
    .as('some')
  if ((await tx.$count(matches)) === MIN_COMMON_MATCHES)
    await setScanMethods(tx, { bitmapscan: 'off', indexscan: 'on' })
}

/** Whatever the statement asks is looked up in indexes, and then sorted. */
export const preferIndexPlan = (tx: Db) =>
  setScanMethods(tx, { bitmapscan: 'on', indexscan: 'off' })

const setScanMethods = (
  tx: Db,
  { bitmapscan, indexscan }: Record<'bitmapscan' | 'indexscan', string>,
) =>
  tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${bitmapscan}, true),
    set_config('enable_indexscan', ${indexscan}, true)`)
