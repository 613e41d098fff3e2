import { formText } from '@/i18n/forms'

/** For responses without a message: no connection, or not from this site. */
export function getFailureReason({ status, msg }: { status: number; msg?: string }) {
  if (msg) return undefined
  const { networkError, statusError } = formText()
  return status === 0 ? networkError : statusError(status)
}

export const getFailureText = (result: { status: number; msg?: string }, failure: string) =>
  result.msg ?? [failure, getFailureReason(result)].filter(Boolean).join(' ')
