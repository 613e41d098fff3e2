// Written by `node scripts/run.mjs languages`.
import { schoolSitePage as en } from './en/school-site-page'
import { selectTranslation } from './language'

const translations = { en }

export const schoolSitePageText = () => selectTranslation(translations)
