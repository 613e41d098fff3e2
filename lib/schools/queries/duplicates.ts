import 'server-only'
import { and, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { preferIndexPlan, schoolSearchColumns, withCustomPlan } from '@/db/full-text-search'
import { schools } from '@/db/schema'
import { fieldColumns, type SchoolFormValues } from '../fields'
import {
  findSimilarities,
  getDistinctiveWords,
  getPlaceWords,
  type SchoolIdentity,
  type SimilarityReason,
} from '../similarity'

export type SchoolDuplicate = { id: string; why: SimilarityReason[]; fields: SchoolFormValues }

const MAX_CANDIDATES = 200
const MAX_DUPLICATES_SHOWN = 3

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
