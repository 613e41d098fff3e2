import 'server-only'
import type { Item } from '@/lib/content/item'
import { findPublishedItems } from '@/lib/content/queries'
import { type ContentViewer, canOpen } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import { isWorkshopPicture, type WorkshopCard } from './schema'

/**
 * The week's workshops. One that has a date of its own is registered for on its page, which `pages`
 * names by its title.
 */
export async function findWorkshopCards(
  viewer: ContentViewer,
  slugsByTitle: ReadonlyMap<string, string> = new Map(),
): Promise<WorkshopCard[]> {
  return (await findPublishedItems('workshop')).map((workshop) =>
    buildWorkshopCard(viewer, workshop, slugsByTitle.get(workshop.title)),
  )
}

/** With the link only where this viewer may follow it. */
export function buildWorkshopCard(
  viewer: ContentViewer,
  workshop: Item,
  slug?: string,
): WorkshopCard {
  const { id, title, words, facts } = workshop
  const picture = isWorkshopPicture(facts.picture) ? facts.picture : 'online'
  const target = slug ? routes.gathering(slug) : (facts.link ?? null)
  const link = canOpen(viewer, workshop) ? target : null
  return { id, title, text: words.description ?? '', picture, link }
}
