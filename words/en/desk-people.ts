import { longDay, shortDay } from '../days'
import { list } from './list'

/** The people of the site, as the team's managers see them. */
export const deskPeople = {
  csv: list('First name', 'Last name', 'E-mail', 'Phone', 'School', 'Registered on'),
}
void longDay
void shortDay
