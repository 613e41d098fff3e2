// Written by `node scripts/run.mjs languages`.
import { schoolSiteEditor as en } from './en/school-site-editor'
import { selectTranslation } from './language'

const translations = { en }

export const schoolSiteEditorText = () => selectTranslation(translations)
