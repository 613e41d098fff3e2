import { draftsText } from '@/i18n/drafts'
import { toolkitText } from '@/i18n/toolkit'
import { isTheme, RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'
import type { DraftSources } from '@/lib/drafts/queries'

export type SourceGroup = { label: string; options: { value: string; label: string }[] }

/** The themes of the toolkit, then each book with its chapters. */
export function listSourceGroups({ resources, books }: DraftSources): SourceGroup[] {
  const { form: text } = draftsText()
  const { themes, parts } = toolkitText()
  const themeGroups = THEMES.map((theme) => ({
    label: text.resourceGroup(themes[theme]),
    options: resources
      .filter((resource) => (isTheme(resource.theme) ? resource.theme : THEMES[0]) === theme)
      .map(({ value, title, subtitle, resourceType }) => {
        const part = RESOURCE_TYPES.find((name) => name === resourceType)
        const name = subtitle ? text.subtitled(title, subtitle) : title
        return { value, label: part ? text.resource(parts[part], name) : name }
      }),
  }))
  const bookGroups = books.map(({ title, chapters }) => ({
    label: text.bookGroup(title),
    options: chapters.map((chapter) => ({ value: chapter.value, label: chapter.title })),
  }))
  const topicGroup = {
    label: text.topicGroup,
    options: [{ value: 'topic', label: text.topicOption }],
  }
  return [topicGroup, ...themeGroups, ...bookGroups].filter(({ options }) => options.length > 0)
}
