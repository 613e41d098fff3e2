import 'server-only'
import { findPublishedItems } from '@/lib/content/queries'

export async function findResources(ids: string[]) {
  if (ids.length === 0) return []
  const resources = await findPublishedItems('resource')
  return resources
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, facts }) => ({ id, title, theme: facts.theme ?? '' }))
}
