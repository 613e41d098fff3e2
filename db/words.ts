import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, database } from './client'

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

/**
 * A plan made for the words at hand: a rare word is found by the index of words, a common one by
 * walking the list in its order. One plan for all words is a hundred times too slow for some.
 */
export async function plannedAnew<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  const db = await database()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
    return work(tx)
  })
}
