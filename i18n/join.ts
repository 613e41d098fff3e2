import { join as en } from './en/join'
import { selectTranslation } from './language'

export const joinText = () => selectTranslation({ en })
