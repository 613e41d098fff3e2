import { schoolForm as en } from './en/school-form'
import { selectTranslation } from './language'

export const schoolFormText = () => selectTranslation({ en })
