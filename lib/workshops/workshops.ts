import 'server-only'
import { getForeignTag } from '@/i18n/language'
import type { Item } from '@/lib/content/item'
import { isWorkshopPicture } from '@/lib/content/kinds'
import { findPublishedItems } from '@/lib/content/published'
import { type ContentViewer, canOpen } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import type { WorkshopCard } from './schema'

/** A workshop with a date links to its session's page, which `pages` holds by title. */
export async function findWorkshopCards(
  viewer: ContentViewer,
  slugsByTitle: ReadonlyMap<string, string> = new Map(),
): Promise<WorkshopCard[]> {
  return (await findPublishedItems('workshop')).map((workshop) =>
    buildWorkshopCard(viewer, workshop, slugsByTitle.get(workshop.title)),
  )
}

/** Includes the link only if this viewer can open it. */
export function buildWorkshopCard(
  viewer: ContentViewer,
  workshop: Item,
  slug?: string,
): WorkshopCard {
  const { id, title, otherTitles, content, facts } = workshop
  const picture = isWorkshopPicture(facts.picture) ? facts.picture : 'online'
  const target = slug ? routes.liveSession(slug) : (facts.link ?? null)
  const link = canOpen(viewer, workshop) ? target : null
  const lang = getForeignTag(workshop.language)
  return { id, lang, title, otherTitles, text: content.description ?? '', picture, link }
}
