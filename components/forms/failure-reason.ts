import { formWords } from '@/words/forms'

/** Why nothing came back that the form could show: no connection, or no message of the site. */
export function failureReason({ status, msg }: { status: number; msg?: string }) {
  if (msg) return undefined
  const { networkError, statusError } = formWords()
  return status === 0 ? networkError : statusError(status)
}

/** For a place with room for one sentence. */
export const failureText = (answer: { status: number; msg?: string }, failure: string) =>
  answer.msg ?? [failure, failureReason(answer)].filter(Boolean).join(' ')
