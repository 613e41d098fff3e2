import { Policy } from '@/components/site/policy'
import { privacy } from '@/content/pages/policies'
import { pageMetadata } from '@/lib/page-metadata'

export const metadata = pageMetadata(privacy)

export default function PrivacyPolicyPage() {
  return <Policy policy={privacy} />
}
