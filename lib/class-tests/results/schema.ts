import 'server-only'
import * as z from 'zod/mini'
import { TEST_CHANGE_KINDS } from '@/base/class-test-kinds'
import { fieldError } from '@/base/text'

const INVALID = fieldError('valueInvalid')
const KEY_ERROR = fieldError('valueInvalid')

export const testCorrectionForm = z.object({
  questionId: z.string(INVALID).check(z.minLength(1, INVALID), z.maxLength(64, INVALID)),
  kind: z.enum(TEST_CHANGE_KINDS, INVALID),
  /** Of a corrected key only. */
  right: z._default(
    z
      .array(z.int(KEY_ERROR).check(z.minimum(0, KEY_ERROR), z.maximum(9, KEY_ERROR)), KEY_ERROR)
      .check(z.maxLength(10, KEY_ERROR)),
    [],
  ),
  number: z._default(z.string(KEY_ERROR).check(z.trim(), z.maxLength(8, KEY_ERROR)), ''),
})

export type TestCorrectionInput = z.output<typeof testCorrectionForm>
