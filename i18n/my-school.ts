import { mySchool as en } from './en/my-school'
import { selectTranslation } from './language'

export const mySchoolText = () => selectTranslation({ en })
