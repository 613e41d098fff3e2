import { lists as en } from './en/lists'
import { selectTranslation } from './language'

export const listText = () => selectTranslation({ en })
