import 'server-only'
import { publishedItems } from '@/lib/content/queries'
import type { Choices } from './schema'

/** What the form offers of the toolkit and of our films. */
export async function choicesOfForm(): Promise<Choices> {
  const [works, films] = await Promise.all([publishedItems('work'), publishedItems('film')])
  const named = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })
  return { works: works.map(named), films: films.map(named) }
}
