import { errors as en } from './en/errors'
import { selectTranslation } from './language'

type AppErrorTexts = typeof en

export type AppErrorCode = keyof AppErrorTexts

export type AppErrorValues<Word extends AppErrorCode> = AppErrorTexts[Word] extends (
  values: infer V,
) => string
  ? V
  : undefined

/** Codes whose text has no placeholders. */
export type PlainAppErrorCode = {
  [Word in AppErrorCode]: AppErrorValues<Word> extends undefined ? Word : never
}[AppErrorCode]

type AppErrorTextEntry = string | ((values: unknown) => string)

export const isAppErrorCode = (code: string): code is AppErrorCode => Object.hasOwn(en, code)

export function getErrorText(errorCode: AppErrorCode, values?: unknown): string {
  const text = selectTranslation({ en })[errorCode] as AppErrorTextEntry
  return typeof text === 'string' ? text : text(values)
}
