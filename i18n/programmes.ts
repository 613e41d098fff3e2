import { programmes as en } from './en/programmes'
import { selectTranslation } from './language'

export const programmeText = () => selectTranslation({ en })
