import { PlainPasswordField } from '@/components/account/plain-password-field'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { joinAlternatives } from '@/i18n/alternatives'
import { schoolLoginText } from '@/i18n/school-login'
import type { SchoolSignIn } from '@/lib/schools/sign-in/overview'

type Props = { signIn: SchoolSignIn; csrfToken: string; needsPassword: boolean }

export function RequireSignIn({ signIn, csrfToken, needsPassword }: Props) {
  const { requirement: text } = schoolLoginText()
  const { isRequired, providers, members } = signIn
  const isPossible = providers.length > 0
  const provider = joinAlternatives(providers)
  return (
    <section aria-labelledby="requirement" className="grid gap-5">
      <h2 id="requirement">{text.heading}</h2>
      {isRequired && isPossible && <p className="font-semibold">{text.on(provider)}</p>}
      {isRequired && !isPossible && <Alert tone="warning">{text.paused}</Alert>}
      {!isRequired && <p>{text.off}</p>}
      <p>{text.text}</p>
      <p>{text.connected(members)}</p>
      {(isRequired || isPossible) && (
        <form
          method="post"
          action="/api/school/sign-in/requirement"
          className="grid max-w-xl gap-4"
        >
          <input type="hidden" name="xsrf" value={csrfToken} />
          <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
          {needsPassword && <PlainPasswordField id="password-requirement" />}
          <button
            type="submit"
            className={`${buttonClass(isRequired ? 'secondary' : 'primary')} justify-self-start`}
          >
            {isRequired ? text.turnOff : text.turnOn}
          </button>
        </form>
      )}
    </section>
  )
}
