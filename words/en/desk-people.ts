import { longDay, shortDay } from '../days'
import { list } from './list'

/** The people of the site and the log, as the team's managers see them. */
export const deskPeople = {
  day: shortDay,
  longDay,
  title: 'People',
  lede: 'Everybody with an account, the newest first.',
  search: 'Name, e-mail or phone',
  export: 'Download all as CSV',
  exportSays: 'It stands in the log that you did.',
  csv: list('First name', 'Last name', 'E-mail', 'Phone', 'School', 'Registered on'),
  roles: { editor: 'Editor', manager: 'Manager' },
  back: 'All people',
  facts: {
    email: 'E-mail',
    phone: 'Phone',
    registered: 'Registered',
    confirmed: 'Address confirmed',
    notConfirmed: 'not yet',
    team: 'In the team',
    notTeam: 'no',
    school: 'School',
    noSchool: 'none',
    logins: 'Logins',
    seen: (logins: number, last: string | null) =>
      last ? `${logins}, last seen on ${last}` : String(logins),
  },
  seat: (school: string, role: string, since: string) => `${school}, ${role}, since ${since}`,
  schoolRoles: { teacher: 'teacher', coordinator: 'coordinator' },
  certificates: 'Certificates',
  noCertificates: 'None yet.',
  revoked: 'revoked',
  end: 'End all logins',
  endSays:
    'Every browser and app of this person is logged out on its next request. The password stays.',
  ended: (count: number) => (count === 1 ? 'One login is ended.' : `${count} logins are ended.`),
  log: 'In the log',
  logTitle: 'Log',
  logLede: 'What was done, by whom and on whom. Nobody can change or delete a line.',
  filters: {
    act: 'What',
    day: 'Day',
    anyAct: 'Everything',
    who: 'Of one person',
    thing: 'Of one thing',
  },
  noLines: 'No line of the log fits.',
  theMessage: 'Open the message',
  team: 'The team’s program',
  site: 'The site',
  goneSchool: 'a school that is gone',
  gonePerson: 'somebody who is gone',
  only: {
    person: 'Only what one person did, or what was done to them.',
    thing: 'Only what was done to one thing.',
  },
}
