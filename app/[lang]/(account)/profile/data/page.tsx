import { DataExportSection, ErasureSection, StoredDataSection } from '@/components/account/my-data'
import { ProfileSection } from '@/components/account/profile-section'
import { myDataText } from '@/i18n/my-data'
import { hasPasskey } from '@/lib/accounts/login/login-sessions'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { findPlannedErasure, getCurrentErasureBlocker } from '@/lib/privacy/erasure/request'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myDataText().title }))

export default async function MyDataPage() {
  const { id } = await requireViewer(routes.myData)
  const [erasurePlan, userHasPasskey] = await Promise.all([findPlannedErasure(id), hasPasskey(id)])
  const blocker = erasurePlan ? null : await getCurrentErasureBlocker(id)
  const { title, lede } = myDataText()
  return (
    <ProfileSection title={title} lede={lede}>
      <StoredDataSection />
      <DataExportSection hasPasskey={userHasPasskey} />
      <ErasureSection plannedErasure={erasurePlan} blocker={blocker} hasPasskey={userHasPasskey} />
    </ProfileSection>
  )
}
