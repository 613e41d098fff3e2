import { personalData as en } from './en/personal'
import { selectTranslation } from './language'

export type PersonalDataSourceName = keyof (typeof en)['holdings']

export const personalDataText = () => selectTranslation({ en })
