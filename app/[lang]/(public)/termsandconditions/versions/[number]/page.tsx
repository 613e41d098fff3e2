import { notFound } from 'next/navigation'
import { siteOwner } from '@/base/owner'
import { PolicyDocument } from '@/components/policies/policy-document'
import { policyText } from '@/i18n/policies'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { getPolicyVersion } from '@/lib/policies/published'
import { routes } from '@/lib/routes'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ number: string }> }

const requireVersion = async ({ params }: Props) =>
  (await getPolicyVersion('terms', (await params).number)) ?? notFound()

/** Search engines show the version in force. */
export const generateMetadata = describePage(async (props: Props) => {
  const { text, version } = await requireVersion(props)
  const title = policyText(siteOwner).versions.title(text.title, version.number)
  return buildPageMetadata({ ...text, title, path: routes.termsAndConditions })
})

export default async function TermsVersionPage(props: Props) {
  return <PolicyDocument page={await requireVersion(props)} isVersionPage />
}
