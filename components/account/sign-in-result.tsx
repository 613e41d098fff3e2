import type { AppErrorCode } from '@/base/error-codes'
import { Alert } from '@/components/ui/alert'
import { getErrorText } from '@/i18n/error-text'
import { signInText } from '@/i18n/sign-in'
import { findProvider } from '@/lib/auth/oidc/providers'
import { toVerifyPath } from '@/lib/routes'

type Props = {
  result: string | string[] | undefined
  provider?: string | string[]
  returnPath: string
}

const ERRORS = [
  'busy',
  'confirmEmailFirst',
  'csrfFailed',
  'identityTaken',
  'internalError',
  'mailDomainPublic',
  'schoolDomainInvalid',
  'schoolLoginExists',
  'schoolLoginMissing',
  'schoolLoginOld',
  'schoolLoginTaken',
  'schoolLoginUntried',
  'secondFactorRequired',
  'signInCancelled',
  'signInExpired',
  'signInProviderDown',
  'signInRejected',
  'siteDomainReserved',
  'siteDomainUnchecked',
  'siteDomainUnproved',
  'tooManyAttempts',
  'tooManyIdentities',
  'tooManySchoolLogins',
  'wrongCurrentPassword',
] as const satisfies AppErrorCode[]

/** What the texts of these errors need and a URL does not say. */
const COMMON_VALUES = { most: 10, seconds: 60 }

/** The result that a redirect names in the URL; an unknown one says nothing. */
export function SignInResult(props: Props) {
  const { profile: text } = signInText()
  const { result } = props
  return result === 'connected' || result === 'removed' ? (
    <Alert tone="success">{text[result]}</Alert>
  ) : (
    <SignInError {...props} />
  )
}

export function SignInError({ result, provider, returnPath }: Props) {
  const { profile: text } = signInText()
  const code = ERRORS.find((known) => known === result)
  if (!code) return null
  const name = findProvider(provider)?.name ?? ''
  return (
    <Alert tone="error" role="alert">
      <p>{getErrorText(code, { ...COMMON_VALUES, provider: name })}</p>
      {code === 'secondFactorRequired' && <a href={toVerifyPath(returnPath)}>{text.verify}</a>}
    </Alert>
  )
}
