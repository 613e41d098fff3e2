import { VersionLink } from '@/components/policies/version-link'
import { Badge } from '@/components/ui/badge'
import { teamPoliciesText } from '@/i18n/team-policies'
import type { EditedPolicy, PublishedPolicyVersion } from '@/lib/policies/team'

export function PolicyHistory({ edited }: { edited: EditedPolicy }) {
  const { history: text } = teamPoliciesText()
  const { name, timeline, versions } = edited
  return (
    <section aria-labelledby="history" className="mt-10 max-w-3xl">
      <h2 id="history">{text.heading}</h2>
      <ul className="rows mt-2">
        {versions.map((version) => (
          <li key={version.number}>
            <Version version={version} timeline={timeline} />
            {!version.isWithdrawn && <VersionLink policy={name} number={version.number} />}
          </li>
        ))}
        <li>
          <p className="flex flex-wrap items-center gap-x-3">
            <b>{text.version(1)}</b>
            {timeline.inForce.number === 1 && <Badge>{text.inForce}</Badge>}
          </p>
          <p>{text.original}</p>
          <VersionLink policy={name} number={1} />
        </li>
      </ul>
    </section>
  )
}

type VersionProps = { version: PublishedPolicyVersion } & Pick<EditedPolicy, 'timeline'>

function Version({ version, timeline: { inForce, coming } }: VersionProps) {
  const { history: text } = teamPoliciesText()
  const { number, effectiveFrom, summary, publishedBy, publishedAt, isWithdrawn } = version
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <b>{text.version(number)}</b>
        {number === inForce.number && <Badge>{text.inForce}</Badge>}
        {number === coming?.number && <Badge tone="coming">{text.coming}</Badge>}
        {isWithdrawn && <Badge>{text.withdrawn}</Badge>}
      </p>
      <p>{text.day(effectiveFrom)}</p>
      <p className="wrap-anywhere" dir="auto">
        {summary}
      </p>
      <p className="text-muted">{text.by(publishedBy ?? text.someone, publishedAt)}</p>
    </>
  )
}
