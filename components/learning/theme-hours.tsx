import { myLearningText } from '@/i18n/my-learning'
import type { LearningMinutes } from '@/lib/learning/hours'
import { HoursTable } from './hours-table'

const CHART_WIDTH = 600

export function ThemeHours({ themes }: { themes: LearningMinutes['themes'] }) {
  const text = myLearningText()
  const rows = themes.map(({ theme: _, label, ...minutes }) => ({
    label: label ?? text.noTheme,
    ...minutes,
  }))
  const maxMinutes = Math.max(60, ...rows.map(({ ours, own }) => ours + own))
  const toBarWidth = (minutes: number) => (minutes / maxMinutes) * CHART_WIDTH
  return (
    <figure aria-labelledby="by-theme">
      <figcaption id="by-theme" className="font-semibold">
        {text.year.byTheme}
      </figcaption>
      <ul aria-hidden="true" className="mt-3 grid max-w-2xl gap-2">
        {rows.map(({ label, ours, own }) => (
          <li key={label}>
            <span className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="whitespace-nowrap">{text.hours(ours + own)}</span>
            </span>
            <svg
              viewBox={`0 0 ${CHART_WIDTH} 12`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-3 w-full rounded-full border border-edge bg-sky"
            >
              <rect width={toBarWidth(ours)} height={12} className="fill-indigo" />
              <rect
                x={toBarWidth(ours)}
                width={toBarWidth(own)}
                height={12}
                className="fill-marigold"
              />
            </svg>
          </li>
        ))}
      </ul>
      <HoursTable rowHeading={text.year.themeHead} labelledBy="by-theme" rows={rows} />
    </figure>
  )
}
