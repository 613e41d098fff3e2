// Written by `node scripts/run.mjs languages`.
import { sessionPoster as en } from './en/session-poster'
import { selectTranslation } from './language'

const translations = { en }

export const sessionPosterText = () => selectTranslation(translations)
