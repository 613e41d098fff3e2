// Written by `node scripts/run.mjs languages`.
import { schoolSiteStarter as en } from './en/school-site-starter'
import { selectTranslation } from './language'

const translations = { en }

export const schoolSiteStarterText = () => selectTranslation(translations)
