// Written by `node scripts/run.mjs languages`.
import { statistics as en } from './en/statistics'
import { selectTranslation } from './language'

const translations = { en }

export const statisticsText = () => selectTranslation(translations)
