import type { AppErrorCode } from '@/base/error-codes'
import type { errors } from './en/errors'
import { errorsText } from './generated/errors'

type AppErrorTexts = typeof errors

declare module '@/base/error-codes' {
  interface AppErrorTextRegistry extends AppErrorTexts {}
}

type AppErrorTextEntry = string | ((values: unknown) => string)

export const isAppErrorCode = (code: string): code is AppErrorCode =>
  Object.hasOwn(errorsText(), code)

export function getErrorText(errorCode: AppErrorCode, values?: unknown): string {
  const text = errorsText()[errorCode] as AppErrorTextEntry
  return typeof text === 'string' ? text : text(values)
}
