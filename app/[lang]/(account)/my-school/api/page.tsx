import { SchoolTokenForm } from '@/components/api-tokens/school-token-form'
import { TokenPage } from '@/components/api-tokens/token-page'
import { SchoolHeader } from '@/components/school/school-header'
import { apiTokensText } from '@/i18n/api-tokens'
import { hasPasskey } from '@/lib/accounts/login/login-sessions'
import { listSchoolTokens } from '@/lib/api-tokens/manage'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'

export const generateMetadata = describePage(() => ({ title: apiTokensText().title }))

export default async function SchoolApiPage() {
  const text = apiTokensText()
  const { school, viewer } = await requireCoordinator(routes.schoolApi)
  const [tokens, userHasPasskey] = await Promise.all([
    listSchoolTokens(school.id),
    hasPasskey(viewer.id),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader title={text.title} lede={text.lede} activeTab="api" />
      <TokenPage
        tokens={tokens}
        api="school"
        notes={text.form.notes}
        form={<SchoolTokenForm hasPasskey={userHasPasskey} />}
      />
    </main>
  )
}
