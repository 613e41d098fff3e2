// Written by `node scripts/run.mjs languages`.
import { errorPage } from './en/error-pages'
import { selectTranslation } from './language'

export const errorPageText = () => selectTranslation('errorPage', errorPage)
