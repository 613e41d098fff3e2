import type { DraftLanguage } from '@/base/draft-kinds'

/** `work` is the same for all editions of a resource. */
type SourceOption = { value: string; label: string; work?: string; hasQuestions: boolean }
/** `lang` is of its names, if they are in another language than the page. */
export type SourceGroup = { label: string; lang?: string; options: SourceOption[] }
export type SourcesByLanguage = Record<DraftLanguage, SourceGroup[]>

/** The same material among the sources of another language: a resource in the edition that is there. */
export function findSource(
  sources: SourcesByLanguage,
  language: DraftLanguage,
  chosen: string,
): string {
  const listOptions = (groups: SourceGroup[]) => groups.flatMap(({ options }) => options)
  const work = listOptions(Object.values(sources).flat()).find(
    ({ value }) => value === chosen,
  )?.work
  const option = listOptions(sources[language]).find(
    (candidate) => candidate.value === chosen || (work && candidate.work === work),
  )
  return option?.value ?? ''
}

export function withQuestions(sources: SourcesByLanguage): SourcesByLanguage {
  const keep = (groups: SourceGroup[]) =>
    groups
      .map((group) => ({
        ...group,
        options: group.options.filter((option) => option.hasQuestions),
      }))
      .filter(({ options }) => options.length > 0)
  return { en: keep(sources.en), hi: keep(sources.hi), ta: keep(sources.ta) }
}
