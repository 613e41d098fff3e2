import type { Minutes } from '@/lib/learning/hours'
import { myLearningWords } from '@/words/my-learning'
import { HoursTable } from './hours-table'

const WIDE = 600

/** Hours by theme as lines, the number beside each; a table says the same with who held them. */
export function ThemeHours({ themes }: { themes: Minutes['themes'] }) {
  const words = myLearningWords()
  const rows = themes.map(({ theme, ...minutes }) => ({
    label: theme ? words.themes[theme] : words.noTheme,
    ...minutes,
  }))
  const most = Math.max(60, ...rows.map(({ ours, own }) => ours + own))
  const wide = (minutes: number) => (minutes / most) * WIDE
  return (
    <figure aria-labelledby="by-theme">
      <figcaption id="by-theme" className="font-semibold">
        {words.year.byTheme}
      </figcaption>
      <ul aria-hidden="true" className="mt-3 grid max-w-2xl gap-2">
        {rows.map(({ label, ours, own }) => (
          <li key={label}>
            <span className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="whitespace-nowrap">{words.hours(ours + own)}</span>
            </span>
            <svg
              viewBox={`0 0 ${WIDE} 12`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-3 w-full rounded-full border border-edge bg-sky"
            >
              <rect width={wide(ours)} height={12} className="fill-indigo" />
              <rect x={wide(ours)} width={wide(own)} height={12} className="fill-marigold" />
            </svg>
          </li>
        ))}
      </ul>
      <HoursTable head={words.year.themeHead} labelledBy="by-theme" rows={rows} />
    </figure>
  )
}
