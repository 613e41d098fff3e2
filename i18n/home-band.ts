// Written by `npm run languages`.
import { homeBand as en } from './en/home-band'
import { selectTranslation } from './language'

const translations = { en }

export const homeBandText = () => selectTranslation(translations)
