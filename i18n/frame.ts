import { frame as en } from './en/frame'
import { selectTranslation } from './language'

export const frameText = () => selectTranslation({ en })
