// Written by `node scripts/run.mjs languages`.
import { homeBand as en } from './en/home-band'
import { selectTranslation } from './language'

const translations = { en }

export const homeBandText = () => selectTranslation(translations)
