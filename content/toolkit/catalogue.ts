import 'server-only'
import ethicsInnovation from './files/ethics-innovation/printed.json'
import globalGoals from './files/global-goals/printed.json'
import socialImpact from './files/social-impact/printed.json'
import youthLeadership from './files/youth-leadership/printed.json'
import { type Format, fileOf, type PartId, parts, pictureOf, setName } from './parts'
import type { ThemeId } from './types'

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

const themeIds = Object.keys(printed) as ThemeId[]

export const sets = themeIds.map((theme) => ({
  id: `${theme}.zip`,
  theme,
  name: setName({ name: printed[theme].deck.theme }),
}))

/** Four themes in five parts. `npm run toolkit` creates files and pictures. */
export const works: readonly Work[] = themeIds.flatMap((theme) =>
  parts.map((part) => {
    const { title, subtitle, about, grades, pages, files } = printed[theme][part.id]
    const { isPremium, across: isCrossTheme = false } = part
    const id = `${theme}-${part.id}`
    return {
      ...{
        id,
        theme,
        resourceType: part.id,
        title,
        subtitle,
        about,
        grades,
        isPremium,
        isCrossTheme,
      },
      pages: pages.map((page, index) => ({
        title: page,
        picture: pictureOf({ id: theme }, part, index + 1),
      })),
      files: files.map(({ format, name, bytes }) => ({
        ...{ id: `${id}.${format}`, format, name, bytes },
        file: fileOf({ id: theme }, part, format),
      })),
    }
  }),
)

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
