import { DRAFT_LANGUAGES, type DraftLanguage } from '@/base/draft-kinds'
import { draftsText } from '@/i18n/drafts'
import { getForeignTag } from '@/i18n/language'
import { findLabel, findPageLabel, type Lists, toPageLabel } from '@/lib/content/lists'
import type { DraftSources } from '@/lib/drafts/draft'
import type { SourceGroup } from './find-source'

/** Material in the language of the draft first; other material names its language. */
export function listSourceGroups(
  { resources, books }: DraftSources,
  lists: Lists,
  language: DraftLanguage,
): SourceGroup[] {
  const { form: text, languages } = draftsText()
  const listGroups = (sourceLanguage: DraftLanguage) => {
    const isInLanguage = (source: { language: string }) => source.language === sourceLanguage
    const groups = [
      ...groupByTheme(resources.filter(isInLanguage), lists),
      ...books.filter(isInLanguage).map(toBookGroup),
    ].filter(({ options }) => options.length > 0)
    const lang = getForeignTag(sourceLanguage)
    if (sourceLanguage === language) return groups.map((group) => ({ ...group, lang }))
    const name = languages[sourceLanguage]
    return groups.map(({ label, options }) => ({ label: `${label} (${name})`, lang, options }))
  }
  const topicGroup = {
    label: text.topicGroup,
    options: [{ value: 'topic', label: text.topicOption, hasQuestions: true }],
  }
  const ownGroups = listGroups(language)
  const otherLanguages = DRAFT_LANGUAGES.filter((other) => other !== language)
  return [
    ...(language === 'en' ? [topicGroup, ...ownGroups] : [...ownGroups, topicGroup]),
    ...otherLanguages.flatMap(listGroups),
  ]
}

/** The first theme also has what belongs to none. */
function groupByTheme(resources: DraftSources['resources'], lists: Lists): SourceGroup[] {
  const { form: text } = draftsText()
  return lists.theme.map((entry, index) => ({
    label: text.resourceGroup(toPageLabel(entry)),
    options: resources
      .filter(({ theme }) => (findLabel(lists.theme, theme) ? theme === entry.slug : index === 0))
      .map(({ value, work, title, subtitle, resourceType, hasQuestions }) => {
        const part = findPageLabel(lists.resourceType, resourceType)
        const name = subtitle ? text.subtitled(title, subtitle) : title
        return { value, work, hasQuestions, label: part ? text.resource(part, name) : name }
      }),
  }))
}

const toBookGroup = ({ title, chapters }: DraftSources['books'][number]): SourceGroup => ({
  label: draftsText().form.bookGroup(title),
  options: chapters.map(({ value, title: label, hasQuestions }) => ({
    value,
    label,
    hasQuestions,
  })),
})
