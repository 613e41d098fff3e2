import 'server-only'
import type * as z from 'zod/mini'
import type { FieldErrorCode } from '@/base/error-codes'
import { AppError, type FieldErrors } from '@/base/errors'

export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    errors[issue.path.join('.')] ??= issue.message as FieldErrorCode
  }
  throw new AppError('invalid', 'checkForm', { errors })
}
