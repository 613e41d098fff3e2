import type { SheetPictureName } from '@/content/pictures'
import type { HomeText } from '@/lib/texts/pages'
import { SheetPicture } from './picture'

const WEEKS = [
  ['impact', 'hands'],
  ['leadership', 'assembly'],
  ['goals', 'sapling'],
  ['ethics', 'lamp'],
] as const satisfies [string, SheetPictureName][]

export function ThemesTimetable({ themes }: { themes: HomeText['themes'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it sideways, keyboards too
    <ol tabIndex={0} className="swipe sheet">
      {WEEKS.map(([theme, picture], index) => (
        <li key={theme} className="grid border-t border-rule first:border-t-0 sm:grid-cols-lead-lg">
          <div className="flex items-center justify-between gap-4 bg-sky px-5 py-4 sm:flex-col sm:items-start sm:justify-center">
            <SheetPicture name={picture} className="order-2 w-16 sm:order-1 sm:w-32" />
            <span className="order-1 font-display text-lg font-semibold sm:order-2">
              {themes.week(index + 1)}
            </span>
          </div>
          <div className="px-5 py-5 md:px-7">
            <h3>{themes.weeks[theme].name}</h3>
            <dl className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
              <div>
                <dt className="text-muted">{themes.session}</dt>
                <dd>{themes.weeks[theme].explore}</dd>
              </div>
              <div>
                <dt className="text-muted">{themes.classroom}</dt>
                <dd>{themes.weeks[theme].classroom}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  )
}
