import 'server-only'
import type { FormRedirects } from '@/lib/http/form'
import { routes } from '@/lib/routes'

const SLUG_PATTERN = /^[a-z0-9-]{1,100}$/

export const readSlug = ({ slug }: Record<string, string | string[] | undefined>) =>
  typeof slug === 'string' && SLUG_PATTERN.test(slug) ? slug : ''

export function buildReturnUrls(
  params: Record<string, string | string[] | undefined>,
): FormRedirects {
  const slug = readSlug(params)
  return {
    resultUrl: (code) => `${routes.liveSessionRegistration(slug)}?result=${code}`,
    loginReturnPath: routes.liveSession(slug),
  }
}
