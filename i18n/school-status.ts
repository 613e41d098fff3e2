import { schoolStatus as en } from './en/school-status'
import { selectTranslation } from './language'

export const schoolStatusText = () => selectTranslation({ en })
