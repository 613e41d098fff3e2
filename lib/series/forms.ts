import 'server-only'
import type { Back } from '@/lib/api/form'
import { routes } from '@/lib/routes'

const SLUG = /^[a-z0-9-]{1,100}$/

/** What stands in an address where a gathering's name belongs; what cannot be one finds nothing. */
export const slugFrom = ({ slug }: Record<string, string | string[] | undefined>) =>
  typeof slug === 'string' && SLUG.test(slug) ? slug : ''

/** Whoever sent a form reads on their own page of the gathering what came of it. */
export function backToPlace(params: Record<string, string | string[] | undefined>): Back {
  const slug = slugFrom(params)
  return {
    said: (word) => `${routes.gatheringPlace(slug)}?said=${word}`,
    page: routes.gathering(slug),
  }
}
