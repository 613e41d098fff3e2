import { ebooks } from '@/content/ebooks/catalogue'
import { allAreas } from '@/lib/areas'
import { loginFor, paywallFor, routes } from '@/lib/routes'

const freeBook = ebooks.find(({ isPremium }) => !isPremium)?.id ?? ''

/** Pages for everyone who has an account, at addresses that a member may open, and where each sends others. */
export const guardedPages = allAreas
  .filter(({ whom, kind }) => (whom === 'member' || whom === 'person') && kind === 'page')
  .map(({ path, whom, framed }) => {
    const paywall = framed ? routes.subscription : paywallFor(path)
    const elsewhere = whom === 'person' ? loginFor(path) : paywall
    return { page: path.replace(':id', freeBook), elsewhere }
  })
