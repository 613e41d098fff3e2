import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import { policyText } from '@/i18n/policies'
import type { EarlierPolicyVersion } from '@/lib/policies/timeline'
import { VersionLink } from './version-link'
import { VersionSummary } from './version-summary'

export function EarlierVersions({
  policy,
  versions,
}: {
  policy: PolicyName
  versions: EarlierPolicyVersion[]
}) {
  const { versions: text } = policyText(siteOwner)
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="versions" className="screen-only mt-12 max-w-2xl">
      <h2 id="versions">{text.earlier}</h2>
      <ul className="rows mt-2">
        {versions.map(({ number, effectiveFrom, replacedOn, summary }) => (
          <li key={number}>
            <VersionLink policy={policy} number={number} />
            <p className="text-muted">{text.period(effectiveFrom, replacedOn)}</p>
            <VersionSummary summary={summary} />
          </li>
        ))}
      </ul>
    </section>
  )
}
