import { logins as en } from './en/logins'
import { selectTranslation } from './language'

export const loginsText = () => selectTranslation({ en })
