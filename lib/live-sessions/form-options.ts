import 'server-only'
import { getLists, toLabelOptions, toListOptions } from '@/lib/content/lists'
import { findPublishedItems } from '@/lib/content/queries'
import type { LiveSessionFormOptions } from './schema'

/** A session keeps what it has when that is retired. */
export async function getLiveSessionFormOptions(
  current?: Record<'theme' | 'subject' | 'region', string | null>,
): Promise<LiveSessionFormOptions> {
  const [lists, resources, videos] = await Promise.all([
    getLists(),
    findPublishedItems('resource'),
    findPublishedItems('video'),
  ])
  const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })
  return {
    themes: toListOptions(lists.theme, current?.theme),
    subjects: toLabelOptions(lists.subject, current?.subject),
    regions: toLabelOptions(lists.region, current?.region),
    resources: resources.map(toOption),
    videos: videos.map(toOption),
  }
}
