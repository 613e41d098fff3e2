import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import type { HomeText } from '@/lib/texts/pages'
import { ButtonLink } from './button-link'
import { LinkWithNext } from './link-with-next'
import { Picture } from './picture'

type Props = { series: HomeText['series']; next: ReactNode }

export function SeriesNotice({ series, next }: Props) {
  return (
    <section aria-labelledby="series" className="sheet sheet-pinned px-5 py-6 md:px-9 md:py-10">
      <div className="flex items-start justify-between gap-6 border-b-4 border-double border-ink pb-5">
        <div>
          <p className="font-display text-lg font-semibold text-muted md:text-xl">
            {series.kicker}
          </p>
          <h2 id="series" className="mt-1">
            {series.heading}
          </h2>
        </div>
        <Picture name="certificate" className="hidden w-33 sm:block" />
      </div>
      <p className="mt-4">{series.intro}</p>
      <dl className="rows mt-2">
        {series.rows.map(({ term, detail }) => (
          <div key={term} className="grid gap-x-6 sm:grid-cols-lead-md">
            <dt className="font-display text-lg font-semibold">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {next}
      <p className="mt-5">
        <span className="when-out">
          <LinkWithNext
            href={routes.subscription}
            nextPath={routes.onlineTraining}
            className="button button-accent"
          >
            {series.button}
          </LinkWithNext>
        </span>
        <span className="when-in">
          <ButtonLink href={routes.onlineTraining} tone="accent">
            {series.button}
          </ButtonLink>
        </span>
      </p>
    </section>
  )
}
