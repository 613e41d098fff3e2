// Written by `node scripts/run.mjs languages`.
import { schoolSiteEditor } from './en/school-site-editor'
import { selectTranslation } from './language'

export const schoolSiteEditorText = () => selectTranslation('schoolSiteEditor', schoolSiteEditor)
