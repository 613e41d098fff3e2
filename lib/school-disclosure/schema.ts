import * as z from 'zod/mini'
import { fieldError, typedText } from '@/base/text'
import {
  DISCLOSURE_FORMS,
  DISCLOSURE_SECTIONS,
  type DisclosureItem,
  RESULT_KEYS,
  RESULT_LEVELS,
  RESULT_YEARS,
  type ResultLevel,
} from './kinds'

const itemKey = z.string().check(z.regex(/^[a-zA-Z.]{1,32}$/, fieldError('valueInvalid')))

const MAX_ENTRIES = 80

const answers = z
  .record(itemKey, typedText(2_000))
  .check(
    z.refine(
      (answersByKey) => Object.keys(answersByKey).length <= MAX_ENTRIES,
      fieldError('valueInvalid'),
    ),
  )

/** By the keys of its entries. As other drafts of a website, it may be incomplete. */
export const disclosureBlock = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{1,16}$/, fieldError('valueInvalid'))),
  type: z.literal('disclosure'),
  form: z.enum(DISCLOSURE_FORMS, fieldError('valueInvalid')),
  answers,
  notApplicable: z.array(itemKey).check(z.maxLength(MAX_ENTRIES, fieldError('valueInvalid'))),
  documents: z
    .array(
      z.object({
        item: itemKey,
        file: z.string().check(z.regex(/^([0-9a-f]{64})?$/, fieldError('valueInvalid'))),
        title: typedText(200),
        until: z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/, fieldError('dayInvalid'))),
      }),
    )
    .check(z.maxLength(MAX_ENTRIES, fieldError('valueInvalid'))),
  results: z
    .array(
      z.object({
        level: z.enum(RESULT_LEVELS, fieldError('valueInvalid')),
        year: typedText(20),
        registered: typedText(10),
        passed: typedText(10),
        remarks: typedText(200),
      }),
    )
    .check(z.maxLength(12, fieldError('valueInvalid'))),
})
export type SiteDisclosure = z.output<typeof disclosureBlock>
export type DisclosureResult = SiteDisclosure['results'][number]
export type DisclosureDocument = SiteDisclosure['documents'][number]

/** The keys of what a visitor would miss, in the order of the form. Results are the school's choice outside CBSE. */
export function listMissing(disclosure: SiteDisclosure): string[] {
  return DISCLOSURE_SECTIONS[disclosure.form].flatMap(({ items, hasResults }) => [
    ...items.filter((item) => !isAnswered(disclosure, item)).map(({ key }) => key),
    ...(hasResults && disclosure.form === 'cbse' ? listMissingResults(disclosure) : []),
  ])
}

/** Where the number of a line of staff is stored; its names are under the key itself. */
export const toNumberKey = (key: string) => `${key}.number`

/** Without a day it does not end. One that ends today is still valid. */
export const hasEnded = ({ until }: DisclosureDocument, today: string) =>
  until !== '' && until < today

/** In percent with two decimals at most; empty while a number is missing or wrong. */
export function formatPassRate({ registered, passed }: DisclosureResult): string {
  if (!hasPossibleNumbers({ registered, passed })) return ''
  const percent = (Number(passed) * 100) / Number(registered)
  return `${Number(percent.toFixed(2))}%`
}

/** False where more passed than were registered. */
export const arePossibleResults = ({ results }: Pick<SiteDisclosure, 'results'>) =>
  results.every(
    ({ registered, passed }) =>
      !registered.trim() || !passed.trim() || hasPossibleNumbers({ registered, passed }),
  )

/** Always the same number of lines, so that a form has a place for each year. */
export function listResults({ results }: SiteDisclosure, level: ResultLevel): DisclosureResult[] {
  const found = results.filter((result) => result.level === level)
  const empty = { level, year: '', registered: '', passed: '', remarks: '' }
  return Array.from({ length: RESULT_YEARS }, (_, index) => found[index] ?? empty)
}

export const isEmptyResult = ({ year, registered, passed, remarks }: DisclosureResult) =>
  [year, registered, passed, remarks].every((text) => !text.trim())

function hasPossibleNumbers({
  registered,
  passed,
}: Pick<DisclosureResult, 'registered' | 'passed'>) {
  const areNumbers = [registered, passed].every((text) => /^\d{1,6}$/.test(text.trim()))
  return areNumbers && Number(registered) > 0 && Number(passed) <= Number(registered)
}

function isAnswered(disclosure: SiteDisclosure, { key, kind, mayNotApply }: DisclosureItem) {
  const { answers, notApplicable, documents } = disclosure
  if (mayNotApply && notApplicable.includes(key)) return true
  const hasDocument = documents.some(({ item }) => item === key)
  const hasText = Boolean(answers[key]?.trim())
  const number = answers[toNumberKey(key)]?.trim() ?? ''
  switch (kind) {
    case 'document':
      // The tables of results can say it too.
      return (
        hasDocument || (key === 'results' && disclosure.results.some((row) => !isEmptyResult(row)))
      )
    case 'staff':
      return number !== '' && (number === '0' || hasText || hasDocument || key === 'teachers')
    case 'number':
      return number !== ''
    default:
      return hasText
  }
}

function listMissingResults(disclosure: SiteDisclosure): string[] {
  return RESULT_LEVELS.filter((level) => {
    if (disclosure.notApplicable.includes(RESULT_KEYS[level])) return false
    return listResults(disclosure, level).some((row) => !row.year.trim() || !formatPassRate(row))
  }).map((level) => RESULT_KEYS[level])
}
