import { schoolInvite as en } from './en/school-invite'
import { selectTranslation } from './language'

export const schoolInviteText = () => selectTranslation({ en })
