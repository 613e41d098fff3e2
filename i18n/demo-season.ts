// Written by `node scripts/run.mjs languages`.
import { demoSeason } from './en/demo-season'
import { selectTranslation } from './language'

export type * from './en/demo-season'

export const demoSeasonText = () => selectTranslation('demoSeason', demoSeason)
