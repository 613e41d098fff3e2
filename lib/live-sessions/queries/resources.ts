import 'server-only'
import { getWorkId } from '@/lib/content/editions'
import { findPublishedItems } from '@/lib/content/queries'

export async function findResources(ids: string[]) {
  if (ids.length === 0) return []
  const resources = await findPublishedItems('resource')
  return resources
    .filter((resource) => ids.includes(resource.id) || ids.includes(getWorkId(resource)))
    .map(({ id, title, facts }) => ({ id, title, theme: facts.theme ?? '' }))
}
