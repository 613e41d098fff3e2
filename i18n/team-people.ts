// Written by `node scripts/run.mjs languages`.
import { teamPeople as en } from './en/team-people'
import { selectTranslation } from './language'

const translations = { en }

export const teamPeopleText = () => selectTranslation(translations)
