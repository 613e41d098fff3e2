// Written by `node scripts/run.mjs languages`.
import { schoolSitePage } from './en/school-site-page'
import { selectTranslation } from './language'

export const schoolSitePageText = () => selectTranslation('schoolSitePage', schoolSitePage)
