import type { ReactNode } from 'react'
import { type OfflineTrainingTheme, offlineTrainingText } from '@/i18n/offline-training'

type Props = { id: string; theme: OfflineTrainingTheme; week: number }

export function WeeklyTheme({ id, theme, week }: Props) {
  const uiText = offlineTrainingText()
  const { parts } = uiText
  const { name, why, strategy, steps, trouble, examples } = theme
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="sheet overflow-hidden print:leading-snug print:not-first:break-before-page"
    >
      <div className="bg-sky px-5 py-4 md:px-8 md:py-5 print:px-5 print:pt-3 print:pb-0">
        <p className="font-display text-lg font-semibold text-muted">{uiText.week(week)}</p>
        <h2 id={`${id}-name`}>{name}</h2>
      </div>
      <div className="grid gap-7 px-5 py-6 md:px-8 md:py-8 print:gap-3 print:px-5 print:py-3">
        <WeeklyThemePart label={parts.why}>
          <p>{why}</p>
        </WeeklyThemePart>
        <WeeklyThemePart label={parts.strategy}>
          <p>{strategy}</p>
        </WeeklyThemePart>
        <WeeklyThemePart label={parts.activity}>
          <ol className="rows">
            {steps.map(({ time, text }) => (
              <li key={time + text} className={COLUMNS_CLASS}>
                <span className="font-display font-semibold">{time}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 rounded-control bg-marigold-tint px-4 py-3 print:border print:py-2">
            <strong>{uiText.trouble}</strong> {trouble}
          </p>
        </WeeklyThemePart>
        <WeeklyThemePart label={parts.examples}>
          <dl className="rows">
            {examples.map(({ where, text }) => (
              <div key={where} className={COLUMNS_CLASS}>
                <dt className="font-display font-semibold">{where}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </WeeklyThemePart>
        <p className="screen-only lg:hidden">
          <a href="#weeks" className="inline-flex min-h-11 items-center">
            {uiText.back}
          </a>
        </p>
      </div>
    </article>
  )
}

const COLUMNS_CLASS = 'grid gap-x-5 gap-y-1 sm:grid-cols-lead-lg print:grid-cols-lead-lg print:py-1'

function WeeklyThemePart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-leaf">{label}</h3>
      <div className="mt-1">{children}</div>
    </section>
  )
}
