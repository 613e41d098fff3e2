import { teamPeople as en } from './en/team-people'
import { selectTranslation } from './language'

export const teamPeopleText = () => selectTranslation({ en })
