import 'server-only'
import { getForeignTag } from '@/i18n/language'
import { getWorkId } from '@/lib/content/item'
import { findPublishedItems } from '@/lib/content/published'
import { findPublicPicture } from '@/lib/toolkit/public-resources'

export type SessionResource = Awaited<ReturnType<typeof findSessionResources>>[number]

/** With the picture of the page that everyone may see. */
export async function findSessionResources(ids: string[]) {
  if (ids.length === 0) return []
  const resources = await findPublishedItems('resource')
  return Promise.all(
    resources
      .filter((resource) => ids.includes(resource.id) || ids.includes(getWorkId(resource)))
      .map(async (resource) => ({
        ...{ id: resource.id, work: getWorkId(resource), title: resource.title },
        lang: getForeignTag(resource.language),
        picture: await findPublicPicture(resource),
      })),
  )
}
