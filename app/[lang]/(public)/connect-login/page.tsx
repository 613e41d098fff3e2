import { cookies } from 'next/headers'
import { AccountWays, ConnectConfirmation } from '@/components/account/connect-login'
import { SignInResult } from '@/components/account/sign-in-result'
import { FormPage } from '@/components/forms/form-page'
import { ButtonLink } from '@/components/site/button-link'
import { signInText } from '@/i18n/sign-in'
import { hasAccountFor } from '@/lib/accounts/identities/connect'
import { isLoginRecent } from '@/lib/accounts/login/recent-login'
import { createCsrfToken } from '@/lib/auth/cookies'
import { readPendingIdentity } from '@/lib/auth/oidc/pending-identity'
import { getCurrentViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: signInText().connect.title,
  robots: { index: false },
}))

type Props = { searchParams: Promise<{ result?: string | string[] }> }

export default async function ConnectLoginPage({ searchParams }: Props) {
  const { result } = await searchParams
  const text = signInText().connect
  const pending = readPendingIdentity((await cookies()).toString())
  const viewer = await getCurrentViewer()
  return (
    <FormPage title={text.title}>
      <SignInResult result={result} returnPath={routes.connectLogin} />
      {!pending && (
        <>
          <p>{text.gone}</p>
          <ButtonLink href={routes.login}>{text.back}</ButtonLink>
        </>
      )}
      {pending && !viewer && (
        <AccountWays pending={pending} hasAccount={await hasAccountFor(pending)} />
      )}
      {pending && viewer && (
        <ConnectConfirmation
          pending={pending}
          account={`${viewer.firstname} ${viewer.lastname} (${viewer.email})`}
          csrfToken={createCsrfToken(viewer.sessionId)}
          needsPassword={!(await isLoginRecent(viewer))}
        />
      )}
    </FormPage>
  )
}
