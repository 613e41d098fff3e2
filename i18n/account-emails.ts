import { accountEmails as en } from './en/account-emails'
import { selectTranslation } from './language'

/** Who runs the site is known when it runs. */
export const accountEmailText = (...owner: Parameters<typeof en>) =>
  selectTranslation({ en })(...owner)
