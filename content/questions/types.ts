import * as z from 'zod/mini'
import { QUESTION_LEVELS, SHEET_NUMBER } from '@/base/class-test-kinds'

const filled = z.string().check(z.minLength(1))
const inEachLanguage = z.strictObject({ en: filled, hi: filled, ta: filled })

const common = {
  id: filled,
  source: z.union([
    z.strictObject({ book: filled, chapter: filled }),
    z.strictObject({ resource: filled }),
  ]),
  theme: z.enum(['social-impact', 'youth-leadership', 'global-goals', 'ethics-innovation']),
  /** From and to. */
  grades: z.tuple([z.int(), z.int()]),
  level: z.enum(QUESTION_LEVELS),
  question: inEachLanguage,
  marks: z.int(),
}

const options = {
  options: z.array(inEachLanguage).check(z.minLength(2), z.maxLength(5)),
  /** Positions of the right options. */
  right: z.array(z.int()).check(z.minLength(1)),
  /** Positions of options that stay last when the others change places. */
  last: z.optional(z.array(z.int())),
  why: inEachLanguage,
}

export const bankQuestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), ...common, ...options }),
  z.strictObject({ kind: z.literal('several'), ...common, ...options }),
  /** Position 0 is true. */
  z.strictObject({
    kind: z.literal('true-false'),
    ...common,
    right: z.tuple([z.int()]),
    why: inEachLanguage,
  }),
  z.strictObject({
    kind: z.literal('number'),
    ...common,
    number: z.string().check(z.regex(SHEET_NUMBER)),
    why: inEachLanguage,
  }),
  /** The teacher marks it by the answer. */
  z.strictObject({ kind: z.literal('short'), ...common, answer: inEachLanguage }),
  /** Class work of ten to twenty minutes; not for a test. */
  z.strictObject({ kind: z.literal('task'), ...common, answer: inEachLanguage }),
])

export type BankQuestion = z.infer<typeof bankQuestionSchema>
