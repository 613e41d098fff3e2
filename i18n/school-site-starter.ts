// Written by `node scripts/run.mjs languages`.
import { schoolSiteStarter } from './en/school-site-starter'
import { selectTranslation } from './language'

export const schoolSiteStarterText = () => selectTranslation('schoolSiteStarter', schoolSiteStarter)
