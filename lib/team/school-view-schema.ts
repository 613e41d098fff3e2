import 'server-only'
import * as z from 'zod/mini'
import { fieldError, optionalName, requiredName } from '@/base/text'
import { cleanParam } from '@/lib/http/query'
import { cleanSchoolFilters, SCHOOL_FILTER_NAMES } from './school-filters'

export const MAX_VIEW_NAME_CHARACTERS = 40
const name = requiredName('viewNameRequired', MAX_VIEW_NAME_CHARACTERS)

export const schoolViewForm = z.object({
  name,
  audience: z.enum(['own', 'team'], { error: fieldError('valueInvalid') }),
  filters: z.pipe(
    z
      .string({ error: fieldError('textRequired') })
      .check(z.maxLength(2_000, fieldError('valueInvalid'))),
    z.transform((query: string) => {
      const params = new URLSearchParams(query)
      const entries = SCHOOL_FILTER_NAMES.map((key) => [key, cleanParam(params.get(key))])
      return cleanSchoolFilters(Object.fromEntries(entries))
    }),
  ),
})

export const schoolViewNameForm = z.object({ name, was: z.object({ name: optionalName(200) }) })

export type SchoolViewInput = z.output<typeof schoolViewForm>
export type SchoolViewNameInput = z.output<typeof schoolViewNameForm>
