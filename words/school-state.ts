import { schoolState as en } from './en/school-state'
import { inLanguage } from './language'

export const schoolStateWords = () => inLanguage({ en })
