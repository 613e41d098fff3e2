import type { Metadata } from 'next'
import { LIST_NAMES } from '@/base/list-names'
import { TeamPage } from '@/components/team/team-page'
import { ListEditor } from '@/components/team-library/list-editor'
import { teamEntriesText } from '@/i18n/team-entries'
import { getLists } from '@/lib/content/lists'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamEntriesText().title })

export default async function ListsPage() {
  await requireTeam('editor')
  const { title, lede } = teamEntriesText()
  const lists = await getLists()
  return (
    <TeamPage title={title} lede={lede}>
      {LIST_NAMES.map((name) => (
        <ListEditor key={name} list={name} entries={lists[name]} />
      ))}
    </TeamPage>
  )
}
