import { library as en } from './en/library'
import { selectTranslation } from './language'

export const libraryText = () => selectTranslation({ en })
