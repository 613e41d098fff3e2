import { policies as en } from './en/policies'
import { selectTranslation } from './language'

/** The site's owner is a runtime setting. */
export const policyText = (...owner: Parameters<typeof en>) => selectTranslation({ en })(...owner)
