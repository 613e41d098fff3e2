import { owner } from '@/base/owner'
import { Policy } from '@/components/site/policy'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { policyWords } from '@/words/policies'

export const generateMetadata = () =>
  pageMetadata({ ...policyWords(owner).terms, path: routes.termsAndConditions })

export default function TermsAndConditionsPage() {
  return <Policy words={policyWords(owner).terms} />
}
