// Written by `node scripts/run.mjs languages`.
import { linkPage } from './en/link-pages'
import { selectTranslation } from './language'

export const linkPageText = () => selectTranslation('linkPage', linkPage)
