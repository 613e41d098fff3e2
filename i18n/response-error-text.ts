import type { serverFieldErrors } from './en/server-field-errors'
import { getFieldErrorText } from './field-error-text'
import { serverFieldErrorsText } from './generated/server-field-errors'

type ServerFieldErrorTexts = typeof serverFieldErrors

declare module '@/base/error-codes' {
  interface FieldErrorTextRegistry extends ServerFieldErrorTexts {}
}

/** What a response says about a field. */
export function getResponseErrorText(code: string): string {
  const serverTexts: Record<string, string> = serverFieldErrorsText()
  return serverTexts[code] ?? getFieldErrorText(code)
}
