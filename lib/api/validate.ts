import 'server-only'
import type * as z from 'zod/mini'
import { type FieldErrors, Refusal } from '@/base/errors'

/** The parsed input, or a refusal with the first field's message as the text and every field's first. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.')
    errors[field] ??= issue.message
  }
  const [first = 'Please check the form.'] = Object.values(errors)
  throw new Refusal('invalid', first, { errors })
}
