// Written by `node scripts/run.mjs languages`.
import { schoolInvite } from './en/school-invite'
import { selectTranslation } from './language'

export const schoolInviteText = () => selectTranslation('schoolInvite', schoolInvite)
