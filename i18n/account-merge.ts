// Written by `node scripts/run.mjs languages`.
import { accountMerge as en } from './en/account-merge'
import { selectTranslation } from './language'

const translations = { en }

export const accountMergeText = () => selectTranslation(translations)
