// Written by `node scripts/run.mjs languages`.
import { library } from './en/library'
import { selectTranslation } from './language'

export const libraryText = () => selectTranslation('library', library)
