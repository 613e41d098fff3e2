import { formText } from '@/i18n/forms'

/** Why nothing came back that the form could show: no connection, or no message of the site. */
export function getFailureReason({ status, msg }: { status: number; msg?: string }) {
  if (msg) return undefined
  const { networkError, statusError } = formText()
  return status === 0 ? networkError : statusError(status)
}

/** For a place with room for one sentence. */
export const getFailureText = (result: { status: number; msg?: string }, failure: string) =>
  result.msg ?? [failure, getFailureReason(result)].filter(Boolean).join(' ')
