// Written by `node scripts/run.mjs languages`.
import { accountMerge } from './en/account-merge'
import { selectTranslation } from './language'

export const accountMergeText = () => selectTranslation('accountMerge', accountMerge)
