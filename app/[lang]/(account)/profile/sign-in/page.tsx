import Link from 'next/link'
import { SignInResult } from '@/components/account/sign-in-result'
import { FormPage } from '@/components/forms/form-page'
import { IdentityList } from '@/components/profile/identity-list'
import { buttonClass } from '@/components/ui/button'
import { signInText } from '@/i18n/sign-in'
import { listIdentities } from '@/lib/accounts/identities/connect'
import { isLoginRecent } from '@/lib/accounts/login/recent-login'
import { findRequiredLogin } from '@/lib/accounts/login/school-login'
import { createCsrfToken } from '@/lib/auth/cookies'
import { listProviders } from '@/lib/auth/oidc/providers'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: signInText().profile.title }))

type Params = Record<'result' | 'provider', string | string[] | undefined>

export default async function ProfileSignInPage({
  searchParams,
}: {
  searchParams: Promise<Params>
}) {
  const viewer = await requireViewer(routes.profileSignIn)
  const [identities, isRecent, required] = await Promise.all([
    listIdentities(viewer.id),
    isLoginRecent(viewer),
    findRequiredLogin(viewer.id),
  ])
  const { profile: text } = signInText()
  return (
    <FormPage title={text.title}>
      <SignInResult {...(await searchParams)} returnPath={routes.profileSignIn} />
      <p>{required ? text.required(required.school) : text.lede}</p>
      <IdentityList
        identities={identities}
        csrfToken={createCsrfToken(viewer.sessionId)}
        needsPassword={!isRecent}
      />
      <section aria-labelledby="add" className="grid gap-4">
        <h2 id="add" className="text-2xl">
          {text.add}
        </h2>
        {listProviders().map(({ key, name }) => (
          <a
            key={key}
            href={`${routes.signIn(key)}?connect=1`}
            className={buttonClass('secondary')}
          >
            {text.addButton(name)}
          </a>
        ))}
      </section>
      <p>
        <Link href={routes.profile} prefetch={false} className="inline-flex min-h-11 items-center">
          {text.back}
        </Link>
      </p>
    </FormPage>
  )
}
