import { accountEmails as en } from './en/account-emails'
import { selectTranslation } from './language'

/** The site's owner is a runtime setting. */
export const accountEmailText = (...owner: Parameters<typeof en>) =>
  selectTranslation({ en })(...owner)
