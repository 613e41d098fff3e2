import * as z from 'zod/mini'
import { DRAFT_LANGUAGES, DRAFT_TASKS, MAX_GRADE, MIN_GRADE } from '@/base/draft-kinds'
import { fieldError, optionalText, requiredName, requiredText } from '@/base/text'
import {
  MAX_BODY_CHARACTERS,
  MAX_CLASS_SIZE,
  MAX_MINUTES,
  MAX_TITLE_CHARACTERS,
  MAX_TOPIC_CHARACTERS,
  MIN_MINUTES,
} from './kinds'

/** Typed as text in a form. */
const numberField = (min: number, max: number, error: string) =>
  z.pipe(
    z.string({ error }).check(z.trim(), z.regex(/^\d{1,4}$/, error)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min, error), z.maximum(max, error))),
  )

const SOURCE_PATTERN =
  /^(?:topic|resource:[a-z0-9-]{1,200}|chapter:[a-z0-9-]{1,200}:[a-z0-9-]{1,60})$/

export const draftForm = z
  .object({
    task: z.enum(DRAFT_TASKS, fieldError('valueInvalid')),
    language: z.enum(DRAFT_LANGUAGES, fieldError('valueInvalid')),
    source: z
      .string({ error: fieldError('draftSourceRequired') })
      .check(z.regex(SOURCE_PATTERN, fieldError('draftSourceRequired'))),
    topic: optionalText(MAX_TOPIC_CHARACTERS),
    grade: numberField(MIN_GRADE, MAX_GRADE, fieldError('draftGradeInvalid')),
    subject: requiredText('draftSubjectRequired', 60),
    minutes: numberField(MIN_MINUTES, MAX_MINUTES, fieldError('draftMinutesInvalid')),
    classSize: numberField(1, MAX_CLASS_SIZE, fieldError('draftClassSizeInvalid')),
  })
  .check(
    z.refine(({ source, topic }) => source !== 'topic' || topic !== null, {
      error: fieldError('draftTopicRequired'),
      path: ['topic'],
    }),
  )

export type DraftInput = z.output<typeof draftForm>

/** The body keeps its line breaks, also those at its end while someone types. */
const bodyField = z.string({ error: fieldError('textRequired') }).check(
  z.refine<string>(
    (text) => !text.includes('\0') && text.isWellFormed(),
    fieldError('charactersInvalid'),
  ),
  z.maxLength(MAX_BODY_CHARACTERS, fieldError(`tooLong:${MAX_BODY_CHARACTERS}`)),
)

export const draftUpdateForm = z.object({
  title: requiredName('titleRequired', MAX_TITLE_CHARACTERS),
  body: bodyField,
  version: z.int(fieldError('valueInvalid')).check(z.minimum(1, fieldError('valueInvalid'))),
  /** Keeps the text that this one replaces, after a conflict. */
  keepsPrevious: z.optional(z.boolean(fieldError('valueInvalid'))),
})

export type DraftUpdateInput = z.output<typeof draftUpdateForm>
