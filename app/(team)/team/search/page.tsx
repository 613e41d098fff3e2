import type { Metadata } from 'next'
import { askedOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { FoundThings } from '@/components/team/found-things'
import { searchAll } from '@/lib/team/queries/search'
import { requireTeam } from '@/lib/team/require-team'
import { deskWords } from '@/words/desk'

export const generateMetadata = (): Metadata => ({ title: deskWords().search.title })

export default async function SearchPage({ searchParams }: { searchParams: Params }) {
  const words = deskWords().search
  const { role } = await requireTeam('editor')
  const { q } = await askedOf(searchParams, 'q')
  const found = await searchAll(q, role)
  return (
    <DeskPage title={q ? words.for(q) : words.title} lede={found ? undefined : words.empty}>
      {found && <FoundThings found={found} />}
    </DeskPage>
  )
}
