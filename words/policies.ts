import { policies as en } from './en/policies'
import { inLanguage } from './language'

/** Who runs the site is known when it runs. */
export const policyWords = (...owner: Parameters<typeof en>) => inLanguage({ en })(...owner)
