import { home as en } from './en/home'
import { selectTranslation } from './language'

export const homeText = () => selectTranslation({ en })
