import { site } from '@/base/site'

export const onlineTraining = {
  title: 'Online Training',
  lede: `Eight workshops for teachers of grades 6 to 12, live every week at ${site.weeklySession}, each with an e-certificate.`,
  table: {
    heading: 'This week’s workshops',
    workshop: 'Workshop',
    link: 'Link',
    locked: 'For subscribers',
  },
  cards: 'What each brings',
  register: 'Register Now',
  enroll: 'Enroll in UNS for this facility',
  enrollNote: 'The first four workshops are open to you. A subscription opens all eight.',
  visitor: 'You are logged out. Log in to see the links.',
  login: 'Login',
}
