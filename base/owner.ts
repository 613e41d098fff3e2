import 'server-only'
import { settings } from './settings'

/** The operator of this site. Read lazily, because settings belong to the running process. */
export const siteOwner = {
  get address() {
    return settings().owner.address
  },
  get phone() {
    return settings().owner.phone
  },
  get email() {
    return settings().owner.email
  },
  get jurisdiction() {
    return settings().owner.jurisdiction
  },
}

export const absoluteUrl = (path: string): string => new URL(path, settings().appUrl).href
