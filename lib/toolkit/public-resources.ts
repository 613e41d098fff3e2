import 'server-only'
import { isSlug } from '@/base/ids'
import { getForeignTag } from '@/i18n/language'
import { toolkitText } from '@/i18n/toolkit'
import { getWorkId, type Item, listEditionLanguages } from '@/lib/content/item'
import { getLists, type Lists } from '@/lib/content/lists'
import { findPublishedItems, getPublishedFile, getPublishedItem } from '@/lib/content/published'
import type { FileLocation } from '@/lib/library/books'
import { routes } from '@/lib/routes'
import { locateResourceFile } from './files'
import { getTextPage, readPageText } from './page-text'
import { groupByTheme } from './theme-resources'

export type PublicResource = NonNullable<Awaited<ReturnType<typeof getPublicResource>>>
export type PublicResourceCard = ReturnType<typeof buildPublicCards>[number]

/** The edition in the page's language, else the original; without URLs of its files. */
export async function getPublicResource(work: string) {
  const [resources, lists] = await Promise.all([findPublishedItems('resource'), getLists()])
  const resource = resources.find((candidate) => getWorkId(candidate) === work)
  const [group] = resource ? groupByTheme(null, [resource], lists) : []
  const [details] = group?.resources ?? []
  if (!resource || !details) return null
  const { id, theme, themeLabel, resourceType, grades, description, pageCount, files } = details
  const page = selectPublicPage(resource)
  return {
    ...{ work, id, theme, themeLabel, grades, description, pageCount },
    ...{ title: details.title, subtitle: details.subtitle, lang: details.lang },
    ...{ resourceType, typeLabel: nameType(details), isPremium: details.isPremium },
    formats: files.map(({ format, bytes }) => ({ format, bytes })),
    editionLanguage: resource.editionLanguage,
    languages: listEditionLanguages(resource),
    textLang: getForeignTag(resource.editionLanguage),
    page: {
      title: details.pages[page - 1] ?? '',
      picture: await describePicture(resource, page),
      text: page > 1 ? await readPageText(toKey(resource)) : null,
    },
    others: buildPublicCards(
      resources.filter((other) => other !== resource && other.facts.theme === theme),
      lists,
    ),
  }
}

/** Resources of a theme, in the order of their types. */
export async function findPublicResourcesOf(theme: string): Promise<PublicResourceCard[]> {
  const [resources, lists] = await Promise.all([findPublishedItems('resource'), getLists()])
  return buildPublicCards(
    resources.filter(({ facts }) => facts.theme === theme),
    lists,
  )
}

export const listResourceThemes = async () =>
  (await findPublishedItems('resource')).map(({ facts }) => facts.theme)

/** The one page that everyone may see; null is not found. */
export async function getPublicPagePicture(name: string): Promise<FileLocation | null> {
  const id = name.replace(/\.webp$/, '')
  const resource = isSlug(id) ? await getPublishedItem('resource', id) : null
  if (!resource?.isListed || id === name) return null
  return locateResourceFile(await getPublishedFile(id, `page-${selectPublicPage(resource)}`))
}

function buildPublicCards(resources: Item[], lists: Lists) {
  return groupByTheme(null, resources, lists)
    .flatMap((group) => group.resources)
    .sort((one, other) => one.typePosition - other.typePosition)
    .map((details) => {
      const { id, title, lang, subtitle, description, resourceType, isPremium } = details
      const resource = resources.find((candidate) => candidate.id === id)
      return {
        work: resource ? getWorkId(resource) : id,
        ...{ title, lang, subtitle, description, resourceType, isPremium },
        typeLabel: nameType(details),
      }
    })
}

const nameType = ({ resourceType, typeLabel }: { resourceType: string; typeLabel: string }) =>
  toolkitText().kindOf(resourceType, typeLabel)

/** An upload has a picture of its first page only, and no text that was written for it. */
const selectPublicPage = ({ facts, files }: Item): number =>
  Object.values(files).some(({ fileId }) => fileId) ? 1 : getTextPage(facts.resourceType ?? '')

export const findPublicPicture = (resource: Item) =>
  describePicture(resource, selectPublicPage(resource))

async function describePicture({ id, facts }: Item, page: number) {
  if (!(await getPublishedFile(id, `page-${page}`))) return null
  // Shown smaller than drawn, so that it is sharp on a phone.
  const [width, height] = facts.isCrossTheme ? [283, 200] : [200, 283]
  return { src: routes.resourcePicture(`${id}.webp`), width, height }
}

const toKey = ({ facts, editionLanguage }: Item) => ({
  theme: facts.theme ?? '',
  resourceType: facts.resourceType ?? '',
  language: editionLanguage,
})
