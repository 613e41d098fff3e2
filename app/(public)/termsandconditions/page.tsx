import { siteOwner } from '@/base/owner'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import { Policy } from '@/components/site/policy'
import { policyText } from '@/i18n/policies'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...policyText(siteOwner).terms, path: routes.termsAndConditions })

export default function TermsAndConditionsPage() {
  const pageText = policyText(siteOwner).terms
  return (
    <Policy
      pageText={pageText}
      breadcrumbs={<Breadcrumbs {...pageText} path={routes.termsAndConditions} />}
    />
  )
}
