import { programmes as en } from './en/programmes'
import { inLanguage } from './language'

export const programmeWords = () => inLanguage({ en })
