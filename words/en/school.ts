import { list } from './list'

/** A school, its seats and its people. */
export const school = {
  /** The table that a coordinator downloads. */
  record: {
    heads: list('Name', 'E-mail', 'Role', 'Joined on'),
    roles: { teacher: 'Teacher', coordinator: 'Coordinator' },
  },
}
