// Written by `npm run languages`.
import { teamPeople as en } from './en/team-people'
import { selectTranslation } from './language'

const translations = { en }

export const teamPeopleText = () => selectTranslation(translations)
