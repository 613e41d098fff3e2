import * as z from 'zod/mini'
import { fieldError } from '@/base/text'

export const MAX_STORED_CHARACTERS = 20_000

const version = z.int(fieldError('valueInvalid')).check(z.minimum(0, fieldError('valueInvalid')))

/** A draft may be incomplete, because saving must never refuse what someone has typed. */
const typedText = z.string({ error: fieldError('textRequired') }).check(
  z.refine<string>(
    (text) => !text.includes('\0') && text.isWellFormed(),
    fieldError('charactersInvalid'),
  ),
  z.maxLength(MAX_STORED_CHARACTERS, fieldError(`tooLong:${MAX_STORED_CHARACTERS}`)),
)

const fieldName = z
  .string(fieldError('valueInvalid'))
  .check(z.regex(/^[a-z]\w{0,40}(\.\w{1,40}){0,4}$/i, fieldError('valueInvalid')))

export const textDraftForm = z.object({
  values: z.record(fieldName, typedText, fieldError('valueInvalid')),
  /** As loaded, to detect edit conflicts. */
  version,
  /** Keeps the draft that this one replaces, after a conflict. */
  keepsPrevious: z.optional(z.boolean(fieldError('valueInvalid'))),
})

export const textPublishForm = z.object({ version })

/** Of a text, 0 is the text of the code. */
export const versionNumberForm = z.object({
  number: z.pipe(
    z
      .string({ error: fieldError('valueInvalid') })
      .check(z.regex(/^\d{1,9}$/, fieldError('valueInvalid'))),
    z.transform(Number),
  ),
})

export type TextDraftInput = z.output<typeof textDraftForm>
