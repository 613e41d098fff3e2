// Written by `node scripts/run.mjs languages`.
import { plainPage } from './en/plain-pages'
import { selectTranslation } from './language'

export const plainPageText = () => selectTranslation('plainPage', plainPage)
