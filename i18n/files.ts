import { files as en } from './en/files'
import { selectTranslation } from './language'

export const filesText = () => selectTranslation({ en })
