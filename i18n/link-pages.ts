import { linkPages as en } from './en/link-pages'
import { selectTranslation } from './language'

export const linkPageText = () => selectTranslation({ en })
