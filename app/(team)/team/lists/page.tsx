import type { Metadata } from 'next'
import { LIST_NAMES } from '@/base/list-names'
import { TeamPage } from '@/components/team/frame/team-page'
import { RecordTabs } from '@/components/team/lists/record-tabs'
import { ListEditor } from '@/components/team-library/list-editor'
import { teamEntriesText } from '@/i18n/team-entries'
import { getLists } from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamEntriesText().title })

type Props = { searchParams: Promise<{ tab?: string | string[] }> }

export default async function ListsPage({ searchParams }: Props) {
  await requireTeam('editor')
  const { title, lede, names } = teamEntriesText()
  const { tab } = await searchParams
  const list = LIST_NAMES.find((name) => name === tab) ?? LIST_NAMES[0]
  const lists = await getLists()
  return (
    <TeamPage title={title} lede={lede}>
      <RecordTabs path={routes.teamLists} tabs={names} current={list} />
      <ListEditor list={list} entries={lists[list]} />
    </TeamPage>
  )
}
