import { toolkit as en } from './en/toolkit'
import { selectTranslation } from './language'

export const toolkitText = () => selectTranslation({ en })
