import 'server-only'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'

/** Personal data stays here: it is replaced before a text goes to the provider. */

const DIGITS_WITH_SEPARATORS = /[+(]?\p{Nd}[\p{Nd}\s().\-–]{6,24}\p{Nd}/gu

const YEARS = /^\d{4}\s?[-–]\s?\d{4}$/

/** A helpline has 4 digits and a year 4; subscriber numbers begin at 8. */
const MIN_PHONE_DIGITS = 8

const MIN_NAME_LETTERS = 3

const TITLES = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'shri', 'sri', 'smt', 'kumari', 'thiru', 'tmt'],
  ...['श्रीमती', 'श्री', 'सुश्री', 'डॉ', 'திருமதி', 'திரு'],
])

const WORD = /[\p{L}\p{M}]+/gu

/** Matched right after a title. */
const NAME_AFTER_TITLE = /\.?\s{1,3}[\p{L}\p{M}.]{2,40}(?:\s\p{Lu}[\p{L}\p{M}.]{0,40}){0,2}/uy

const INTRODUCED_NAME =
  /(?<=(?<![\p{L}\p{M}])(?:named|called|name is)\s)\p{Lu}[\p{L}\p{M}]{1,40}(?:\s\p{Lu}[\p{L}\p{M}]{1,40}){0,2}/gu

const REMOVED = '[…]'

const EMAIL_CHARACTER = /[\p{L}\p{N}._%+-]/u

const MAX_LOCAL_PART = 64

const MAX_DOMAIN = 190

const LETTER = /[\p{L}\p{M}]/u

/** Of the author and of everyone in the author's school. */
export async function findKnownNames(userId: string): Promise<string[]> {
  const db = await database()
  const ownSchool = db
    .select({ id: memberships.schoolId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
  const colleagues = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(inArray(memberships.schoolId, ownSchool))
  const rows = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(or(eq(users.id, userId), inArray(users.id, colleagues)))
  return rows.flatMap(({ firstname, lastname }) => [firstname, lastname])
}

export const removeContacts = (text: string): string =>
  removeEmails(text).replace(DIGITS_WITH_SEPARATORS, (match) => {
    const digitCount = match.match(/\p{Nd}/gu)?.length ?? 0
    return digitCount < MIN_PHONE_DIGITS || YEARS.test(match) ? match : REMOVED
  })

/** For what a teacher types: also names that we know, and names with a title. */
export const removePersonalData = (text: string, names: string[]): string =>
  removeNames(removeTitledNames(removeContacts(text)).replace(INTRODUCED_NAME, REMOVED), names)

/** Looks a limited number of characters to both sides of each @, so that the time stays linear. */
function removeEmails(text: string): string {
  let result = ''
  let end = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(end, at + 1))) {
    const first = findEdge(text, at, -1, Math.max(end, at - MAX_LOCAL_PART))
    const last = findEdge(text, at, 1, Math.min(text.length - 1, at + MAX_DOMAIN))
    if (first === at || last === at) continue
    result += text.slice(end, first) + REMOVED
    end = last + 1
  }
  return result + text.slice(end)
}

/** The last position from `at` to `limit` up to which all characters can belong to an email address. */
function findEdge(text: string, at: number, step: 1 | -1, limit: number): number {
  let edge = at
  while (edge !== limit && EMAIL_CHARACTER.test(text[edge + step] ?? '')) edge += step
  return edge
}

function removeTitledNames(text: string): string {
  let result = ''
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < end || !TITLES.has(word.toLowerCase())) continue
    NAME_AFTER_TITLE.lastIndex = index + word.length
    if (!NAME_AFTER_TITLE.test(text)) continue
    result += text.slice(end, index) + REMOVED
    end = NAME_AFTER_TITLE.lastIndex
  }
  return result + text.slice(end)
}

/** Whole words in any case, without an expression for each name. */
function removeNames(text: string, names: string[]): string {
  const words = new Set(
    names
      .flatMap((name) => name.split(/[\s.]+/))
      .map((word) => word.toLowerCase())
      .filter((word) => word.length >= MIN_NAME_LETTERS),
  )
  let result = ''
  let word = ''
  const finishWord = () => {
    result += words.has(word.toLowerCase()) ? REMOVED : word
    word = ''
  }
  for (const character of text) {
    if (LETTER.test(character)) word += character
    else {
      finishWord()
      result += character
    }
  }
  finishWord()
  return result
}
