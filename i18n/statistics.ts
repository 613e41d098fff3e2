// Written by `node scripts/run.mjs languages`.
import { statistics } from './en/statistics'
import { selectTranslation } from './language'

export const statisticsText = () => selectTranslation('statistics', statistics)
