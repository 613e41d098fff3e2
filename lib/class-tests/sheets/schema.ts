import 'server-only'
import * as z from 'zod/mini'
import { MAX_ROLL_NUMBER } from '@/base/class-test-kinds'
import { isUuid } from '@/base/ids'
import { fieldError } from '@/base/text'
import { MAX_SECTION_CHARACTERS, SHEETS_PER_DELIVERY } from '../kinds'

const INVALID = fieldError('valueInvalid')
const ROLL_NUMBER_ERROR = fieldError('rollNumberInvalid')

const uuidField = z.string(INVALID).check(z.refine(isUuid, INVALID))

const questionIdField = z
  .string(INVALID)
  .check(z.minLength(1, INVALID), z.maxLength(64, INVALID), z.regex(/^[\w-]+$/, INVALID))

const positionsField = z
  .array(z.int(INVALID).check(z.minimum(0, INVALID), z.maximum(9, INVALID)))
  .check(z.maxLength(10, INVALID))

const markField = z.union(
  [
    positionsField,
    z.string(INVALID).check(z.maxLength(8, INVALID)),
    z.int(INVALID),
    z.null(INVALID),
  ],
  INVALID,
)

const rollNumberField = z
  .int(ROLL_NUMBER_ERROR)
  .check(z.minimum(1, ROLL_NUMBER_ERROR), z.maximum(MAX_ROLL_NUMBER, ROLL_NUMBER_ERROR))

const isPlainLine = (text: string) => text.isWellFormed() && !/\p{C}/u.test(text)

export const sectionField = z
  .string(INVALID)
  .check(
    z.trim(),
    z.maxLength(MAX_SECTION_CHARACTERS, fieldError(`tooLong:${MAX_SECTION_CHARACTERS}`)),
    z.refine(isPlainLine, fieldError('charactersInvalid')),
  )

const sheetField = z.object({
  id: uuidField,
  version: z.int(INVALID).check(z.minimum(1, INVALID), z.maximum(4, INVALID)),
  section: sectionField,
  rollNumber: rollNumberField,
  marks: z.record(questionIdField, markField, INVALID),
  decided: z.array(questionIdField, INVALID).check(z.maxLength(100, INVALID)),
  /** The stored reading that the teacher chose to replace by this one. */
  replaces: z.nullable(uuidField),
  readAt: z.iso.datetime({ error: INVALID }),
})

export const sheetDeliveryForm = z.object({
  sheets: z
    .array(sheetField, INVALID)
    .check(z.minLength(1, INVALID), z.maxLength(SHEETS_PER_DELIVERY, INVALID)),
})

export type DeliveredSheet = z.output<typeof sheetField>

/** Null takes the marks away again. */
export const typedTotalForm = z.object({
  section: sectionField,
  rollNumber: rollNumberField,
  total: z.nullable(
    z
      .number(fieldError('marksInvalid'))
      .check(
        z.minimum(-2000, fieldError('marksInvalid')),
        z.maximum(2000, fieldError('marksInvalid')),
        z.multipleOf(0.01, fieldError('marksInvalid')),
      ),
  ),
})

export type TypedTotalInput = z.output<typeof typedTotalForm>
