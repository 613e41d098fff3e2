import type { PictureName } from '@/content/pictures'
import type { HomeText } from '@/lib/texts/pages'

type ThemeWeek = { name: keyof HomeText['themes']['weeks']; picture: PictureName }

/** The themes that come with the site, by their slug in the list. */
const WEEKS: Record<string, ThemeWeek> = {
  'social-impact': { name: 'impact', picture: 'hands' },
  'youth-leadership': { name: 'leadership', picture: 'assembly' },
  'global-goals': { name: 'goals', picture: 'sapling' },
  'ethics-innovation': { name: 'ethics', picture: 'lamp' },
}

/** Texts of the home page and a drawing; a theme that the team has added has neither. */
export const findThemeWeek = (slug: string): ThemeWeek | undefined => WEEKS[slug]
