import type { AppErrorCode } from '@/base/error-codes'
import { errors as en } from './en/errors'
import { selectTranslation } from './language'

type AppErrorTexts = typeof en

declare module '@/base/error-codes' {
  interface AppErrorTextRegistry extends AppErrorTexts {}
}

type AppErrorTextEntry = string | ((values: unknown) => string)

export const isAppErrorCode = (code: string): code is AppErrorCode => Object.hasOwn(en, code)

export function getErrorText(errorCode: AppErrorCode, values?: unknown): string {
  const text = selectTranslation({ en })[errorCode] as AppErrorTextEntry
  return typeof text === 'string' ? text : text(values)
}
