import 'server-only'
import * as z from 'zod/mini'
import { isUuid } from '@/base/ids'
import { fieldError, requiredText } from '@/base/text'

export const schoolNoteForm = z.object({ text: requiredText('noteRequired', 4000) })

export const schoolTagForm = z.object({
  tag: requiredText('tagRequired', 40).check(z.toLowerCase()),
})

const isEmptyOrUuid = (text: string) => text === '' || isUuid(text)
const colleagueId = z
  .string({ error: fieldError('textRequired') })
  .check(z.refine(isEmptyOrUuid, fieldError('colleagueUnknown')))

export const schoolResponsibleForm = z.object({
  /** Empty for nobody. */
  responsible: colleagueId,
  was: z.object({ responsible: colleagueId }),
})
