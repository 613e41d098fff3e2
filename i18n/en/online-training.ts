import { WEEKLY_SESSION } from './common/weekly-session'

export const onlineTraining = {
  title: 'Online Training',
  lede: `Eight workshops for teachers of grades 6 to 12, live every week at ${WEEKLY_SESSION}, each with an e-certificate.`,
  table: {
    heading: 'This week’s workshops',
    workshop: 'Workshop',
    link: 'Link',
    locked: 'For subscribers',
  },
  cards: 'What each workshop offers',
  register: 'Register Now',
  enroll: 'Enroll in UNS for this facility',
  enrollNote: 'You can join the first four workshops. A subscription gives you all eight.',
  visitor: 'You are logged out. Log in to see the links.',
  login: 'Login',
}
