import 'server-only'
import type { Item } from '@/lib/content/item'
import { RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'
import { type ItemUrls, memberItemUrls } from '@/lib/library/item-urls'
import { type ContentViewer, canOpen } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import type { ThemeResources, ToolkitResourceCard } from './schema'

export const FORMATS = ['pptx', 'docx', 'pdf'] as const

type ToolkitTheme = ToolkitResourceCard['theme']

export function groupByTheme(
  viewer: ContentViewer,
  resources: Item[],
  urls: ItemUrls = memberItemUrls,
): ThemeResources[] {
  return THEMES.flatMap((theme) => {
    const themeResources = resources.filter(({ facts }) => facts.theme === theme)
    if (themeResources.length === 0) return []
    const cards = themeResources.map((resource) => buildResourceCard(viewer, resource, urls))
    const bytes = cards.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0)
    const isComplete = themeResources.every((resource) => canOpen(viewer, resource)) && bytes > 0
    return [
      {
        theme,
        resources: cards,
        archive: isComplete ? { url: getArchiveUrl(theme), bytes } : null,
      },
    ]
  })
}

function buildResourceCard(
  viewer: ContentViewer,
  resource: Item,
  urls: ItemUrls,
): ToolkitResourceCard {
  const { id, title, isPremium, content, facts, files } = resource
  const isOpen = canOpen(viewer, resource)
  return {
    ...{ id, title, isPremium },
    theme: THEMES.find((candidate) => candidate === facts.theme) ?? THEMES[0],
    resourceType:
      RESOURCE_TYPES.find((candidate) => candidate === facts.resourceType) ?? RESOURCE_TYPES[0],
    subtitle: content.subtitle ?? '',
    description: content.description ?? '',
    grades: content.grades ?? '',
    isCrossTheme: facts.isCrossTheme ?? false,
    pages: content.pages ?? [],
    pageCount: facts.pages ?? content.pages?.length ?? 0,
    pictures: (content.pages ?? []).map((_, index) => urls.file(resource, `page-${index + 1}`)),
    files: FORMATS.flatMap((format) => {
      const file = files[format]
      if (!file) return []
      const downloadLink = {
        href: urls.file(resource, format),
        download: file.saveAs ?? `${id}.${format}`,
      }
      return [{ format, bytes: file.bytes ?? 0, downloadLink: isOpen ? downloadLink : null }]
    }),
  }
}

const getArchiveUrl = (theme: ToolkitTheme) => routes.toolkitSet(`${theme}.zip`)

export const parseArchiveTheme = (id: string): ToolkitTheme | undefined =>
  THEMES.find((theme) => id === `${theme}.zip`)
