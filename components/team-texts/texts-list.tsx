import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { Badge } from '@/components/ui/badge'
import { nameLanguage } from '@/i18n/language-name'
import { teamTextsText } from '@/i18n/team-texts'
import { routes } from '@/lib/routes'
import type { TextSummary, TextsInLanguage } from '@/lib/texts/team'

export const TextsList = ({ languages }: { languages: TextsInLanguage[] }) =>
  languages.map(({ language, texts }) => (
    <section key={language} aria-labelledby={language} className="mt-8">
      <h2 id={language}>{nameLanguage(language)}</h2>
      <TextsTable label={nameLanguage(language)} texts={texts} />
    </section>
  ))

function TextsTable({ label, texts }: { label: string; texts: TextSummary[] }) {
  const { heads, nameText, states, moment, never } = teamTextsText()
  return (
    <RecordTable
      label={label}
      rows={texts}
      columns={[
        {
          label: heads.text,
          cell: ({ id, hasDraft, isOutdated }) => (
            <>
              <RecordLink href={routes.teamText(id)}>{nameText(id)}</RecordLink>
              {hasDraft && <Badge tone="premium">{states.draft}</Badge>}
              {isOutdated && <Badge>{states.outdated}</Badge>}
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
