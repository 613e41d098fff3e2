// Written by `node scripts/run.mjs languages`.
import { team as en } from './en/team'
import { selectTranslation } from './language'

export type * from './en/team'

const translations = { en }

export const teamText = () => selectTranslation(translations)
