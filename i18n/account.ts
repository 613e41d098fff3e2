import { account as en } from './en/account'
import { selectTranslation } from './language'

export const accountText = () => selectTranslation({ en })
