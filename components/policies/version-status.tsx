import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import { Alert } from '@/components/ui/alert'
import { policyText } from '@/i18n/policies'
import { POLICY_ROUTES } from '@/lib/policies/kinds'
import type { PolicyPage } from '@/lib/policies/published'
import type { EarlierPolicyVersion, PolicyVersion } from '@/lib/policies/timeline'
import { VersionLink } from './version-link'
import { VersionSummary } from './version-summary'

export function VersionStatus({
  policy,
  version,
  timeline,
}: Pick<PolicyPage, 'policy' | 'version' | 'timeline'>) {
  const { versions: text } = policyText(siteOwner)
  const { inForce, coming } = timeline
  if (version.number !== inForce.number) return <OtherVersion {...{ policy, version }} />
  return (
    <>
      <p className="mt-3 text-muted">{text.inForce(version.number, version.effectiveFrom)}</p>
      <VersionSummary summary={version.summary} />
      {coming && (
        <Alert tone="info" className="mt-6 max-w-2xl">
          <p>{text.coming(coming.number, coming.effectiveFrom)}</p>
          <VersionSummary summary={coming.summary} />
          <VersionLink policy={policy} number={coming.number} />
        </Alert>
      )}
    </>
  )
}

/** Earlier, or not yet in force. */
function OtherVersion({
  policy,
  version,
}: {
  policy: PolicyName
  version: PolicyVersion | EarlierPolicyVersion
}) {
  const { versions: text } = policyText(siteOwner)
  return (
    <Alert tone="warning" className="mt-6 max-w-2xl">
      <p>
        {'replacedOn' in version
          ? text.noLongerInForce(version.effectiveFrom, version.replacedOn)
          : text.notYetInForce(version.effectiveFrom)}
      </p>
      <VersionSummary summary={version.summary} />
      <a href={POLICY_ROUTES[policy].page()} className="inline-flex min-h-11 items-center">
        {text.readInForce}
      </a>
    </Alert>
  )
}
