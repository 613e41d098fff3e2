import { fieldErrors as en } from './en/field-errors'
import { selectTranslation } from './language'

type FieldErrorTexts = typeof en

declare module '@/base/error-codes' {
  interface FieldErrorTextRegistry extends FieldErrorTexts {}
}

type FieldErrorTextEntry = string | ((number: number) => string)

export function getFieldErrorText(code: string): string {
  const { valueInvalid, ...texts } = selectTranslation({ en })
  const [name = '', number] = code.split(':')
  const text = (texts as Record<string, FieldErrorTextEntry>)[name] ?? valueInvalid
  return typeof text === 'string' ? text : text(Number(number))
}
