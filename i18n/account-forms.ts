import { accountForms as en } from './en/account-forms'
import { selectTranslation } from './language'

export const accountFormText = () => selectTranslation({ en })
