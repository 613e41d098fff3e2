import { teamVerify as en } from './en/team-verify'
import { selectTranslation } from './language'

export const teamVerifyText = () => selectTranslation({ en })
