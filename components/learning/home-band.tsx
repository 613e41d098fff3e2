'use client'

import { homeBandText } from '@/i18n/home-band'
import { useHomeSummary } from '@/lib/client/use-home-summary'
import type { HomeSummary } from '@/lib/learning/schema'
import { routes } from '@/lib/routes'
import { NextSession } from './next-session'

/**
 * Shown to logged-in users above the shared home page. Every state has the same lines, so that the page does
 * not move when the summary arrives. Without it, the links still lead to the right pages.
 */
export function HomeBand() {
  const text = homeBandText()
  const summary = useHomeSummary()
  return (
    <section aria-labelledby="for-you" className="when-in page-width py-4">
      <h2 id="for-you" className="sr-only">
        {text.name}
      </h2>
      <div className="sheet grid gap-x-8 px-4 py-3 lg:grid-cols-[1.05fr_1fr]">
        <NextSession next={summary?.next ?? null} />
        <Links summary={summary} />
      </div>
    </section>
  )
}

function Links({ summary }: { summary: HomeSummary | null }) {
  const text = homeBandText()
  const { reading, minutes, requiredHours, waitingCertificates: waitingCount } = summary ?? {}
  return (
    <ul className="mt-2 min-w-0">
      <LinkRow
        href={reading ? `${routes.ebook}#book-${reading.id}` : routes.ebook}
        label={reading ? text.reading(reading.title) : text.library}
      />
      <LinkRow
        href={routes.myLearning}
        label={minutes === undefined ? text.hoursPlain : text.hours(minutes, Number(requiredHours))}
      />
      <LinkRow
        href={`${routes.myLearning}#name`}
        label={waitingCount ? text.waiting(waitingCount) : text.certificates}
      />
    </ul>
  )
}

const LinkRow = ({ href, label }: { href: string; label: string }) => (
  <li className="border-t border-rule">
    <a href={href} className="block truncate py-2">
      {label}
    </a>
  </li>
)
