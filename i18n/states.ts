// Written by `node scripts/run.mjs languages`.
import { states as en } from './en/states'
import { selectTranslation } from './language'

export type * from './en/states'

const translations = { en }

export const statesText = () => selectTranslation(translations)
