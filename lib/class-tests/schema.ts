import * as z from 'zod/mini'
import {
  MAX_CLASS_NAME,
  MAX_INSTRUCTIONS,
  MAX_NOTE_TEXT,
  MAX_OPTION_TEXT,
  MAX_OPTIONS,
  MAX_QUESTION_MARKS,
  MAX_QUESTION_TEXT,
  MAX_ROLL_NUMBER,
  MAX_ROLL_NUMBERS,
  MAX_TEST_QUESTIONS,
  MAX_TEST_TITLE,
  MAX_TEST_VERSIONS,
  MAX_TOPIC_TEXT,
  QUESTION_LEVELS,
  TEST_LANGUAGES,
  TEST_QUESTION_KINDS,
  type TestQuestion,
} from '@/base/class-test-kinds'
import { MAX_GRADE, MIN_GRADE } from '@/base/draft-kinds'
import { fieldError, requiredName, requiredText } from '@/base/text'

const MIN_TEST_MINUTES = 5
const MAX_TEST_MINUTES = 240
const MAX_SUBJECT = 60

const invalid = fieldError('valueInvalid')
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Typed as text in a form, or sent as a number. */
const wholeNumber = (min: number, max: number, error: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,4}$/, error))], error),
    z.pipe(z.transform(Number), z.int(error).check(z.minimum(min, error), z.maximum(max, error))),
  )

/** Empty while it is being written; keeps its line breaks. */
const typedText = (maxLength: number) =>
  z.string(invalid).check(
    z.refine<string>(
      (text) => !text.includes('\0') && text.isWellFormed(),
      fieldError('charactersInvalid'),
    ),
    z.maxLength(maxLength, fieldError(`tooLong:${maxLength}`)),
  )

const dayField = z.pipe(
  z.nullish(z.string(invalid)),
  z.pipe(
    z.transform((day: string | null | undefined) => day || null),
    z.nullable(z.string(invalid).check(z.regex(DAY, fieldError('dayRequired')))),
  ),
)

const details = {
  title: requiredName('titleRequired', MAX_TEST_TITLE),
  className: requiredName('classNameRequired', MAX_CLASS_NAME),
  subject: requiredText('draftSubjectRequired', MAX_SUBJECT),
  grade: wholeNumber(MIN_GRADE, MAX_GRADE, fieldError('draftGradeInvalid')),
  language: z.enum(TEST_LANGUAGES, invalid),
  day: dayField,
  minutes: wholeNumber(MIN_TEST_MINUTES, MAX_TEST_MINUTES, fieldError('draftMinutesInvalid')),
}

const uuid = z
  .string(invalid)
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, invalid))

export const newClassTestForm = z.object({
  ...details,
  /** A draft with questions by level, of which the test is made. */
  draft: z.optional(z.union([uuid, z.literal('')])),
})

const positions = z
  .array(z.int(invalid).check(z.minimum(0, invalid), z.maximum(MAX_OPTIONS - 1, invalid)))
  .check(z.maxLength(MAX_OPTIONS, invalid))

const origin = z.nullable(
  z.union([
    z.strictObject({ book: typedText(200), chapter: typedText(200) }),
    z.strictObject({ resource: typedText(200) }),
  ]),
)

const picture = z.nullable(
  z.strictObject({
    fileId: z.string(invalid).check(z.regex(/^[0-9a-f]{64}$/, invalid)),
    width: z.int(invalid).check(z.minimum(1), z.maximum(10_000)),
    height: z.int(invalid).check(z.minimum(1), z.maximum(10_000)),
    alt: typedText(MAX_OPTION_TEXT),
  }),
)

const question = z.strictObject({
  id: uuid,
  kind: z.enum(TEST_QUESTION_KINDS, invalid),
  text: typedText(MAX_QUESTION_TEXT),
  options: z.array(typedText(MAX_OPTION_TEXT)).check(z.maxLength(MAX_OPTIONS, invalid)),
  right: positions,
  last: positions,
  number: typedText(10),
  answer: typedText(MAX_NOTE_TEXT),
  why: typedText(MAX_NOTE_TEXT),
  marks: z.int(invalid).check(z.minimum(1, invalid), z.maximum(MAX_QUESTION_MARKS, invalid)),
  negative: z.number(invalid).check(z.minimum(0, invalid), z.maximum(MAX_QUESTION_MARKS, invalid)),
  topic: typedText(MAX_TOPIC_TEXT),
  level: z.nullable(z.enum(QUESTION_LEVELS, invalid)),
  picture,
  source: origin,
  bankId: z.nullable(typedText(100)),
  ownId: z.nullable(uuid),
  isDropped: z.boolean(invalid),
}) satisfies z.ZodMiniType<TestQuestion>

/** What changed; a large test does not fit into one request. */
export const classTestUpdateForm = z.object({
  version: z.int(invalid).check(z.minimum(1, invalid)),
  details: z.optional(
    z.object({
      ...details,
      versions: z.int(invalid).check(z.minimum(1, invalid), z.maximum(MAX_TEST_VERSIONS, invalid)),
      schoolName: typedText(MAX_TEST_TITLE),
      instructions: typedText(MAX_INSTRUCTIONS),
    }),
  ),
  /** New ones, and those that are different now. */
  questions: z.array(question).check(z.maxLength(MAX_TEST_QUESTIONS, invalid)),
  /** Ids of all questions, in order. */
  order: z.array(uuid).check(z.maxLength(MAX_TEST_QUESTIONS, fieldError('tooManyEntries'))),
})

export type ClassTestUpdate = z.output<typeof classTestUpdateForm>
export type ClassTestInput = z.output<typeof newClassTestForm>

/** `1-40, 42`, in order and each once. Null if it is no list of roll numbers. */
export function parseRollNumbers(text: string): number[] | null {
  const numbers = new Set<number>()
  for (const part of text.split(/[,;\s]+/).filter(Boolean)) {
    const [, first = '', last = first] = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last || first)]
    if (!first || from < 1 || to < from || to > MAX_ROLL_NUMBER) return null
    for (let number = from; number <= to; number += 1) numbers.add(number)
  }
  return numbers.size > MAX_ROLL_NUMBERS ? null : [...numbers].sort((a, b) => a - b)
}

/** The shortest text that `parseRollNumbers` reads as these. */
export function formatRollNumbers(numbers: number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && range[1] === number - 1) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

export const classGroupForm = z.object({
  name: details.className,
  rollNumbers: z.pipe(
    z.string(invalid).check(z.maxLength(500, invalid)),
    z.pipe(
      z.transform(parseRollNumbers),
      z.array(z.number(), { error: fieldError('rollNumberInvalid') }),
    ),
  ),
})

export type ClassGroupInput = z.output<typeof classGroupForm>
