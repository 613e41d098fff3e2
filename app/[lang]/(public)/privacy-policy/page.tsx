import { siteOwner } from '@/base/owner'
import { PolicyDocument } from '@/components/policies/policy-document'
import { policyText } from '@/i18n/policies'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { getPolicyPage } from '@/lib/policies/published'
import { routes } from '@/lib/routes'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...policyText(siteOwner).privacy, path: routes.privacyPolicy }),
)

export default async function PrivacyPolicyPage() {
  return <PolicyDocument page={await getPolicyPage('privacy')} />
}
