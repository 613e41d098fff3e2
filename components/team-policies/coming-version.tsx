import type { PolicyName } from '@/base/policy-kinds'
import { VersionLink } from '@/components/policies/version-link'
import { TeamForm } from '@/components/team/forms/team-form'
import { teamPoliciesText } from '@/i18n/team-policies'
import type { PolicyVersion } from '@/lib/policies/timeline'

export function ComingVersion({ policy, version }: { policy: PolicyName; version: PolicyVersion }) {
  const text = teamPoliciesText()
  const { number, effectiveFrom, summary } = version
  return (
    <section aria-labelledby="coming" className="sheet mt-6 grid max-w-3xl gap-3 px-5 py-5">
      <h2 id="coming">{text.coming.heading}</h2>
      <p>{text.from(number, effectiveFrom)}</p>
      <p className="wrap-anywhere" dir="auto">
        {summary}
      </p>
      <p className="text-muted">{text.coming.hint}</p>
      <VersionLink policy={policy} number={number} />
      <TeamForm
        path={`/api/team/policies/${policy}/withdraw`}
        button={text.coming.withdraw}
        variant="secondary"
      >
        <input type="hidden" name="number" value={number} />
      </TeamForm>
    </section>
  )
}
