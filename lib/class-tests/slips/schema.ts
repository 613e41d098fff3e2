import 'server-only'
import * as z from 'zod/mini'
import { TEST_LANGUAGES } from '@/base/class-test-kinds'
import { fieldError, optionalText } from '@/base/text'
import { MAX_SLIP_CHARACTERS } from '../kinds'

const sentence = optionalText(MAX_SLIP_CHARACTERS)

export const slipTextsForm = z.object({
  language: z.enum(TEST_LANGUAGES, fieldError('valueInvalid')),
  /** That the page showed; 0 before the first change. */
  revision: z.int(fieldError('valueInvalid')).check(z.minimum(0, fieldError('valueInvalid'))),
  ...{ marks: sentence, right: sentence, again: sentence, well: sentence, close: sentence },
})

export type SlipTextsInput = z.output<typeof slipTextsForm>
