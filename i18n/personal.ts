// Written by `node scripts/run.mjs languages`.
import { personalData } from './en/personal'
import { selectTranslation } from './language'

export type * from './en/personal'

export const personalDataText = () => selectTranslation('personalData', personalData)
