import { school as en } from './en/school'
import { selectTranslation } from './language'

export const schoolText = () => selectTranslation({ en })
