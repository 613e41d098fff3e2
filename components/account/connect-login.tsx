import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { signInText } from '@/i18n/sign-in'
import type { PendingIdentity } from '@/lib/auth/oidc/pending-identity'
import { getProviderName } from '@/lib/auth/oidc/providers'
import { routes, toAnsweredPath, toLoginPath } from '@/lib/routes'
import { PlainPasswordField } from './plain-password-field'

type WaysProps = { pending: PendingIdentity; hasAccount: boolean }

/** For visitors: the login or the form that proves or makes the account. */
export function AccountWays({ pending, hasAccount }: WaysProps) {
  const text = signInText().connect
  const wayClass = `${buttonClass()} justify-self-start`
  return (
    <>
      <p>
        {text.from(getProviderName(pending.provider), pending.email)} {text.unknown}
      </p>
      {hasAccount && <Alert tone="info">{text.known}</Alert>}
      <section aria-labelledby="have" className="grid gap-3">
        <h2 id="have" className="text-2xl">
          {text.have}
        </h2>
        <p>{text.haveText}</p>
        <a href={toLoginPath(routes.connectLogin)} className={wayClass}>
          {text.login}
        </a>
      </section>
      <section aria-labelledby="new" className="grid gap-3">
        <h2 id="new" className="text-2xl">
          {text.isNew}
        </h2>
        <p>{text.newText}</p>
        <a
          href={toAnsweredPath(routes.register, pending.formId, routes.connectLogin)}
          className={wayClass}
        >
          {text.register}
        </a>
      </section>
    </>
  )
}

type ConfirmationProps = {
  pending: PendingIdentity
  account: string
  csrfToken: string
  needsPassword: boolean
}

export function ConnectConfirmation(props: ConfirmationProps) {
  const { pending, account, csrfToken, needsPassword } = props
  const text = signInText()
  const provider = getProviderName(pending.provider)
  return (
    <>
      <p className="wrap-anywhere">
        {text.connect.from(provider, pending.email)} {text.connect.ask(provider, account)}
      </p>
      <form method="post" action="/api/account/identities" className="grid gap-5">
        <input type="hidden" name="xsrf" value={csrfToken} />
        {needsPassword && <PlainPasswordField id="password" />}
        <button type="submit" className="button justify-self-start">
          {text.connect.button}
        </button>
      </form>
      <p className="text-muted">{text.connect.notYou}</p>
    </>
  )
}
