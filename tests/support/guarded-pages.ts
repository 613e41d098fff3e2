import { ebooks } from '@/content/ebooks/catalogue'
import { allRoutePolicies } from '@/lib/route-policies'
import { routes, toLoginPath, toPaywallPath } from '@/lib/routes'

const SAMPLE_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const freeBookId = ebooks.find(({ isPremium }) => !isPremium)?.id ?? ''

/** Pages for everyone who has an account, at addresses that a member may open, and where each sends others. */
export const guardedPages = allRoutePolicies
  .filter(({ whom, kind }) => (whom === 'member' || whom === 'person') && kind === 'page')
  .map(({ path, whom, framed }) => {
    const paywall = framed ? routes.subscription : toPaywallPath(path)
    // What is one person's own is not there for the next one: strangers are sent away all the same.
    const isOwn = whom === 'person' && path.includes(':')
    const fillParams = (target: string) =>
      isOwn ? target.replace(/:\w+/, SAMPLE_ID) : target.replace(':id', freeBookId)
    return {
      page: fillParams(path),
      elsewhere: whom === 'person' ? toLoginPath(fillParams(path)) : paywall,
      isOwn,
    }
  })
