// Written by `node scripts/run.mjs languages`.
import { demoSeason as en } from './en/demo-season'
import { selectTranslation } from './language'

export type * from './en/demo-season'

const translations = { en }

export const demoSeasonText = () => selectTranslation(translations)
