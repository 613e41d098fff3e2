// Written by `node scripts/run.mjs languages`.
import { schoolSiteContact as en } from './en/school-site-contact'
import { selectTranslation } from './language'

const translations = { en }

export const schoolSiteContactText = () => selectTranslation(translations)
