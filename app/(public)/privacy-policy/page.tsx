import { siteOwner } from '@/base/owner'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Policy } from '@/components/site/policy'
import { policyText } from '@/i18n/policies'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...policyText(siteOwner).privacy, path: routes.privacyPolicy })

export default function PrivacyPolicyPage() {
  const pageText = policyText(siteOwner).privacy
  return (
    <Policy
      pageText={pageText}
      breadcrumbs={<Breadcrumbs {...pageText} path={routes.privacyPolicy} />}
    />
  )
}
