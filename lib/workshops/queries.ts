import 'server-only'
import type { Item } from '@/lib/content/item'
import { publishedItems } from '@/lib/content/queries'
import { mayOpen, type Reader } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import { isDrawn, type WorkshopCard } from './schema'

/** The week's workshops. One that has a date is registered for on its page, which `pages` names by the title. */
export async function workshopsFor(
  viewer: Reader,
  pages: ReadonlyMap<string, string>,
): Promise<WorkshopCard[]> {
  const cards = (await publishedItems('workshop')).map((one) => workshopCard(viewer, one))
  return cards.map((card) => {
    const page = pages.get(card.title)
    return page && card.link ? { ...card, link: routes.gathering(page) } : card
  })
}

/** With the link only where this viewer may follow it. */
export function workshopCard(viewer: Reader, workshop: Item): WorkshopCard {
  const { id, title, words, facts } = workshop
  const picture = isDrawn(facts.picture) ? facts.picture : 'online'
  const link = mayOpen(viewer, workshop) ? (facts.link ?? null) : null
  return { id, title, text: words.description ?? '', picture, link }
}
