import { faults as en } from './en/faults'
import { inLanguage } from './language'

export const faultWords = () => inLanguage({ en })
