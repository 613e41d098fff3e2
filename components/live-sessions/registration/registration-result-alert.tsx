import { Alert } from '@/components/ui/alert'
import { getErrorText, isAppErrorCode } from '@/i18n/error-text'
import { liveSessionText } from '@/i18n/live-sessions'
import { isCurrentResult } from '@/lib/live-sessions/policy'
import type { SessionRegistration } from '@/lib/live-sessions/schema'

type Props = { code: string | string[] | undefined; registration: SessionRegistration }

/** The result of the last form, by a code in the URL. Unknown codes are ignored. */
export function RegistrationResultAlert({ code, registration }: Props) {
  if (typeof code !== 'string' || !isCurrentResult(code, registration)) return null
  const { results: resultTexts } = liveSessionText()
  const isSuccess = ['registered', 'waiting', 'registrationCancelled'].includes(code)
  const sentence = Object.hasOwn(resultTexts, code)
    ? resultTexts[code as keyof typeof resultTexts]
    : findErrorSentence(code)
  if (!sentence) return null
  return (
    <Alert
      role={isSuccess ? 'status' : 'alert'}
      tone={isSuccess ? 'success' : 'error'}
      className="mt-6"
    >
      {sentence}
    </Alert>
  )
}

const findErrorSentence = (code: string) =>
  isAppErrorCode(code) && PLAIN_ERROR_CODES.includes(code) ? getErrorText(code) : null

const PLAIN_ERROR_CODES = [
  'liveSessionCancelled',
  'liveSessionOver',
  'liveSessionForSubscribers',
  'liveSessionFull',
  'joinTooEarly',
  'attendanceRecorded',
  'attendanceCodeClosed',
  'attendanceCodeNotSet',
  'attendanceCodeWrong',
  'attendanceCodeNeedsRegistration',
  'csrfFailed',
  'busy',
]
