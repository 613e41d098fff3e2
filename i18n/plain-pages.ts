import { plainPages as en } from './en/plain-pages'
import { selectTranslation } from './language'

export const plainPageText = () => selectTranslation({ en })
