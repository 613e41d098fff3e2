import { apiResults as en } from './en/api-results'
import { selectTranslation } from './language'

export const apiResultText = () => selectTranslation({ en })
