import { ebooks } from '@/content/ebooks/catalogue'
import { allRoutePolicies } from '@/lib/route-policies'
import { routes, toLoginPath, toPaywallPath } from '@/lib/routes'

const SAMPLE_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const freeBookId = ebooks.find(({ isPremium }) => !isPremium)?.id ?? ''

/** Pages that need an account, with a URL a member can open, and the redirects for others. */
export const guardedPages = allRoutePolicies
  .filter(({ kind, redirectsTo }) => kind === 'page' && !redirectsTo)
  .filter(({ audience }) => audience === 'member' || audience === 'user')
  .map(({ path, audience, isFrameable }) => {
    // A page of one user is not found for others; logged-out visitors are still redirected.
    const isOwn =
      audience === 'user' && (path.includes(':') || path.startsWith(routes.schoolWebsite))
    const fillParams = (target: string) =>
      isOwn ? target.replace(/:\w+/, SAMPLE_ID) : target.replace(':id', freeBookId)
    const paywall = isFrameable ? routes.subscription : toPaywallPath(fillParams(path))
    return {
      page: fillParams(path),
      elsewhere: audience === 'user' ? toLoginPath(fillParams(path)) : paywall,
      isOwn,
    }
  })
