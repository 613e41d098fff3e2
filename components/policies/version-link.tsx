import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import { policyText } from '@/i18n/policies'
import { POLICY_ROUTES } from '@/lib/policies/kinds'

export const VersionLink = ({ policy, number }: { policy: PolicyName; number: number }) => (
  <a href={POLICY_ROUTES[policy].version(number)} className="inline-flex min-h-11 items-center">
    {policyText(siteOwner).versions.read(number)}
  </a>
)
