// Written by `node scripts/run.mjs languages`.
import { liveSession as en } from './en/live-sessions'
import { selectTranslation } from './language'

const translations = { en }

export const liveSessionText = () => selectTranslation(translations)
