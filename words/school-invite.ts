import { schoolInvite as en } from './en/school-invite'
import { inLanguage } from './language'

export const schoolInviteWords = () => inLanguage({ en })
