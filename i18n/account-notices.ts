// Written by `node scripts/run.mjs languages`.
import { accountNotice as en } from './en/account-notices'
import { selectTranslation } from './language'

const translations = { en }

export const accountNoticeText = () => selectTranslation(translations)
