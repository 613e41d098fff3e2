import 'server-only'
import { workshops } from '@/content/workshops'
import type { Reader } from '@/lib/library/policy'
import { routes } from '@/lib/routes'
import { mayRegister } from './policy'

/**
 * The week's workshops, with the link only where this viewer may follow it. One that has a date of its
 * own is registered for on its page, which `pages` names by its title.
 */
export function workshopsFor(viewer: Reader, pages: ReadonlyMap<string, string> = new Map()) {
  return workshops.map(({ link, ...workshop }, place) => {
    const own = pages.get(workshop.title)
    const leads = own ? routes.gathering(own) : link
    return { ...workshop, link: mayRegister(viewer, place) ? leads : null }
  })
}
