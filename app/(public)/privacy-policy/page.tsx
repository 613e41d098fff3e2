import { siteOwner } from '@/base/owner'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Policy } from '@/components/site/policy'
import { policyText } from '@/i18n/policies'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { getSiteFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export const generateMetadata = () =>
  buildPageMetadata({ ...policyText(siteOwner).privacy, path: routes.privacyPolicy })

export default async function PrivacyPolicyPage() {
  const { address } = getSiteFacts(await getPublishedTexts())
  const pageText = policyText({ ...siteOwner, address }).privacy
  return (
    <Policy
      pageText={pageText}
      breadcrumbs={<Breadcrumbs {...pageText} path={routes.privacyPolicy} />}
    />
  )
}
