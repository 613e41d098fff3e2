import { personal as en } from './en/personal'
import { inLanguage } from './language'

export type HoldingName = keyof (typeof en)['holdings']

export const personalWords = () => inLanguage({ en })
