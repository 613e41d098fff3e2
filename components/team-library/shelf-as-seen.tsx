import { EbookShelf } from '@/components/library/ebook-shelf'
import { VideoShelf } from '@/components/library/video-shelf'
import { ToolkitShelves } from '@/components/toolkit/toolkit-shelves'
import { Workshops } from '@/components/workshops/workshops'
import type { Item } from '@/lib/content/item'
import { bookCard, videoCard } from '@/lib/library/cards'
import { forTeam } from '@/lib/library/places'
import type { Reader } from '@/lib/library/policy'
import { transcriptOf } from '@/lib/library/transcript'
import { shelvesOf } from '@/lib/toolkit/shelves'
import { workshopCard } from '@/lib/workshops/queries'

/** The very pieces of the members' pages, with the shelf as it will be when its drafts are published. */
export async function shelfAsSeen(items: Item[], viewer: NonNullable<Reader>) {
  const { isSubscribed } = viewer
  const [first] = items
  if (first?.shelf === 'workshop')
    return <Workshops list={items.map((one) => workshopCard(viewer, one))} {...{ isSubscribed }} />
  if (first?.shelf === 'work')
    return <ToolkitShelves shelves={shelvesOf(viewer, items, forTeam)} {...{ isSubscribed }} />
  if (first?.shelf === 'film') {
    const list = items.map(async (one) =>
      videoCard(viewer, one, await transcriptOf(one.files.captions), forTeam),
    )
    return <VideoShelf list={await Promise.all(list)} delayMs={0} {...{ isSubscribed }} />
  }
  const books = items.map((one) => bookCard(viewer, one, forTeam))
  return <EbookShelf books={books} delayMs={0} {...{ isSubscribed }} />
}
