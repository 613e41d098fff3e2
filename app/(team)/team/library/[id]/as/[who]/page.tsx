import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { LOOKERS } from '@/components/team-library/item-state'
import { shelfAsSeen } from '@/components/team-library/shelf-as-seen'
import { Alert } from '@/components/ui/alert'
import { ShowAs } from '@/lib/client/shown-as'
import { allItems, anyItem } from '@/lib/content/all'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team/require-team'
import { teamLibraryWords } from '@/words/team-library'

export const generateMetadata = (): Metadata => ({ title: teamLibraryWords().title })

type Props = { params: Promise<{ id: string; who: string }> }

/** The real page as it will be, before anybody else can see it. */
export default async function ItemAsPage({ params }: Props) {
  await requireTeam('editor')
  const { id, who } = await params
  const asked = LOOKERS.find((one) => one === who) ?? notFound()
  const item = (await anyItem(id)) ?? notFound()
  const shelf = await allItems(item.shelf)
  const shown = shelf.filter((one) => one.isPublished || one.id === id)
  const { preview, state } = teamLibraryWords()
  return (
    <main className="page-width page-main">
      <BackLink href={routes.teamItem(id)} label={preview.back} />
      <Alert tone="info" className="mb-6">
        <p>{preview.as(state.as[asked])}</p>
        {asked === 'anonymous' && <p className="mt-2">{preview.visitor}</p>}
      </Alert>
      <h1 className="underlined">{teamLibraryWords().shelves[item.shelf]}</h1>
      <ShowAs access={asked === 'anonymous' ? 'visitor' : asked}>
        {await shelfAsSeen(shown, { isSubscribed: asked === 'subscriber' })}
      </ShowAs>
    </main>
  )
}
