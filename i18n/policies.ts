import { policies as en } from './en/policies'
import { selectTranslation } from './language'

/** Who runs the site is known when it runs. */
export const policyText = (...owner: Parameters<typeof en>) => selectTranslation({ en })(...owner)
