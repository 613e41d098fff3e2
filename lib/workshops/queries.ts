import 'server-only'
import type { Item } from '@/lib/content/item'
import { publishedItems } from '@/lib/content/queries'
import { mayOpen, type Reader } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import { isDrawn, type WorkshopCard } from './schema'

/**
 * The week's workshops. One that has a date of its own is registered for on its page, which `pages`
 * names by its title.
 */
export async function workshopsFor(
  viewer: Reader,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<WorkshopCard[]> {
  return (await publishedItems('workshop')).map((workshop) =>
    workshopCard(viewer, workshop, pages.get(workshop.title)),
  )
}

/** With the link only where this viewer may follow it. */
export function workshopCard(viewer: Reader, workshop: Item, page?: string): WorkshopCard {
  const { id, title, words, facts } = workshop
  const picture = isDrawn(facts.picture) ? facts.picture : 'online'
  const leads = page ? routes.gathering(page) : (facts.link ?? null)
  const link = mayOpen(viewer, workshop) ? leads : null
  return { id, title, text: words.description ?? '', picture, link }
}
