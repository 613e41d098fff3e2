import { about as en } from './en/about'
import { selectTranslation } from './language'

export const aboutText = () => selectTranslation({ en })
