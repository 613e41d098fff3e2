import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, database } from './client'
import type { contacts, schools, users } from './schema'

/** What a search box may hold: text of which every word begins one of a row's words. */
const LONGEST = 100

export function sought(typed: string | null | undefined): string | null {
  const text = typed?.replaceAll('\0', '').trim().slice(0, LONGEST).trim()
  if (!text?.isWellFormed()) return null
  return lastTen(text) ?? text
}

/** A number is looked for as it is kept, however it was typed. */
function lastTen(text: string) {
  if (/[^\d\s()+.-]/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  return digits.length >= 6 ? digits.slice(-10) : null
}

/** The columns as the index of the table has them. */
export const hasWords = (columns: SQL, text: string | null) =>
  text ? sql`words_of(${columns}) @@ begins_of(${text})` : undefined

export const wordsOfUsers = sql.raw(
  `users.firstname || ' ' || users.lastname || ' ' || users.email || ' ' || users.phone_number`,
)
export const wordsOfSchools = sql.raw(
  `schools.institution_name || ' ' || schools.school_address || ' ' || schools.school_email || ' ' || schools.principal_email || ' ' || last_ten(schools.school_mobile) || ' ' || last_ten(schools.principal_contact)`,
)
export const wordsOfContacts = sql.raw(
  `contacts.name || ' ' || contacts.email || ' ' || contacts.subject`,
)

type Searched = {
  table: typeof users | typeof schools | typeof contacts
  words: SQL | undefined
}

/** From so many on, a row that is meant comes soon when the list is walked in its order. */
const COMMON = 20_000

/** A plan made for what is asked at this moment, and for the words that are looked for, if any are. */
export async function plannedAnew<T>(
  work: (tx: Db) => Promise<T>,
  searched?: Searched,
): Promise<T> {
  const db = await database()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
    if (searched) await planFor(tx, searched)
    return work(tx)
  })
}

/**
 * PostgreSQL takes the beginning of a word for common, whatever it is, and would walk a million rows for
 * one. So the rows are counted by the index of words, as far as it matters: a few are taken from there
 * and sorted, and where they are many the list is walked until a page is full.
 */
export async function planFor(tx: Db, { table, words }: Searched): Promise<void> {
  if (!words) return
  await planByIndex(tx)
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(words)
    .limit(COMMON)
    .as('some')
  if ((await tx.$count(some)) === COMMON) await choose(tx, { bitmapscan: 'off', indexscan: 'on' })
}

/** Whatever the statement asks is looked up in indexes, and then sorted. */
export const planByIndex = (tx: Db) => choose(tx, { bitmapscan: 'on', indexscan: 'off' })

const choose = (tx: Db, { bitmapscan, indexscan }: Record<'bitmapscan' | 'indexscan', string>) =>
  tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', ${bitmapscan}, true),
    set_config('enable_indexscan', ${indexscan}, true)`)
