// Written by `node scripts/run.mjs languages`.
import { about } from './en/about'
import { selectTranslation } from './language'

export const aboutText = () => selectTranslation('about', about)
