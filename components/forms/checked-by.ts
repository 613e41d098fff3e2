import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { core } from 'zod/mini'

export type Schema<Input, Output> = () => Promise<core.$ZodType<Output, Input>>

/** The schema speaks in codes. It and its sentences are fetched when a form is first touched: the page stays light. */
export const checkedBy =
  <Input extends FieldValues, Output>(
    schema: Schema<Input, Output>,
  ): Resolver<Input, unknown, Output> =>
  async (...asked) => {
    const [shape, { fieldSentence }] = await fetched(schema)
    const found = await zodResolver(shape)(...asked)
    const errors = Object.values(found.errors as Record<string, FieldError>)
    for (const error of errors) error.message = fieldSentence(error.message ?? '')
    return found
  }

export const fetched = <Input, Output>(schema: Schema<Input, Output>) =>
  Promise.all([schema(), import('@/words/fields')])
