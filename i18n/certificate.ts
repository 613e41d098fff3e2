import { certificate as en } from './en/certificate'
import { selectTranslation } from './language'

export const certificateText = () => selectTranslation({ en })
