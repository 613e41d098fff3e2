import { errorPages as en } from './en/error-pages'
import { selectTranslation } from './language'

export const errorPageText = () => selectTranslation({ en })
