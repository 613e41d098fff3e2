import { RecordLink, RecordTable } from '@/components/team/record-table'
import { Badge } from '@/components/ui/badge'
import { teamTextsText } from '@/i18n/team-texts'
import { routes } from '@/lib/routes'
import type { TextSummary } from '@/lib/texts/queries'

export function TextsList({ texts }: { texts: TextSummary[] }) {
  const { title, heads, names, states, moment, never } = teamTextsText()
  return (
    <RecordTable
      label={title}
      rows={texts}
      columns={[
        {
          label: heads.text,
          cell: ({ id, hasDraft }) => (
            <>
              <RecordLink href={routes.teamText(id)}>{names[id]}</RecordLink>
              {hasDraft && <Badge tone="premium">{states.draft}</Badge>}
            </>
          ),
        },
        {
          label: heads.state,
          cell: ({ isEdited }) => (isEdited ? states.edited : states.original),
        },
        {
          label: heads.published,
          cell: ({ publishedAt }) => (publishedAt ? moment(publishedAt) : never),
        },
      ]}
    />
  )
}
