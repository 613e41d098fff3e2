import 'server-only'
import * as z from 'zod/mini'
import { isUuid } from '@/base/ids'
import { fieldError, optionalName, requiredName, requiredText } from '@/base/text'
import { cleanParam } from '@/lib/http/body'
import { cleanSchoolFilters, SCHOOL_FILTER_NAMES } from '@/lib/schools/team-filters'

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

const MAX_CHOSEN = 50

/** The ticked rows of a page of the list. */
const chosenIds = z
  .array(z.guid(fieldError('valueInvalid')))
  .check(
    z.minLength(1, fieldError('valueInvalid')),
    z.maxLength(MAX_CHOSEN, fieldError('valueInvalid')),
  )

export const schoolsTagForm = z.extend(schoolTagForm, { ids: chosenIds })

export const schoolsResponsibleForm = z.object({ ids: chosenIds, responsible: colleagueId })

export const responsiblesUndoForm = z.object({
  current: colleagueId,
  previous: z
    .array(z.object({ id: z.guid(fieldError('valueInvalid')), responsible: colleagueId }))
    .check(z.maxLength(MAX_CHOSEN, fieldError('valueInvalid'))),
})

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
