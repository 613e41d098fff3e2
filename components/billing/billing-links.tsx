import Link from 'next/link'
import { buildTeamListUrl } from '@/components/team/lists/team-pagination'
import { teamBillingText } from '@/i18n/team-billing'
import { routes } from '@/lib/routes'
import { roleIncludes, type TeamRole } from '@/lib/team-access/policy'

type Props = { role: TeamRole; query: Record<string, string | undefined> }

const DOWNLOADS = [
  ['documents', '/api/team/billing/export'],
  ['payments', '/api/team/billing/payments/export'],
] as const
const FORMATS = ['csv', 'xlsx'] as const

/** Prices and settings are for managers. The downloads have the filters of the list. */
export function BillingLinks({ role, query: { after: _, sort: __, ...filters } }: Props) {
  const { links, downloads } = teamBillingText()
  return (
    <p className="flex flex-wrap gap-x-5">
      {DOWNLOADS.flatMap(([table, path]) =>
        FORMATS.map((as) => (
          <a key={`${table} ${as}`} href={buildTeamListUrl(path, { ...filters, as })} download>
            {downloads[table][as]}
          </a>
        )),
      )}
      {roleIncludes(role, 'manager') && (
        <>
          <Link href={routes.teamPrices} prefetch={false}>
            {links.prices}
          </Link>
          <Link href={routes.teamBillingSettings} prefetch={false}>
            {links.settings}
          </Link>
        </>
      )}
    </p>
  )
}
