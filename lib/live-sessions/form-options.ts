import 'server-only'
import { getLists, toListOptions } from '@/lib/content/lists'
import { findPublishedItems } from '@/lib/content/queries'
import type { LiveSessionFormOptions } from './schema'

/** A session keeps its theme when that is retired. */
export async function getLiveSessionFormOptions(
  currentTheme?: string | null,
): Promise<LiveSessionFormOptions> {
  const [lists, resources, videos] = await Promise.all([
    getLists(),
    findPublishedItems('resource'),
    findPublishedItems('video'),
  ])
  const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })
  return {
    themes: toListOptions(lists.theme, currentTheme),
    resources: resources.map(toOption),
    videos: videos.map(toOption),
  }
}
