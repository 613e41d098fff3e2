import type { fieldErrors } from './en/field-errors'
import { fieldErrorsText } from './generated/field-errors'

type FieldErrorTexts = typeof fieldErrors

declare module '@/base/error-codes' {
  interface FieldErrorTextRegistry extends FieldErrorTexts {}
}

type FieldErrorTextEntry = string | ((value: never) => string)

export function getFieldErrorText(code: string): string {
  const { valueInvalid, ...texts } = fieldErrorsText()
  const [name = '', value = ''] = code.split(':')
  const text = (texts as Record<string, FieldErrorTextEntry>)[name] ?? valueInvalid
  return typeof text === 'string'
    ? text
    : text((/^\d+$/.test(value) ? Number(value) : value) as never)
}
