// Written by `node scripts/run.mjs languages`.
import { personalData as en } from './en/personal'
import { selectTranslation } from './language'

export type * from './en/personal'

const translations = { en }

export const personalDataText = () => selectTranslation(translations)
