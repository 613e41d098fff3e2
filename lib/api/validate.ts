import 'server-only'
import type * as z from 'zod/mini'
import { type FieldErrors, Refusal } from '@/base/errors'
import type { FieldCode } from '@/words/fields'

/** The parsed input, or a refusal with the first code of every field. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path.join('.')] ??= issue.message as FieldCode
  }
  throw new Refusal('invalid', 'checkForm', { errors })
}
