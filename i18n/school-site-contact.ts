// Written by `node scripts/run.mjs languages`.
import { schoolSiteContact } from './en/school-site-contact'
import { selectTranslation } from './language'

export const schoolSiteContactText = () => selectTranslation('schoolSiteContact', schoolSiteContact)
