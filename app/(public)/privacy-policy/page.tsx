import { owner } from '@/base/owner'
import { Policy } from '@/components/site/policy'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { policyWords } from '@/words/policies'

export const generateMetadata = () =>
  pageMetadata({ ...policyWords(owner).privacy, path: routes.privacyPolicy })

export default function PrivacyPolicyPage() {
  return <Policy words={policyWords(owner).privacy} />
}
