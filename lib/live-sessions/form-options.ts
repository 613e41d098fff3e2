import 'server-only'
import { getLists, toLabelOptions, toListOptions } from '@/lib/content/lists'
import { findPublishedItems, findTitles } from '@/lib/content/queries'
import type { LiveSessionFormOption, LiveSessionFormOptions } from './schema'

type CurrentValues = Record<'theme' | 'subject' | 'region' | 'recordingVideoId', string | null> & {
  resourceIds: string[]
}

/** A session keeps what it has when that is retired, unlisted or withdrawn. */
export async function getLiveSessionFormOptions(
  current?: CurrentValues,
): Promise<LiveSessionFormOptions> {
  const [resourceIds, videoIds] = [
    current?.resourceIds ?? [],
    current?.recordingVideoId ? [current.recordingVideoId] : [],
  ]
  const [lists, resources, videos, titles] = await Promise.all([
    getLists(),
    findPublishedItems('resource'),
    findPublishedItems('video'),
    findTitles([...resourceIds, ...videoIds]),
  ])
  return {
    themes: toListOptions(lists.theme, current?.theme),
    subjects: toLabelOptions(lists.subject, current?.subject),
    regions: toLabelOptions(lists.region, current?.region),
    resources: toItemOptions(resources, resourceIds, titles),
    videos: toItemOptions(videos, videoIds, titles),
  }
}

function toItemOptions(
  items: { id: string; title: string }[],
  currentIds: string[],
  titles: Map<string, string>,
): LiveSessionFormOption[] {
  const listedIds = new Set(items.map(({ id }) => id))
  const kept = currentIds
    .filter((id) => !listedIds.has(id))
    .map((id) => ({ id, title: titles.get(id) ?? id }))
  return [...items, ...kept].map(({ id, title }) => ({ value: id, label: title }))
}
