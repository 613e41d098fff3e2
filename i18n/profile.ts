import { profile as en } from './en/profile'
import { selectTranslation } from './language'

export const profileText = () => selectTranslation({ en })
