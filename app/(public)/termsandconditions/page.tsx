import { Policy } from '@/components/site/policy'
import { terms } from '@/content/pages/policies'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata = pageMetadata(terms)

export default function TermsAndConditionsPage() {
  return <Policy policy={terms} />
}
