// Written by `node scripts/run.mjs languages`.
import { teamPeople } from './en/team-people'
import { selectTranslation } from './language'

export const teamPeopleText = () => selectTranslation('teamPeople', teamPeople)
