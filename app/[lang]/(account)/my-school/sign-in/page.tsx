import { SignInError } from '@/components/account/sign-in-result'
import { SchoolHeader } from '@/components/school/school-header'
import { AddSignInDomain } from '@/components/school/sign-in/add-sign-in-domain'
import { OrganisationForms } from '@/components/school/sign-in/organisation-forms'
import { RequireSignIn } from '@/components/school/sign-in/require-sign-in'
import { SignInAccounts } from '@/components/school/sign-in/sign-in-accounts'
import { WaitingTeachers } from '@/components/school/sign-in/waiting-teachers'
import { Alert } from '@/components/ui/alert'
import { schoolLoginText } from '@/i18n/school-login'
import { isLoginRecent } from '@/lib/accounts/login/recent-login'
import { SIGN_IN_RESULTS } from '@/lib/api/school-sign-in'
import { createCsrfToken } from '@/lib/auth/cookies'
import { listProviders } from '@/lib/auth/oidc/providers'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { getSchoolSignIn } from '@/lib/schools/sign-in/overview'

export const generateMetadata = describePage(() => ({ title: schoolLoginText().title }))

type Props = { searchParams: Promise<{ result?: string | string[] }> }

export default async function SchoolSignInPage({ searchParams }: Props) {
  const text = schoolLoginText()
  const { viewer, school } = await requireCoordinator(routes.schoolSignIn)
  const { result } = await searchParams
  const done = SIGN_IN_RESULTS.find((known) => known === result)
  const signIn = await getSchoolSignIn(viewer, school.id)
  const form = {
    csrfToken: createCsrfToken(viewer.sessionId),
    needsPassword: !(await isLoginRecent(viewer)),
  }
  const isOffered = listProviders().length > 0
  return (
    <main className="page-width work-main">
      <SchoolHeader title={text.title} lede={text.lede} activeTab="signIn" />
      <div className="mt-8 grid max-w-3xl gap-12">
        {done && <Alert tone="success">{text.results[done]}</Alert>}
        <SignInError result={result} returnPath={routes.schoolSignIn} />
        {!isOffered && <Alert tone="warning">{text.off}</Alert>}
        <WaitingTeachers waiting={signIn.waiting} />
        <SignInAccounts rows={signIn.rows} {...form} />
        {isOffered && <AddSignInDomain {...form} />}
        {isOffered && <OrganisationForms organisations={signIn.organisations} {...form} />}
        <RequireSignIn signIn={signIn} {...form} />
      </div>
    </main>
  )
}
