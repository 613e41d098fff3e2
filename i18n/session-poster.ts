// Written by `node scripts/run.mjs languages`.
import { sessionPoster } from './en/session-poster'
import { selectTranslation } from './language'

export const sessionPosterText = () => selectTranslation('sessionPoster', sessionPoster)
