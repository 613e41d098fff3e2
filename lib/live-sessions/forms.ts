import 'server-only'
import type { FormRedirects } from '@/lib/api/form'
import { routes } from '@/lib/routes'

const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/

/** What stands in an address where a gathering's name belongs; what cannot be one finds nothing. */
export const readSlug = ({ slug }: Record<string, string | string[] | undefined>) =>
  typeof slug === 'string' && SLUG_PATTERN.test(slug) ? slug : ''

/** Whoever sent a form reads on their own page of the gathering what came of it. */
export function buildReturnUrls(
  params: Record<string, string | string[] | undefined>,
): FormRedirects {
  const slug = readSlug(params)
  return {
    said: (code) => `${routes.gatheringPlace(slug)}?said=${code}`,
    page: routes.gathering(slug),
  }
}
