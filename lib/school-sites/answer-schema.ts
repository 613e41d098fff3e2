import * as z from 'zod/mini'
import { fieldError, typedText } from '@/base/text'
import { blockId, LINE } from './fields'

/** Answers to the questions in a draft. */

const MAX_ANSWER = 1_000
const MAX_ANSWERS = 100

const siteAnswer = z.object({
  page: z.string().check(z.regex(/^[0-9a-f-]{36}$/, fieldError('valueInvalid'))),
  block: blockId,
  question: z.string().check(z.maxLength(LINE)),
  answer: typedText(MAX_ANSWER),
})
export type SiteAnswer = z.output<typeof siteAnswer>

export const siteAnswersForm = z.object({
  answers: z.array(siteAnswer).check(z.maxLength(MAX_ANSWERS, fieldError('tooManyEntries'))),
})

/** As typed, by the id of each question. */
export const siteTypedAnswersForm = z.object({
  answers: z.record(z.string(), typedText(MAX_ANSWER)),
})
