import 'server-only'
import { settings } from './settings'

/** Who runs this site, by the settings of the running process; read when asked for, not when loaded. */
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

/** A path of this site as a full address, for mails, search engines and link previews. */
export const absoluteUrl = (path: string): string => new URL(path, settings().appUrl).href
