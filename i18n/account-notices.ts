import { accountNotices as en } from './en/account-notices'
import { selectTranslation } from './language'

export const accountNoticeText = () => selectTranslation({ en })
