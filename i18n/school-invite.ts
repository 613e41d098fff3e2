// Written by `node scripts/run.mjs languages`.
import { schoolInvite as en } from './en/school-invite'
import { selectTranslation } from './language'

const translations = { en }

export const schoolInviteText = () => selectTranslation(translations)
