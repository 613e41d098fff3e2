import 'server-only'
import { SESSION_PROVIDER_CLASSES, STANDARD_DOMAINS, TRAINING_MODES } from '@/base/training-kinds'
import { languageOptions } from '@/i18n/languages'
import { liveSessionText } from '@/i18n/live-sessions'
import { trainingText } from '@/i18n/training'
import { getLists, toLabelOptions, toListOptions } from '@/lib/content/lists'
import { findPublishedItems, findTitles } from '@/lib/content/queries'
import { LIVE_SESSION_KINDS } from './kinds'
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
    ...buildFixedOptions(),
    themes: toListOptions(lists.theme, current?.theme),
    subjects: toLabelOptions(lists.subject, current?.subject),
    regions: toLabelOptions(lists.region, current?.region),
    resources: toItemOptions(resources, resourceIds, titles),
    videos: toItemOptions(videos, videoIds, titles),
  }
}

function buildFixedOptions() {
  const { fields, providerClasses, modes, standardDomains } = trainingText()
  return {
    trainingFields: fields,
    kinds: buildOptions(LIVE_SESSION_KINDS, liveSessionText().kinds),
    languages: languageOptions,
    providerClasses: buildOptions(SESSION_PROVIDER_CLASSES, providerClasses),
    modes: buildOptions(TRAINING_MODES, modes),
    standardDomains: buildOptions(STANDARD_DOMAINS, standardDomains),
  }
}

const buildOptions = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): LiveSessionFormOption[] => values.map((value) => ({ value, label: labels[value] }))

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
