// Written by `npm run languages`.
import { schoolInvite as en } from './en/school-invite'
import { selectTranslation } from './language'

const translations = { en }

export const schoolInviteText = () => selectTranslation(translations)
