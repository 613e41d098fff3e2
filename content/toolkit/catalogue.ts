import 'server-only'
import type { Language } from '@/i18n/languages'
import { completeLanguages } from '@/i18n/partial-languages'
import ethicsInnovationHi from './files/ethics-innovation/hi/printed.json'
import ethicsInnovation from './files/ethics-innovation/printed.json'
import ethicsInnovationTa from './files/ethics-innovation/ta/printed.json'
import globalGoalsHi from './files/global-goals/hi/printed.json'
import globalGoals from './files/global-goals/printed.json'
import globalGoalsTa from './files/global-goals/ta/printed.json'
import socialImpactHi from './files/social-impact/hi/printed.json'
import socialImpact from './files/social-impact/printed.json'
import socialImpactTa from './files/social-impact/ta/printed.json'
import youthLeadershipHi from './files/youth-leadership/hi/printed.json'
import youthLeadership from './files/youth-leadership/printed.json'
import youthLeadershipTa from './files/youth-leadership/ta/printed.json'
import { type Format, fileOf, type Part, type PartId, parts, pictureOf, setName } from './parts'
import type { ThemeEdition, ThemeId } from './types'

/** Recorded by `npm run toolkit`. */
export type Printed = {
  /** As used in file names. */
  theme: string
  title: string
  subtitle: string
  about: string
  grades: string
  /** Text of each page. */
  pages: string[]
  files: { format: Format; name: string; bytes: number }[]
  /** Hashes of the printed page and of the resulting PDF. */
  source: string
  file: string
}

export type WorkFile = {
  id: string
  format: Format
  /** File name of the download. */
  name: string
  bytes: number
  /** Below content/toolkit/files, like the pictures. */
  file: string
}

export type Work = {
  id: string
  theme: ThemeId
  language: Language
  /** Id of the English resource, for one in another language. */
  translationOf?: string
  resourceType: PartId
  title: string
  subtitle: string
  about: string
  grades: string
  isPremium: boolean
  /** Landscape. */
  isCrossTheme: boolean
  pages: { title: string; picture: string }[]
  files: WorkFile[]
}

/** In the order of the series. */
const printed = {
  'social-impact': socialImpact,
  'youth-leadership': youthLeadership,
  'global-goals': globalGoals,
  'ethics-innovation': ethicsInnovation,
} as Record<ThemeId, Record<PartId, Printed>>

type PrintedEdition = Record<ThemeId, Partial<Record<PartId, Printed>>>

const printedEditions = {
  hi: {
    'social-impact': socialImpactHi,
    'youth-leadership': youthLeadershipHi,
    'global-goals': globalGoalsHi,
    'ethics-innovation': ethicsInnovationHi,
  },
  ta: {
    'social-impact': socialImpactTa,
    'youth-leadership': youthLeadershipTa,
    'global-goals': globalGoalsTa,
    'ethics-innovation': ethicsInnovationTa,
  },
} as Partial<Record<Language, PrintedEdition>>

const themeIds = Object.keys(printed) as ThemeId[]

export const sets = themeIds.map((theme) => ({
  id: `${theme}.zip`,
  theme,
  name: setName({ name: printed[theme].deck.theme }),
}))

/** Four themes in five parts. `npm run toolkit` creates files and pictures. */
export const works: readonly Work[] = themeIds.flatMap((theme) =>
  parts.map((part) =>
    buildWork({ id: theme, language: 'en' }, part, `${theme}-${part.id}`, printed[theme][part.id]),
  ),
)

/** The same resources in other languages, as far as they are translated. */
export const translatedWorks: readonly Work[] = themeIds.flatMap((theme) =>
  completeLanguages.flatMap((language) =>
    parts.flatMap((part) => {
      const record = printedEditions[language]?.[theme][part.id]
      const translationOf = `${theme}-${part.id}`
      if (!record) return []
      const work = buildWork({ id: theme, language }, part, `${translationOf}-${language}`, record)
      return [{ ...work, translationOf }]
    }),
  ),
)

function buildWork(
  edition: Pick<ThemeEdition, 'id' | 'language'>,
  part: Part,
  id: string,
  { title, subtitle, about, grades, pages, files }: Printed,
): Work {
  const { isPremium, across: isCrossTheme = false } = part
  return {
    ...{ id, theme: edition.id, language: edition.language, resourceType: part.id },
    ...{ title, subtitle, about, grades, isPremium, isCrossTheme },
    pages: pages.map((page, index) => ({
      title: page,
      picture: pictureOf(edition, part, index + 1),
    })),
    files: files.map(({ format, name, bytes }) => ({
      ...{ id: `${id}.${format}`, format, name, bytes },
      file: fileOf(edition, part, format),
    })),
  }
}

/** Toolkit resources that go with a book or video. */
export const companions: Partial<Record<string, { theme: ThemeId } | { resourceType: PartId }>> = {
  'sdg-starters': { theme: 'global-goals' },
  'reflection-circle': { resourceType: 'cards' },
  rubrics: { resourceType: 'rubrics' },
  'ethics-cases': { theme: 'ethics-innovation' },
  'youth-leadership': { theme: 'youth-leadership' },
  'innovation-lab': { theme: 'ethics-innovation' },
  'circle-opening': { resourceType: 'cards' },
  'rubric-in-ten-minutes': { resourceType: 'rubrics' },
  'ethics-case': { theme: 'ethics-innovation' },
}
