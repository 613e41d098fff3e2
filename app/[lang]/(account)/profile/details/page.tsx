import { DetailsForm } from '@/components/account/details-form'
import { ProfileSection } from '@/components/account/profile-section'
import { profileSectionText } from '@/i18n/profile-sections'
import { getAccountDetails } from '@/lib/accounts/details'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: profileSectionText().details.title }))

export default async function DetailsPage() {
  const { id } = await requireViewer(routes.profileDetails)
  const account = await getAccountDetails(id)
  const { title, lede } = profileSectionText().details
  return (
    <ProfileSection title={title} lede={lede}>
      <DetailsForm
        initialValues={{
          firstname: account.firstname,
          lastname: account.lastname,
          phone_number: account.phone_number,
          certificate_language: account.certificate_language,
        }}
      />
    </ProfileSection>
  )
}
