import 'server-only'
import { and, ne, or, sql } from 'drizzle-orm'
import { normalizeSearchText } from '@/base/search-text'
import type { Db } from '@/db/client'
import { preferIndexPlan, schoolSearchColumns, withCustomPlan } from '@/db/full-text-search'
import { schools } from '@/db/schema'
import { fieldColumns, type SchoolFormValues } from '../details'

export type SimilarityReason = 'name' | 'phone' | 'email'

export type SchoolIdentity = {
  name: string
  address: string
  phones: string[]
  emails: string[]
}

const MIN_NAME_SIMILARITY = 0.55

/** Words that many schools share do not identify one. */
const COMMON_WORDS = new Set(
  `school schools the of and public high higher secondary senior sr sec hr primary matriculation
  matric matriculn vidyalaya vidyalayam academy international national english medium cbse icse
  college convent institution educational trust society`.split(/\s+/),
)

const SPELLING_VARIANTS: Record<string, string> = {
  saint: 'st',
  government: 'govt',
  shri: 'sri',
  shree: 'sri',
}

/** Address words that name no place. */
const COMMON_ADDRESS_WORDS = new Set(
  `road rd street st nagar main cross near opp post po dist district taluk village no india
  colony extension ext west east north south`.split(/\s+/),
)

export type SchoolDuplicate = { id: string; why: SimilarityReason[]; fields: SchoolFormValues }

const MAX_CANDIDATES = 200

const MAX_DUPLICATES_SHOWN = 3

export function findSimilarities(
  first: SchoolIdentity,
  second: SchoolIdentity,
): SimilarityReason[] {
  const reasons: SimilarityReason[] = []
  if (
    isNear(first, second) &&
    computeSimilarity(normalizeName(first.name), normalizeName(second.name)) >= MIN_NAME_SIMILARITY
  )
    reasons.push('name')
  if (hasCommonItem(first.phones.map(getLastTenDigits), second.phones.map(getLastTenDigits)))
    reasons.push('phone')
  if (hasCommonItem(first.emails.map(normalizeText), second.emails.map(normalizeText)))
    reasons.push('email')
  return reasons
}

export const splitSchoolName = (text: string) =>
  normalizeSearchText(text)
    .replace(/['`‘’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELLING_VARIANTS[word] ?? word)

export const getDistinctiveWords = (name: string) =>
  splitSchoolName(name).filter((word) => !COMMON_WORDS.has(word))

export const getPlaceWords = (address: string) =>
  splitSchoolName(address).filter(
    (word) =>
      !COMMON_ADDRESS_WORDS.has(word) &&
      !COMMON_WORDS.has(word) &&
      (/^\d{6}$/.test(word) || !/^\d/.test(word)) &&
      word.length > 2,
  )

/** Trigram similarity: shared trigrams divided by all. */
export function computeSimilarity(first: string, second: string): number {
  const [a, b] = [getTrigrams(first), getTrigrams(second)]
  if (a.size === 0 || b.size === 0) return 0
  const common = [...a].filter((trigram) => b.has(trigram)).length
  return common / (a.size + b.size - common)
}

export const findDuplicates = (schoolId: string, fields: SchoolFormValues) =>
  withCustomPlan((tx) => findDuplicatesInTransaction(tx, schoolId, fields))

/** The database finds schools that share something; the similarity decides. A new school has no id yet. */
export async function findDuplicatesInTransaction(
  tx: Db,
  schoolId: string | null,
  fields: SchoolFormValues,
): Promise<SchoolDuplicate[]> {
  const identity = toSchoolIdentity(fields)
  await preferIndexPlan(tx)
  const rows = await tx
    .select({ id: schools.id, ...fieldColumns })
    .from(schools)
    .where(
      and(
        schoolId ? ne(schools.id, schoolId) : undefined,
        or(sharesContact(identity), sharesNameAndPlace(identity)),
      ),
    )
    .limit(MAX_CANDIDATES)
  return rows
    .map(({ id, ...candidateFields }) => ({
      id,
      why: findSimilarities(identity, toSchoolIdentity(candidateFields)),
      fields: candidateFields,
    }))
    .filter(({ why: reasons }) => reasons.length > 0)
    .sort((a, b) => b.why.length - a.why.length)
    .slice(0, MAX_DUPLICATES_SHOWN)
}

const normalizeName = (name: string) => {
  const distinctiveWords = getDistinctiveWords(name)
  return (distinctiveWords.length > 0 ? distinctiveWords : splitSchoolName(name)).join(' ')
}

const isNear = (first: SchoolIdentity, second: SchoolIdentity) =>
  hasCommonItem(getPlaceWords(first.address), getPlaceWords(`${second.address} ${second.name}`)) ||
  hasCommonItem(getPlaceWords(second.address), getPlaceWords(first.name))

const normalizeText = (text: string) => text.trim().toLowerCase()

const getLastTenDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)

const hasCommonItem = (items: string[], otherItems: string[]) =>
  items.some((item) => item.length > 2 && otherItems.includes(item))

function getTrigrams(text: string) {
  const groups = text.split(' ').flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) =>
      padded.slice(index, index + 3),
    )
  })
  return new Set(text ? groups : [])
}

function sharesContact({ phones, emails }: SchoolIdentity) {
  const phoneArray = sql`array[${sql.join(phones.map(lastTenSql), sql`, `)}]::text[]`
  const emailArray = sql`array[${sql.join(emails.map(lowerSql), sql`, `)}]::text[]`
  return or(
    sql`lower(${schools.email}) = any(${emailArray})`,
    sql`lower(${schools.principalEmail}) = any(${emailArray})`,
    sql`phone_digits(${schools.mobile}) = any(${phoneArray})`,
    sql`phone_digits(${schools.principalContact}) = any(${phoneArray})`,
  )
}

/** One word each of the name and the place, matched by prefix. */
function sharesNameAndPlace({ name, address }: SchoolIdentity) {
  const [names, places] = [
    buildPrefixQuery(getDistinctiveWords(name)),
    buildPrefixQuery(getPlaceWords(address)),
  ]
  if (!names || !places) return undefined
  return sql`word_vector(${schoolSearchColumns}) @@ (${`(${names}) & (${places})`}::tsquery)`
}

/** Only letters and digits remain, so that no word can end the quotation. */
const buildPrefixQuery = (words: string[]) =>
  words
    .slice(0, 12)
    .map((word) => `'${word.slice(0, 5)}':*`)
    .join(' | ')

const lowerSql = (text: string) => sql`${text.toLowerCase()}`

const lastTenSql = (phone: string) => sql`phone_digits(${phone})`

const toSchoolIdentity = (fields: SchoolFormValues): SchoolIdentity => ({
  name: fields.institution_name,
  address: fields.school_address,
  phones: [fields.school_mobile, fields.principal_contact],
  emails: [fields.school_email, fields.principal_email],
})
