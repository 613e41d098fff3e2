import { contact as en } from './en/contact'
import { selectTranslation } from './language'

export const contactText = () => selectTranslation({ en })
