import { schoolHelp as en } from './en/school-help'
import { inLanguage } from './language'

export const schoolHelpWords = () => inLanguage({ en })
