import { parseMarkdown } from '@/base/markdown'
import { LoadingList } from '@/components/library/loading-list'
import { ProgrammeFilter } from '@/components/live-sessions/public-sessions/programme-filter'
import { RecordLink, RecordTable } from '@/components/team/lists/record-table'
import { MarkdownBlocks } from '@/components/ui/markdown-blocks'
import { WorkshopTable } from '@/components/workshops/workshop-table'
import { draftsText } from '@/i18n/drafts'
import { libraryText } from '@/i18n/library'
import { liveSessionText } from '@/i18n/live-sessions'
import { routes } from '@/lib/routes'
import type { DesignPiece } from './piece'
import { SampleList } from './sample-list'

/** A loading list stays one: the longest time of a timer. */
const NEVER_MS = 2 ** 31 - 1

/** Several things of one kind: rows, tables, and how to find one among them. */
export function listListPieces(): DesignPiece[] {
  const { upgrade, lede, title, tasks } = draftsText()
  const { kinds } = liveSessionText()
  const names = Object.values(tasks)
  const themes = names.map((label) => ({ value: label, label }))
  return [
    {
      name: 'filter-sheet',
      isWork: true,
      states: {
        default: <ProgrammeFilter query={{}} themes={themes} regions={themes} />,
        chosen: <ProgrammeFilter query={{ kind: 'series' }} themes={themes} regions={themes} />,
      },
    },
    {
      name: 'filterable-list',
      isWork: true,
      states: {
        empty: <SampleList names={[]} />,
        short: <SampleList names={names} />,
        long: <SampleList names={[...names, ...Object.values(kinds), upgrade.text, lede]} />,
      },
    },
    {
      name: 'loading-list',
      isWork: true,
      states: {
        loading: (
          <LoadingList text={libraryText().loading} delayMs={NEVER_MS}>
            {null}
          </LoadingList>
        ),
      },
    },
    {
      name: 'rows',
      states: {
        default: (
          <ul className="rows">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ),
      },
    },
    {
      name: 'record-table',
      states: {
        default: <SampleTable label={title} names={names} />,
        long: <SampleTable label={lede} names={[upgrade.text, lede]} />,
        empty: <SampleTable label={upgrade.link} names={[]} />,
      },
    },
    {
      name: 'workshop-table',
      states: {
        default: (
          <WorkshopTable
            workshops={names.map((name, index) => ({
              ...{ id: name, title: name, text: '', picture: 'workshop-ai' as const },
              link: index > 0 ? routes.series : null,
            }))}
          />
        ),
      },
    },
    {
      name: 'prose',
      states: {
        default: (
          <div className="prose">
            <MarkdownBlocks
              blocks={parseMarkdown(`## ${title}\n\n${lede}\n\n- ${names.join('\n- ')}`)}
            />
          </div>
        ),
      },
    },
  ]
}

function SampleTable({ label, names }: { label: string; names: string[] }) {
  const { form } = draftsText()
  return (
    <RecordTable
      label={label}
      rows={names.map((name, index) => ({ id: name, name, grade: index + 6 }))}
      columns={[
        {
          label: form.topic,
          cell: ({ name }) => <RecordLink href={routes.myDrafts}>{name}</RecordLink>,
        },
        { label: form.grade, cell: ({ grade }) => grade, isNumber: true },
        { label: form.subject, cell: ({ name }) => name, isWideOnly: true },
      ]}
    />
  )
}
