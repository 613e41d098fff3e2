import 'server-only'
import { workshops } from '@/content/workshops'
import type { Reader } from '@/lib/library/policy'
import { mayRegister } from './policy'

/** The week's workshops, with the link only where this viewer may follow it. */
export function workshopsFor(viewer: Reader) {
  return workshops.map(({ link, ...workshop }, place) => ({
    ...workshop,
    link: mayRegister(viewer, place) ? link : null,
  }))
}
