import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { core } from 'zod/mini'

export type FormSchemaLoader<Input, Output> = () => Promise<core.$ZodType<Output, Input>>

/** Loads schema and error texts at the first interaction, to keep the page small. */
export const createSchemaResolver =
  <Input extends FieldValues, Output>(
    schema: FormSchemaLoader<Input, Output>,
    /** Checks the fields and keeps them as typed, for forms that the server reads again. */
    { isRaw = false } = {},
  ): Resolver<Input, unknown, Output> =>
  async (...resolverArgs) => {
    const [loadedSchema, { getFieldErrorText: fieldSentence }] = await loadSchema(schema)
    const result = await zodResolver<Input, unknown, Output>(
      loadedSchema,
      undefined,
      (isRaw ? { raw: true } : {}) as { raw?: false },
    )(...resolverArgs)
    const errors = Object.values(result.errors as Record<string, FieldError>)
    for (const error of errors) error.message = fieldSentence(error.message ?? '')
    return result
  }

export const loadSchema = <Input, Output>(schema: FormSchemaLoader<Input, Output>) =>
  Promise.all([schema(), import('@/i18n/field-error-text')])
