import { emails as en } from './en/emails'
import { selectTranslation } from './language'

/** The site's owner is a runtime setting. */
export const emailText = (...owner: Parameters<typeof en>) => selectTranslation({ en })(...owner)
