import 'server-only'
import { findPublishedItems } from '@/lib/content/queries'
import type { LiveSessionFormOptions } from './schema'

/** What the form offers of the toolkit and of our films. */
export async function getLiveSessionFormOptions(): Promise<LiveSessionFormOptions> {
  const [resources, videos] = await Promise.all([
    findPublishedItems('work'),
    findPublishedItems('film'),
  ])
  const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })
  return { works: resources.map(toOption), films: videos.map(toOption) }
}
