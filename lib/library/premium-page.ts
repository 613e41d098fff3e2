import 'server-only'
import type { ItemType } from '@/lib/content/item'
import { getPublishedItem } from '@/lib/content/published'
import { acceptsHtml, redirectTo } from '@/lib/http/form'
import { routes } from '@/lib/routes'
import { type ContentViewer, canOpen } from './policy'

/** Only for someone who opens the link: programs get the usual 404. */
export async function redirectToPremiumPage(
  request: Request,
  viewer: ContentViewer,
  itemType: ItemType,
  id: string,
): Promise<Response | null> {
  const path = acceptsHtml(request) ? await findPremiumPage(viewer, itemType, id) : null
  return path ? redirectTo(path) : null
}

/** A colleague's link to a premium item leads to the item's page, which offers the subscription. */
export async function findPremiumPage(
  viewer: ContentViewer,
  itemType: ItemType,
  id: string,
): Promise<string | null> {
  const item = viewer && !viewer.isSubscribed ? await getPublishedItem(itemType, id) : null
  return item && !canOpen(viewer, item) ? routes.libraryItem(item.id) : null
}
