// Written by `node scripts/run.mjs languages`.
import { schoolSiteEmail } from './en/school-site-emails'
import { selectTranslation } from './language'

export const schoolSiteEmailText = () => selectTranslation('schoolSiteEmail', schoolSiteEmail)
