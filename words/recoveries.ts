import { recoveries as en } from './en/recoveries'
import { inLanguage } from './language'

export const recoveryWords = () => inLanguage({ en })
