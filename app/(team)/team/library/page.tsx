import type { Metadata } from 'next'
import { DeskPage } from '@/components/team/desk-page'
import { AddItem } from '@/components/team-library/add-item'
import { ShelfRows } from '@/components/team-library/shelf-rows'
import { ShelfWays } from '@/components/team-library/shelf-ways'
import { allItems } from '@/lib/content/all'
import { SHELVES } from '@/lib/content/item'
import { requireTeam } from '@/lib/team/require-team'
import { teamLibraryWords } from '@/words/team-library'

export const generateMetadata = (): Metadata => ({ title: teamLibraryWords().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LibraryPage({ searchParams }: Props) {
  await requireTeam('editor')
  const { title, shelves } = teamLibraryWords()
  const asked = await searchParams
  const shelf = SHELVES.find((one) => one === asked.shelf) ?? 'book'
  return (
    <DeskPage title={title}>
      <ShelfWays open={shelf} />
      <ShelfRows items={await allItems(shelf)} label={shelves[shelf]} />
      <AddItem key={shelf} shelf={shelf} />
    </DeskPage>
  )
}
