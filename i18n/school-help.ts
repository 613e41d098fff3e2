import { schoolHelp as en } from './en/school-help'
import { selectTranslation } from './language'

export const schoolHelpText = () => selectTranslation({ en })
