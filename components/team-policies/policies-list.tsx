import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { Badge } from '@/components/ui/badge'
import { nameLanguage } from '@/i18n/language-name'
import { teamPoliciesText } from '@/i18n/team-policies'
import type { PolicySummary } from '@/lib/policies/team'
import { routes } from '@/lib/routes'

export function PoliciesList({ policies }: { policies: PolicySummary[] }) {
  const text = teamPoliciesText()
  return (
    <RecordTable
      label={text.title}
      rows={policies}
      columns={[
        {
          label: text.heads.policy,
          cell: ({ id, hasDraft, outdatedLanguages }) => (
            <>
              <RecordLink href={routes.teamPolicy(id)}>{text.names[id]}</RecordLink>
              {hasDraft && <Badge tone="premium">{text.draft}</Badge>}
              {outdatedLanguages.length > 0 && (
                <Badge>{text.outdated(outdatedLanguages.map(nameLanguage))}</Badge>
              )}
            </>
          ),
        },
        {
          label: text.heads.inForce,
          cell: ({ timeline: { inForce } }) => text.since(inForce.number, inForce.effectiveFrom),
        },
        {
          label: text.heads.coming,
          cell: ({ timeline: { coming } }) =>
            coming ? text.from(coming.number, coming.effectiveFrom) : text.noComing,
        },
      ]}
    />
  )
}
