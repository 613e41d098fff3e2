// Written by `node scripts/run.mjs languages`.
import { accountNotice } from './en/account-notices'
import { selectTranslation } from './language'

export const accountNoticeText = () => selectTranslation('accountNotice', accountNotice)
