import 'server-only'
import { findPublishedItems } from '@/lib/content/queries'
import type { LiveSessionFormOptions } from './schema'

export async function getLiveSessionFormOptions(): Promise<LiveSessionFormOptions> {
  const [resources, videos] = await Promise.all([
    findPublishedItems('resource'),
    findPublishedItems('video'),
  ])
  const toOption = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title })
  return { resources: resources.map(toOption), videos: videos.map(toOption) }
}
