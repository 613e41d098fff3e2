import Link from 'next/link'
import { buildTeamListUrl } from '@/components/team/team-pagination'
import { teamBillingText } from '@/i18n/team-billing'
import { routes } from '@/lib/routes'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

type Props = { role: TeamRole; query: Record<string, string | undefined> }

const LEDGER_EXPORT_PATH = '/api/team/billing/export'

/** Prices and settings are for managers. The download has the filters of the list. */
export function BillingLinks({ role, query: { after: _, ...filters } }: Props) {
  const { links } = teamBillingText()
  return (
    <p className="mt-3 flex flex-wrap gap-x-6">
      {(['csv', 'xlsx'] as const).map((as) => (
        <a
          key={as}
          href={buildTeamListUrl(LEDGER_EXPORT_PATH, { ...filters, as })}
          download
          className="inline-flex min-h-11 items-center"
        >
          {links[as]}
        </a>
      ))}
      {roleIncludes(role, 'manager') && (
        <>
          <Link
            href={routes.teamPrices}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {links.prices}
          </Link>
          <Link
            href={routes.teamBillingSettings}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {links.settings}
          </Link>
        </>
      )}
    </p>
  )
}
