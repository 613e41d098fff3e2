import { draftsText } from '@/i18n/drafts'
import { findLabel, type Lists } from '@/lib/content/lists'
import { findPageLabel, toPageLabel } from '@/lib/content/page-labels'
import type { DraftSources } from '@/lib/drafts/queries'

export type SourceGroup = { label: string; options: { value: string; label: string }[] }

/** The themes of the toolkit, then each book with its chapters. */
export function listSourceGroups({ resources, books }: DraftSources, lists: Lists): SourceGroup[] {
  const { form: text } = draftsText()
  const themeGroups = lists.theme.map((entry, index) => ({
    label: text.resourceGroup(toPageLabel(entry)),
    options: resources
      .filter(({ theme }) => (findLabel(lists.theme, theme) ? theme === entry.slug : index === 0))
      .map(({ value, title, subtitle, resourceType }) => {
        const part = findPageLabel(lists.resourceType, resourceType)
        const name = subtitle ? text.subtitled(title, subtitle) : title
        return { value, label: part ? text.resource(part, name) : name }
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
