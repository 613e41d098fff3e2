import * as z from 'zod/mini'
import { API_TOKEN_DAYS, SCHOOL_SCOPES, TEAM_SCOPES } from '@/base/api-scopes'
import { fieldError, requiredName } from '@/base/text'
import { createStepUpForm } from '@/lib/accounts/schema'

const createTokenFields = <Scope extends string>(scopes: readonly Scope[]) => ({
  name: requiredName('tokenNameRequired', 60),
  scopes: z
    .array(z.enum(scopes, fieldError('scopesRequired')), fieldError('scopesRequired'))
    .check(
      z.minLength(1, fieldError('scopesRequired')),
      z.maxLength(scopes.length, fieldError('scopesRequired')),
    ),
  days: z.enum(API_TOKEN_DAYS, fieldError('valueInvalid')),
})

export const schoolTokenForm = createStepUpForm(createTokenFields(SCHOOL_SCOPES))

/** The second factor is fresh instead. */
export const teamTokenForm = z.object(createTokenFields(TEAM_SCOPES))

export type SchoolTokenInput = z.output<typeof schoolTokenForm>
export type TeamTokenInput = z.output<typeof teamTokenForm>
