import 'server-only'
import { settings } from './settings'

/** Who runs this site, and where it lives: read from the settings of the running process. */
export const { owner } = settings()

/** A path of this site as a full address, for mails, search engines and link previews. */
export const fullAddress = (path: string): string => new URL(path, settings().appUrl).href
