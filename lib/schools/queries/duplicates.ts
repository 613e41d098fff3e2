import 'server-only'
import { and, ne, or, sql } from 'drizzle-orm'
import { schools } from '@/db/schema'
import { planByIndex, plannedAnew, wordsOfSchools } from '@/db/words'
import { type FormFields, fieldColumns } from '../fields'
import { type Likeness, likenessOf, placesIn, type Told, tellingWords } from '../likeness'

export type Duplicate = { id: string; why: Likeness[]; fields: FormFields }

const LOOKED_AT = 200
const SHOWN = 3

/** Schools that may be this one: the database finds who shares something, and the likeness decides. */
export async function duplicatesOf(schoolId: string, fields: FormFields): Promise<Duplicate[]> {
  const own = toldBy(fields)
  const rows = await plannedAnew(async (tx) => {
    await planByIndex(tx)
    return tx
      .select({ id: schools.id, ...fieldColumns })
      .from(schools)
      .where(and(ne(schools.id, schoolId), or(sameReach(own), nameAndPlace(own))))
      .limit(LOOKED_AT)
  })
  return rows
    .map(({ id, ...theirs }) => ({ id, why: likenessOf(own, toldBy(theirs)), fields: theirs }))
    .filter(({ why }) => why.length > 0)
    .sort((one, other) => other.why.length - one.why.length)
    .slice(0, SHOWN)
}

function sameReach({ phones, emails }: Told) {
  const numbers = sql`array[${sql.join(phones.map(lastTen), sql`, `)}]::text[]`
  const addresses = sql`array[${sql.join(emails.map(small), sql`, `)}]::text[]`
  return or(
    sql`lower(${schools.schoolEmail}) = any(${addresses})`,
    sql`lower(${schools.principalEmail}) = any(${addresses})`,
    sql`last_ten(${schools.schoolMobile}) = any(${numbers})`,
    sql`last_ten(${schools.principalContact}) = any(${numbers})`,
  )
}

/** A word of the name and a word of the place, each by its beginning. */
function nameAndPlace({ name, address }: Told) {
  const [names, places] = [begin(tellingWords(name)), begin(placesIn(address))]
  if (!names || !places) return undefined
  return sql`words_of(${wordsOfSchools}) @@ (${`(${names}) & (${places})`}::tsquery)`
}

/** Letters and figures alone come out of a name, so that none of them ends the quotation. */
const begin = (words: string[]) =>
  words
    .slice(0, 12)
    .map((word) => `'${word.slice(0, 5)}':*`)
    .join(' | ')

const small = (text: string) => sql`${text.toLowerCase()}`
const lastTen = (phone: string) => sql`last_ten(${phone})`

const toldBy = (fields: FormFields): Told => ({
  name: fields.institution_name,
  address: fields.school_address,
  phones: [fields.school_mobile, fields.principal_contact],
  emails: [fields.school_email, fields.principal_email],
})
