import { owner } from '@/base/owner'
import { Policy } from '@/components/site/policy'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { policyWords } from '@/words/policies'

export const generateMetadata = () =>
  pageMetadata({ ...policyWords(owner).privacy, path: routes.privacyPolicy })

export default function PrivacyPolicyPage() {
  const words = policyWords(owner).privacy
  return <Policy words={words} trail={<Trail {...words} path={routes.privacyPolicy} />} />
}
