import Link from 'next/link'
import { classResultsText } from '@/i18n/class-results'
import { routes } from '@/lib/routes'

/** What leaves the page. Slips are printed by the browser, which alone knows names. */
export function ResultFiles({ id }: { id: string }) {
  const text = classResultsText()
  const path = `/api/class-tests/${id}`
  return (
    <p className="flex flex-wrap gap-x-8">
      <Link
        href={routes.testSlips(id)}
        prefetch={false}
        className="inline-flex min-h-11 items-center"
      >
        {text.slips}
      </Link>
      <a href={`${path}/report`} className="inline-flex min-h-11 items-center">
        {text.report}
      </a>
      <a
        href={`${path}/register?format=xlsx`}
        className="inline-flex min-h-11 items-center"
        download
      >
        {text.xlsx}
      </a>
      <a
        href={`${path}/register?format=csv`}
        className="inline-flex min-h-11 items-center"
        download
      >
        {text.csv}
      </a>
    </p>
  )
}
