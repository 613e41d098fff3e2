import { list } from './list'

/** A school, its seats and its people. */
export const school = {
  /** The table that a coordinator downloads. */
  record: {
    heads: list(
      'Name',
      'E-mail',
      'Role',
      'Joined on',
      'Sessions this school year',
      'Hours',
      'Hours elsewhere',
    ),
    roles: { teacher: 'Teacher', coordinator: 'Coordinator' },
  },
}
