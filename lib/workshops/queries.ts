import 'server-only'
import type { Item } from '@/lib/content/item'
import { publishedItems } from '@/lib/content/queries'
import { mayOpen, type Reader } from '@/lib/library/policy'
import { isDrawn, type WorkshopCard } from './schema'

/** The week's workshops. */
export async function workshopsFor(viewer: Reader): Promise<WorkshopCard[]> {
  return (await publishedItems('workshop')).map((workshop) => workshopCard(viewer, workshop))
}

/** With the link only where this viewer may follow it. */
export function workshopCard(viewer: Reader, workshop: Item): WorkshopCard {
  const { id, title, words, facts } = workshop
  const picture = isDrawn(facts.picture) ? facts.picture : 'online'
  const link = mayOpen(viewer, workshop) ? (facts.link ?? null) : null
  return { id, title, text: words.description ?? '', picture, link }
}
