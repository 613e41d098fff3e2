import 'server-only'
import { publishedItems } from '@/lib/content/queries'

/** The toolkit's works that go with a session, by name; the toolkit says who may have which. */
export async function worksNamed(ids: string[]) {
  if (ids.length === 0) return []
  const works = await publishedItems('work')
  return works
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, facts }) => ({ id, title, theme: facts.theme ?? '' }))
}
