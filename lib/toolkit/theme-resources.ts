import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { getForeignTag, getLanguage } from '@/i18n/language'
import { nameForeignLanguage, nameLanguage } from '@/i18n/language-name'
import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { toolkitText } from '@/i18n/toolkit'
import type { Item } from '@/lib/content/item'
import type { Lists } from '@/lib/content/lists'
import { toPageLabel } from '@/lib/content/lists'
import { type ItemUrls, memberItemUrls } from '@/lib/library/item-urls'
import { type ContentViewer, canOpen } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import type { ThemeResources, ToolkitResourceCard } from './schema'

export const FORMATS = ['pptx', 'docx', 'pdf'] as const

export function groupByTheme(
  viewer: ContentViewer,
  resources: Item[],
  lists: Lists,
  urls: ItemUrls = memberItemUrls,
): ThemeResources[] {
  return lists.theme.flatMap((entry) => {
    const { slug: theme } = entry
    const label = toPageLabel(entry)
    const themeResources = resources.filter(({ facts }) => facts.theme === theme)
    if (themeResources.length === 0) return []
    const cards = themeResources.map((resource) => {
      const { type: resourceType, ...typeFields } = getResourceType(resource, lists)
      const card = buildResourceCard(viewer, resource, urls)
      const otherTitles = [...(card.otherTitles ?? []), entry.label, resourceType.label]
      return { theme, themeLabel: label, ...typeFields, ...card, otherTitles }
    })
    const bytes = cards.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0)
    const isComplete = themeResources.every((resource) => canOpen(viewer, resource)) && bytes > 0
    return [
      {
        theme,
        label,
        resources: cards,
        archive: isComplete ? { url: getArchiveUrl(theme), bytes } : null,
      },
    ]
  })
}

function getResourceType({ facts }: Item, { resourceType: types }: Lists) {
  const typePosition = Math.max(
    0,
    types.findIndex(({ slug }) => slug === facts.resourceType),
  )
  const type = types[typePosition] ?? NO_TYPE
  return { type, resourceType: type.slug, typeLabel: toPageLabel(type), typePosition }
}

const NO_TYPE = { list: 'resourceType', slug: '', label: '', translations: {} } as const

type ListedProperties = 'theme' | 'themeLabel' | 'resourceType' | 'typeLabel' | 'typePosition'

function buildResourceCard(
  viewer: ContentViewer,
  resource: Item,
  urls: ItemUrls,
): Omit<ToolkitResourceCard, ListedProperties> {
  const { id, title, isPremium, content, facts, files } = resource
  const isOpen = canOpen(viewer, resource)
  return {
    ...{ id, title, isPremium, lang: getForeignTag(resource.language) },
    ...describeEditions(resource),
    subtitle: content.subtitle ?? '',
    pageUrl: absoluteUrl(routes.libraryItem(id)),
    description: content.description ?? '',
    grades: formatGrades(content.grades ?? ''),
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

/** Stored in any language, such as `6 to 12`. */
export function formatGrades(grades: string) {
  const text = toolkitText()
  const [first, last, ...others] = grades.match(/\d+/g) ?? []
  if (first && last && others.length === 0) return text.grades(first, last)
  return grades && text.grade(grades)
}

/** The name of another language than the page's in the page's language, and the other editions by their own. */
function describeEditions({ editionLanguage, editions, otherTitles = [] }: Item) {
  return {
    otherTitles: [...otherTitles, ...editions.map(({ title }) => title)],
    languageName: nameForeignLanguage(editionLanguage),
    editions: editions.map(({ id, language }) => ({
      href: routes.libraryItem(id),
      lang: isLanguage(language) ? LANGUAGES[language].tag : language,
      name: isLanguage(language) ? LANGUAGES[language].name : nameLanguage(language),
    })),
  }
}

/** Of the editions on the page, whose language a download does not know. */
function getArchiveUrl(theme: string) {
  const language = getLanguage()
  return routes.toolkitSet(`${theme}${language === 'en' ? '' : `.${language}`}.zip`)
}

export function parseArchiveId(id: string): { theme?: string; language?: Language } {
  const [, theme, language = 'en'] = /^([a-z0-9-]{1,60})(?:\.([a-z]{2}))?\.zip$/.exec(id) ?? []
  return isLanguage(language) ? { theme, language } : {}
}
