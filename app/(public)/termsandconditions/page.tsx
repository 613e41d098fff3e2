import { owner } from '@/base/owner'
import { Policy } from '@/components/site/policy'
import { Trail } from '@/components/site/trail'
import { pageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { policyWords } from '@/words/policies'

export const generateMetadata = () =>
  pageMetadata({ ...policyWords(owner).terms, path: routes.termsAndConditions })

export default function TermsAndConditionsPage() {
  const words = policyWords(owner).terms
  return <Policy words={words} trail={<Trail {...words} path={routes.termsAndConditions} />} />
}
