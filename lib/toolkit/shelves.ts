import 'server-only'
import type { Item } from '@/lib/content/item'
import { forMembers, type Places } from '@/lib/library/places'
import { mayOpen, type Reader } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import { THEMES } from '@/lib/series/kinds'
import { PARTS, type ThemeShelf, type WorkCard } from './schema'

/** What can be changed comes before what is printed. */
export const FORMATS = ['pptx', 'docx', 'pdf'] as const

type Theme = WorkCard['theme']

/** Theme by theme, in the order of the series. */
export function shelvesOf(
  viewer: Reader,
  works: Item[],
  places: Places = forMembers,
): ThemeShelf[] {
  return THEMES.flatMap((theme) => {
    const all = works.filter(({ facts }) => facts.theme === theme)
    if (all.length === 0) return []
    const cards = all.map((work) => workCard(viewer, work, places))
    const bytes = cards.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0)
    const whole = all.every((work) => mayOpen(viewer, work)) && bytes > 0
    return [{ theme, works: cards, set: whole ? { address: setOf(theme), bytes } : null }]
  })
}

function workCard(viewer: Reader, work: Item, places: Places): WorkCard {
  const { id, title, isPremium, words, facts, files } = work
  const open = mayOpen(viewer, work)
  return {
    ...{ id, title, isPremium },
    theme: THEMES.find((one) => one === facts.theme) ?? THEMES[0],
    part: PARTS.find((one) => one === facts.part) ?? PARTS[0],
    about: words.description ?? '',
    grades: words.grades ?? '',
    across: facts.across ?? false,
    pages: words.pages ?? [],
    extent: facts.pages ?? words.pages?.length ?? 0,
    pictures: (words.pages ?? []).map((_, index) => places.file(work, `page-${index + 1}`)),
    files: FORMATS.flatMap((format) => {
      const file = files[format]
      if (!file) return []
      const save = { href: places.file(work, format), download: file.saveAs ?? `${id}.${format}` }
      return [{ format, bytes: file.bytes ?? 0, save: open ? save : null }]
    }),
  }
}

const setOf = (theme: Theme) => routes.toolkitSet(`${theme}.zip`)

export const themeOfSet = (id: string): Theme | undefined =>
  THEMES.find((theme) => id === `${theme}.zip`)
