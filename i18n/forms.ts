import { forms as en } from './en/forms'
import { selectTranslation } from './language'

export const formText = () => selectTranslation({ en })
