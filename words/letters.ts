import { letters as en } from './en/letters'
import { inLanguage } from './language'

/** Who runs the site is known when it runs. */
export const letterWords = (...owner: Parameters<typeof en>) => inLanguage({ en })(...owner)
