import { list } from './common/list'

export const school = {
  /** The coordinator's CSV download. */
  record: {
    heads: list(
      'Name',
      'Email',
      'Role',
      'Joined on',
      'Sessions this school year',
      'Hours',
      'Hours elsewhere',
      'Of all hours, before joining',
    ),
    roles: { teacher: 'Teacher', coordinator: 'Coordinator' },
  },
}
