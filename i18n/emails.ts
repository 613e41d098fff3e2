import { emails as en } from './en/emails'
import { selectTranslation } from './language'

/** Who runs the site is known when it runs. */
export const emailText = (...owner: Parameters<typeof en>) => selectTranslation({ en })(...owner)
