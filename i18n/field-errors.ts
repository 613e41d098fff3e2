import { fieldErrors as en } from './en/field-errors'
import { selectTranslation } from './language'

type FieldErrorTexts = typeof en
type CountedFieldErrorCode = {
  [C in keyof FieldErrorTexts]: FieldErrorTexts[C] extends string ? never : C
}[keyof FieldErrorTexts]

/** A code, with the number for its text where needed: `tooLong:200`. */
export type FieldErrorCode =
  | Exclude<keyof FieldErrorTexts, CountedFieldErrorCode>
  | `${CountedFieldErrorCode}:${number}`

type FieldErrorTextEntry = string | ((number: number) => string)

export function getFieldErrorText(code: string): string {
  const { valueInvalid, ...texts } = selectTranslation({ en })
  const [name = '', number] = code.split(':')
  const text = (texts as Record<string, FieldErrorTextEntry>)[name] ?? valueInvalid
  return typeof text === 'string' ? text : text(Number(number))
}
