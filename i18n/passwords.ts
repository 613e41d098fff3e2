import { passwords as en } from './en/passwords'
import { selectTranslation } from './language'

export const passwordText = () => selectTranslation({ en })
