import { ebooks } from '@/content/ebooks/catalogue'
import { allAreas } from '@/lib/areas'
import { loginFor, paywallFor, routes } from '@/lib/routes'

const SOME_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const freeBook = ebooks.find(({ isPremium }) => !isPremium)?.id ?? ''

/** Pages for everyone who has an account, at addresses that a member may open, and where each sends others. */
export const guardedPages = allAreas
  .filter(({ whom, kind }) => (whom === 'member' || whom === 'person') && kind === 'page')
  .map(({ path, whom, framed }) => {
    const paywall = framed ? routes.subscription : paywallFor(path)
    // What is one person's own is not there for the next one: strangers are sent away all the same.
    const isOwn = whom === 'person' && path.includes(':')
    const named = (address: string) =>
      isOwn ? address.replace(/:\w+/, SOME_ID) : address.replace(':id', freeBook)
    return {
      page: named(path),
      elsewhere: whom === 'person' ? loginFor(named(path)) : paywall,
      isOwn,
    }
  })
