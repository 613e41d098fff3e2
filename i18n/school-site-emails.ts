// Written by `node scripts/run.mjs languages`.
import { schoolSiteEmail as en } from './en/school-site-emails'
import { selectTranslation } from './language'

const translations = { en }

export const schoolSiteEmailText = () => selectTranslation(translations)
