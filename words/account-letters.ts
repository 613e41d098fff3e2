import { accountLetters as en } from './en/account-letters'
import { inLanguage } from './language'

/** Who runs the site is known when it runs. */
export const accountLetterWords = (...owner: Parameters<typeof en>) => inLanguage({ en })(...owner)
